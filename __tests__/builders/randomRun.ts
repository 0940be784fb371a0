import { sidesOf } from '../../src/core/dice/die';
import { oneByOne } from '../../src/systems/kit/procedures/dice';
import { walk, type Replies, type Run } from '../../src/systems/kit/procedures/play';
import {
  repliesTo,
  type Procedure,
  type Question,
  type Reply,
} from '../../src/systems/kit/procedures/procedure';
import type { State } from '../../src/systems/kit/procedures/state';
import type { Chance } from './chance';

/** Rolls, or decides by chance. */
const randomReply = (question: Question, chance: Chance): Reply => {
  if (question.ask !== 'roll') {
    const all = repliesTo(question);
    return all[chance.pick(all.length)] ?? [];
  }
  return oneByOne(question.dice).map(({ faces }) => {
    const sides = sidesOf(faces);
    return sides[chance.pick(sides.length)] ?? 0;
  });
};

/** A procedure to its end: what was not told is rolled, and decided by chance. */
export const complete = (
  procedure: Procedure,
  start: State,
  replies: Replies,
  chance: Chance,
): Run =>
  walk(procedure, start, ({ id, question }) => replies[id] ?? randomReply(question, chance));
