import { SIX_SIDED } from '../../../core/dice/sixSided';
import type { SubjectId } from '../../../core/game/events';
import type { Answers } from '../../../core/pages/answers';
import type { Block, Page } from '../../../core/pages/page';
import { countAt, diceAt, flagAt } from '../../kit/pages/answered';
import { shipName } from '../../kit/play/ships';
import { rotationsOf } from '../movement';
import type { Piece } from '../piece';
import type { CommandOf } from '../play/commands';
import { pieceOf } from '../play/view';
import { hexBlocks, stepThrough } from './entryBlocks';
import { readsRule, type View } from './view';

/** Black Hole: the roll on the way out. */
const BREAK_OUT = 'breakOut';

const turnsBlock = ({ words }: View, piece: Piece, value: number): readonly Block[] => {
  const max = rotationsOf(piece).value;
  const label = words.pages.move.rotations;
  return max === 'any' ? [] : [{ block: 'stepper', id: 'rotations', label, value, min: 0, max }];
};

const breakOutBlock = ({ words }: View, dice: readonly number[]): Block => ({
  block: 'dice',
  id: BREAK_OUT,
  label: words.pages.move.breakOut,
  count: 1,
  dice,
  faces: SIX_SIDED,
});

const friendBlock = ({ words }: View, on: boolean): Block => ({
  block: 'switches',
  switches: [
    { id: 'ontoFriend', label: words.pages.move.ontoFriend, on, ...readsRule('Movement') },
  ],
});

/** Movement: one space. */
export const movePage = (view: View, about: SubjectId, answers: Answers): Page | null => {
  const piece = pieceOf(view.setup, view.state, about);
  if (!piece) return null;
  const { move: words, attack } = view.words.pages;
  const inHole = piece.terrain === 'Black Hole';
  const out = inHole ? diceAt(answers, BREAK_OUT) : [];
  const hex = hexBlocks(view, answers, '');
  const stepping = stepThrough(view, piece, hex.entry, answers, '', inHole);
  const ontoFriend = flagAt(answers, 'ontoFriend') === true;
  const rotations = countAt(answers, 'rotations') ?? 0;
  const command: CommandOf<'move'> = {
    type: 'move',
    ship: about,
    ...(rotations > 0 ? { rotations } : {}),
    ...(ontoFriend ? { ontoFriend } : {}),
    ...(out[0] === undefined ? {} : { breakOut: out[0] }),
    enters: stepping.entry,
  };
  const isReady = stepping.isDone && (!inHole || out.length === 1);
  return {
    title: words.title,
    kicker: shipName(view.state, about),
    team: piece.team,
    blocks: [
      ...turnsBlock(view, piece, rotations),
      ...(inHole ? [breakOutBlock(view, out)] : []),
      ...hex.blocks,
      friendBlock(view, ontoFriend),
      ...stepping.blocks,
    ],
    primary: isReady
      ? view.tried(command, { label: words.go, opens: 'back' })
      : { label: words.go, why: attack.missing },
    secondary: isReady ? view.anyway(command) : [],
  };
};
