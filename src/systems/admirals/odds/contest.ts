/* eslint-disable flagbridge/assertion-reason -- every index is within the columns, which are sized for it */
import { SIDES } from '../../../core/dice/sixSided';
import { rollSums } from '../../../core/dice/rollSums';
import type { DieOutcome } from './icons';
import { makeLanding, type Landing } from './landing';
import { addBlocked, keyOf, makeNodes, REST, type Blocking, type Nodes } from './nodes';
import { mostOf, type StrikeReading } from './reading';
import type { Remains } from './remains';
import type { StrikePolicy } from '../../admirals-shared/odds/spec';

/** A strike in which somebody decides: all of it that does not hang on what the target has left by then. */
export interface Contest {
  readonly policy: StrikePolicy;
  readonly die: readonly DieOutcome[];
  readonly landing: Landing;
  readonly nodes: Nodes;
  /** The tables of the first roll, each once, and their chances. */
  readonly rolled: readonly number[];
  readonly chances: readonly number[];
  /** The tables that shields face: those of the first roll, or where nothing is left to roll or to spend. */
  readonly faced: readonly number[];
  readonly blocking: Blocking;
  /** Ruling lock-on-after-shields switched off. */
  readonly locksFirst: boolean;
}

/** 5C: the tables that the first roll may bring. */
function rollTables(nodes: Nodes, { strike, tables, lockOnDice }: StrikeReading) {
  const { keys } = nodes;
  const roll = rollSums(
    tables.map((table) => ({ chance: 1 / SIDES, sum: keyOf(keys, table) })),
    strike.dice,
  );
  const index = new Int32Array(keys.size);
  const rolled: number[] = [];
  const chances: number[] = [];
  for (let i = 0; i < roll.sums.length; i += 1) {
    const key = roll.sums[i]! + lockOnDice * keys.dice;
    const at = index[key]!;
    if (at > 0) {
      chances[at - 1]! += roll.chances[i]!;
    } else {
      rolled.push(nodes.visit(key));
      index[key] = chances.push(roll.chances[i]!);
    }
  }
  return { rolled, chances };
}

const atRest = ({ step }: Nodes): readonly number[] =>
  Array.from(step.keys()).filter((id) => step[id] === REST);

export function makeContest(reading: StrikeReading, whole: Remains): Contest {
  const { policy, plan, lockDie, through, blockable, together } = reading;
  const most = mostOf(reading, blockable || (plan.use === 'choice' && !together));
  const nodes = makeNodes({ most, die: lockDie, plan, rollAll: blockable, together });
  const roll = rollTables(nodes, reading);
  const faced = blockable ? atRest(nodes) : roll.rolled;
  return {
    policy,
    die: lockDie,
    landing: makeLanding(whole, blockable ? { ...most, dice: 0 } : most, lockDie, through),
    nodes,
    ...roll,
    faced,
    blocking: addBlocked(nodes, faced),
    locksFirst: blockable,
  };
}
