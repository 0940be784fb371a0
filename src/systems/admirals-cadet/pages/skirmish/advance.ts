import { SIX_SIDED } from '../../../../core/dice/sixSided';
import type { Answers } from '../../../../core/pages/answers';
import type { Block } from '../../../../core/pages/page';
import { diceAt, flagAt } from '../../../kit/pages/answered';
import type { Piece } from '../../piece';
import { breakOutRoll } from '../../terrain';
import { goesIll } from '../../../admirals-shared/terrain/entry';
import { hexBlocks, stepThrough } from '../entryBlocks';
import { readsRule, type View } from '../view';
import type { Skirmish } from '../../play/commands';

const BREAK_OUT = 'to.breakOut';

interface Advancing {
  /** What goes into the command. */
  readonly told: Pick<Skirmish, 'advance' | 'breakOut'>;
  readonly blocks: readonly Block[];
}

/** Black Hole: the die of a survivor that leaves one for the other's hex. */
const leaving = ({ words }: View, survivor: Piece, answers: Answers) => {
  const dice = diceAt(answers, BREAK_OUT);
  const [die] = dice;
  const block: Block = {
    block: 'dice',
    id: BREAK_OUT,
    label: words.pages.move.breakOut,
    count: 1,
    dice,
    faces: SIX_SIDED,
  };
  const told = die === undefined ? {} : { breakOut: die };
  return { told, block, isLost: die !== undefined && goesIll(breakOutRoll(survivor), die) };
};

/** Skirmishes, Black Hole: whether the survivor takes the hex of the other, and what the hex asks of it. */
export const advanceOf = (
  view: View,
  survivor: Piece,
  lost: Piece,
  answers: Answers,
): Advancing => {
  const on = flagAt(answers, 'advance') !== false;
  const toggle: Block = {
    block: 'switches',
    switches: [
      { id: 'advance', label: view.words.pages.skirmish.advance, on, ...readsRule('Skirmishes') },
    ],
  };
  if (!on) return { told: {}, blocks: [toggle] };
  const inHole = survivor.terrain === 'Black Hole';
  const out = inHole ? leaving(view, survivor, answers) : null;
  const hex = hexBlocks(view, answers, 'to.', lost.terrain);
  const way = [toggle, ...(out ? [out.block] : [])];
  if (out?.isLost) return { told: { ...out.told, advance: hex.entry }, blocks: way };
  const { entry, blocks } = stepThrough(view, survivor, hex.entry, answers, 'to.', inHole);
  return { told: { ...out?.told, advance: entry }, blocks: [...way, ...hex.blocks, ...blocks] };
};
