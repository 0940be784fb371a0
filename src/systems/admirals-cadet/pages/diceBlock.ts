import { SIX_SIDED } from '../../../core/dice/sixSided';
import type { Answers } from '../../../core/pages/answers';
import type { Block, BlockOf, Chip } from '../../../core/pages/page';
import { diceAt } from '../../kit/pages/answered';
import type { Seen } from './seen';

/** What each face gives, on the keys. */
export type Keys = Pick<BlockOf<'dice'>, 'faces' | 'note'>;

/** Dice that were all entered shrink to a line, from which they can be taken back. */
const diceTold = ({ words }: Seen, id: string, label: string, dice: readonly number[]): Block => {
  const { face, change } = words.pages.aim.roll;
  return {
    block: 'chips',
    label,
    chips: [
      ...dice.map((one): Chip => ({ label: face(one), tone: 'plain' })),
      { label: change, tone: 'plain', act: { label: change, answers: { [id]: [] } } },
    ],
  };
};

/** Dice that are asked for, or what they showed. */
export const diceBlock = (
  seen: Seen,
  id: string,
  label: string,
  count: number,
  answers: Answers,
  keys: Keys = { faces: SIX_SIDED },
): Block => {
  const dice = diceAt(answers, id).slice(0, count);
  return dice.length === count
    ? diceTold(seen, id, label, dice)
    : { block: 'dice', id, label, count, dice, ...keys };
};
