import type { ShipId } from '../../../core/game/events';
import { hasMark } from '../../../core/game/state';
import type { Act, Block, Chip } from '../../../core/pages/page';
import { TERRAINS } from '../../admirals-shared/cards/terms';
import { hasKeyword } from '../../admirals-shared/keywords/apply';
import type { Piece } from '../../admirals-shared/piece';
import { LASTING_MARKS, ROUND_MARKS } from '../../admirals-shared/play/names';
import { waysOf } from '../play/setup';
import { ask } from './ask';
import { readsRule, readsTerrain } from './reads';
import type { Seen } from './shipRow';
import { mountsOf } from '../play/activation';

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

/** A mark that a tap turns on or off, until the ship has left. */
export const markChip = ({ state, words }: Seen, subject: ShipId, mark: string): Chip => {
  const isOn = hasMark(state, subject, mark);
  const label = words.correct.mark(mark);
  const rule = RULES[mark];
  const act: Act = { label, command: ask({ type: 'set-mark', subject, mark, to: isOn ? 0 : 1 }) };
  return {
    label,
    tone: 'plain',
    isOn,
    ...(state.ships[subject]?.left ? {} : { act }),
    ...(rule === undefined ? {} : readsRule(rule)),
  };
};

const hasHeavy = ({ setup, state }: Seen, piece: Piece): boolean =>
  mountsOf(setup, state, piece).some(({ weapon }) => weapon?.types.includes('Heavy'));

/** The marks that this ship can have, and any other that it has. */
export const marksOfCard = (seen: Seen, piece: Piece): readonly string[] => {
  const can: readonly (readonly [string, boolean])[] = [
    [ROUND_MARKS.activated, seen.state.round > 0],
    [LASTING_MARKS.reloading, hasHeavy(seen, piece)],
    [ROUND_MARKS.heavyLocked, false],
    [ROUND_MARKS.evadeUsed, piece.card.role === 'Escort'],
    [ROUND_MARKS.skilledUsed, hasKeyword(piece, 'Skilled')],
    [ROUND_MARKS.augurUsed, hasKeyword(piece, 'Augur')],
    [LASTING_MARKS.nearStrategic, waysOf(seen.setup).includes('holdTerritory')],
  ];
  return can
    .filter(([mark, applies]) => applies || hasMark(seen.state, piece.id, mark))
    .map(([mark]) => mark);
};

export const marksBlock = (seen: Seen, piece: Piece, marks: readonly string[]): readonly Block[] =>
  marks.length === 0
    ? []
    : [
        {
          block: 'chips',
          label: seen.words.correct.ship.marks,
          chips: marks.map((mark) => markChip(seen, piece.id, mark)),
        },
      ];

/** 8: the hex that it stands in; one tap says another. */
export const terrainBlock = ({ words }: Seen, piece: Piece): Block => ({
  block: 'chips',
  label: words.pages.ship.terrain,
  chips: [null, ...TERRAINS].map((terrain): Chip => {
    const label = terrain ?? words.pages.ship.open;
    const isOn = piece.terrain === terrain;
    const command = ask({ type: 'set-terrain', ship: piece.id, terrain });
    return {
      label,
      tone: 'plain',
      isOn,
      ...(isOn ? {} : { act: { label, command } }),
      ...(terrain === null ? {} : readsTerrain(terrain)),
    };
  }),
});
