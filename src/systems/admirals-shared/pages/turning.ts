import type { Answers } from '../../../core/pages/answers';
import { oneAt } from '../../kit/pages/answered';
import { chipsChoice } from '../../kit/pages/choices';
import type { Reads } from '../../kit/pages/reads';
import type { gamePageWords } from '../words/en/gamePages';

const TURNS = [-2, -1, 0, 1, 2, 3];

/** How far a piece turns in all before it moves, to the left below zero: what is known of it, and what asks for it. */
export const turning = (
  say: Pick<typeof gamePageWords.move, 'turned' | 'turn'>,
  answers: Answers,
  most: number | 'any',
  reads: Reads,
) => {
  const turns = most === 'any' ? TURNS : TURNS.filter((turn) => Math.abs(turn) <= most);
  const turned = oneAt(answers, 'turns', turns) ?? 0;
  return {
    told: { ...(turned === 0 ? {} : { rotations: Math.abs(turned) }), turned },
    block: turns.length > 1 && chipsChoice('turns', say.turned, turned, turns, say.turn, reads),
  };
};
