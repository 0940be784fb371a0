/* eslint-disable flagbridge/assertion-reason -- every index is within the columns, which are sized for it */
import { SIDES } from '../../../core/dice/die';
import { rollSums } from '../../../core/dice/rollSums';
import { facesOf, lockDieOf, type DieOutcome } from './icons';
import { chanceThrough, makeLanding, type Landing } from './landing';
import { lockPlan } from './lockPlan';
import { addBlocked, keyOf, makeNodes, REST, type Nodes } from './nodes';
import { mostOf, tableOf, type Handful } from './roll';
import { perWound, type StrikePolicy, type StrikeSpec } from './spec';
import type { Remains } from './remains';

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
  /** Ruling lock-on-after-shields switched off. */
  readonly locksFirst: boolean;
}

/** 5C: the tables that the first roll may bring. */
function rollTables(nodes: Nodes, { dice, faces, lockOnDice }: Handful) {
  const { keys } = nodes;
  const roll = rollSums(
    faces.map((face) => ({ chance: 1 / SIDES, sum: keyOf(keys, face) })),
    dice,
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

export function makeContest(strike: StrikeSpec, policy: StrikePolicy, whole: Remains): Contest {
  const plan = lockPlan(strike, policy.locks);
  const locksFirst = policy.lockOnBlockable === true;
  const faces = facesOf(strike);
  const die = lockDieOf(faces);
  const handful: Handful = {
    dice: strike.dice,
    faces: faces.map((face) => tableOf(face, plan, locksFirst)),
    lockOnDice: strike.lockOnDice ?? 0,
    lockDie: die,
    plan,
  };
  const most = mostOf(handful, locksFirst || plan.use === 'choice');
  const nodes = makeNodes({ most, die, plan, rollAll: locksFirst });
  const roll = rollTables(nodes, handful);
  const faced = locksFirst ? atRest(nodes) : roll.rolled;
  addBlocked(nodes, faced);
  const through = perWound((wound) => chanceThrough(strike.saves[wound]));
  const landing = makeLanding(whole, locksFirst ? { ...most, dice: 0 } : most, die, through);
  return { policy, die, landing, nodes, ...roll, faced, locksFirst };
}
