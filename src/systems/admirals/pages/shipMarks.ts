import { hasMark } from '../../../core/game/state';
import type { Block } from '../../../core/pages/page';
import { TERRAINS } from '../../admirals-shared/cards/terms';
import { terrainBlock as anyTerrainBlock } from '../../admirals-shared/pages/terrainBlock';
import { markChip } from '../../kit/pages/correct/parts';
import type { Reads } from '../../kit/pages/reads';
import { hasKeyword } from '../../admirals-shared/keywords/apply';
import { LASTING_MARKS, ROUND_MARKS } from '../../admirals-shared/play/names';
import { waysOf } from '../play/setup';
import { ask } from './ask';
import { readsRule, readsTerrain } from './reads';
import type { View } from './shipRow';
import { mountsOf } from '../play/activation';
import type { Piece } from '../piece';

const RULES: Readonly<Record<string, string>> = {
  [ROUND_MARKS.activated]: '4B-02',
  [ROUND_MARKS.heavyLocked]: '5A-02',
  [ROUND_MARKS.evadeUsed]: '6C',
  [ROUND_MARKS.skilledUsed]: '9I',
  [ROUND_MARKS.augurUsed]: '9L',
  [ROUND_MARKS.escaped]: '8B-05',
  [ROUND_MARKS.startedInCore]: '8B-04',
  [LASTING_MARKS.reloading]: '5G-01',
  [LASTING_MARKS.nearStrategic]: '10E-03',
};

/** What a mark of a ship opens. */
export const readsMark = (mark: string): Reads => {
  const rule = RULES[mark];
  return rule === undefined ? {} : readsRule(rule);
};

const hasHeavy = ({ setup, state }: View, piece: Piece): boolean =>
  mountsOf(setup, state, piece).some(({ weapon }) => weapon?.types.includes('Heavy'));

/** The marks that this ship can have, and any other that it has. */
export const marksOfCard = (view: View, piece: Piece): readonly string[] => {
  const can: readonly (readonly [string, boolean])[] = [
    [ROUND_MARKS.activated, view.state.round > 0],
    [LASTING_MARKS.reloading, hasHeavy(view, piece)],
    [ROUND_MARKS.heavyLocked, false],
    [ROUND_MARKS.evadeUsed, piece.card.role === 'Escort'],
    [ROUND_MARKS.skilledUsed, hasKeyword(piece, 'Skilled')],
    [ROUND_MARKS.augurUsed, hasKeyword(piece, 'Augur')],
    [LASTING_MARKS.nearStrategic, waysOf(view.setup).includes('holdTerritory')],
  ];
  return can
    .filter(([mark, applies]) => applies || hasMark(view.state, piece.id, mark))
    .map(([mark]) => mark);
};

export const marksBlock = (view: View, piece: Piece, marks: readonly string[]): readonly Block[] =>
  marks.length === 0
    ? []
    : [
        {
          block: 'chips',
          label: view.words.correct.ship.marks,
          chips: marks.map((mark) => markChip(view, piece.id, mark, readsMark(mark))),
        },
      ];

/** 8: the hex that it stands in; one tap says another. */
export const terrainBlock = (view: View, { id, terrain: now }: Piece): Block =>
  anyTerrainBlock(
    view,
    TERRAINS,
    now,
    (terrain) => ask({ type: 'set-terrain', ship: id, terrain }),
    readsTerrain,
  );
