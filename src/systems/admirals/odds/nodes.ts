/* eslint-disable flagbridge/assertion-reason -- every index is within the columns, which grow together */
import type { DieOutcome, IconCounts } from './icons';
import type { LockPlan } from './lockPlan';
import type { Table } from './table';

/** What happens to a table next: nothing, a Lock On die is rolled, a lock buys icons, the attacker chooses. */
export const REST = 0;
const ROLL = 1;
export const BUY = 2;
/** Icons, or a Lock On die that is rolled before the next choice. */
export const CHOICE = 3;
/** Icons, or a Lock On die that waits until every lock is put to a use. */
export const COMMIT = 4;

/** A table as one number: icons more or less on it are a sum, and so are those of many dice. */
interface Keys {
  readonly dice: number;
  readonly locks: number;
  readonly hits: number;
  readonly criticals: number;
  readonly directs: 1;
  readonly size: number;
}

function keysFor(most: Table): Keys {
  const criticals = most.directs + 1;
  const hits = criticals * (most.criticals + 1);
  const locks = hits * (most.hits + 1);
  const dice = locks * (most.locks + 1);
  return { dice, locks, hits, criticals, directs: 1, size: dice * (most.dice + 1) };
}

export const keyOf = (keys: Keys, table: Table): number =>
  table.dice * keys.dice +
  table.locks * keys.locks +
  table.hits * keys.hits +
  table.criticals * keys.criticals +
  table.directs;

const keyOfIcons = (keys: Keys, { hit, critical, direct }: IconCounts): number =>
  hit * keys.hits + critical * keys.criticals + direct;

/** Tables that may come up in a strike, each once, as columns. Those that may follow have lower ids. */
export interface Nodes {
  readonly keys: Keys;
  readonly faces: number;
  readonly key: number[];
  readonly step: number[];
  readonly dice: number[];
  readonly hits: number[];
  readonly criticals: number[];
  readonly directs: number[];
  /** Where the nodes that may follow a Lock On die start, by id: one for each face, or the one that waits for it. */
  readonly afterRoll: number[];
  readonly afterDie: number[];
  /** By id; unused where nothing is bought. */
  readonly afterLock: number[];
  /** By key: the id of a table that is known, and one more. */
  readonly known: Int32Array;
  /** The id of a table, which is added with all that may follow if it is new. */
  visit(key: number): number;
}

interface NodeRules {
  readonly most: Table;
  readonly die: readonly DieOutcome[];
  readonly plan: LockPlan;
  /** Whether Lock On dice are rolled onto the table even when no lock waits for what they show. */
  readonly rollAll: boolean;
  readonly together: boolean;
}

/** Lock On dice that cost no lock are rolled first: the attacker may as well see them before choosing. */
function stepOf({ plan, rollAll, together }: NodeRules, dice: number, locks: number): number {
  if (together && locks > 0) return COMMIT;
  if (dice > 0 && (rollAll || (locks > 0 && plan.use === 'choice'))) return ROLL;
  if (locks === 0) return REST;
  return plan.use === 'choice' ? CHOICE : BUY;
}

const NOTHING: readonly number[] = [];

export function makeNodes(rules: NodeRules): Nodes {
  const { die, plan } = rules;
  const keys = keysFor(rules.most);
  const byFace = die.map((icons) => keyOfIcons(keys, icons));
  const byLock = 'icons' in plan ? keyOfIcons(keys, plan.icons) : 0;
  const nodes = {
    keys,
    faces: die.length,
    key: new Array<number>(),
    step: new Array<number>(),
    dice: new Array<number>(),
    hits: new Array<number>(),
    criticals: new Array<number>(),
    directs: new Array<number>(),
    afterRoll: new Array<number>(),
    afterDie: new Array<number>(),
    afterLock: new Array<number>(),
    known: new Int32Array(keys.size),
    visit,
  };

  function add(key: number, step: number, dice: number, icons: number): number {
    const hits = Math.floor(icons / keys.hits);
    const beside = icons - hits * keys.hits;
    const criticals = Math.floor(beside / keys.criticals);
    nodes.key.push(key);
    nodes.dice.push(dice);
    nodes.hits.push(hits);
    nodes.criticals.push(criticals);
    nodes.directs.push(beside - criticals * keys.criticals);
    return nodes.step.push(step) - 1;
  }

  function afterLockOn(step: number, after: number): readonly number[] {
    if (step === COMMIT) return [visit(after + keys.dice)];
    return step === ROLL || step === CHOICE ? byFace.map((face) => visit(after + face)) : NOTHING;
  }

  function visit(key: number): number {
    const found = nodes.known[key]!;
    if (found > 0) return found - 1;
    const dice = Math.floor(key / keys.dice);
    const locks = Math.floor((key - dice * keys.dice) / keys.locks);
    const step = stepOf(rules, dice, locks);
    const after = key - (step === ROLL ? keys.dice : keys.locks);
    const rolled = afterLockOn(step, after);
    const bought = step === REST || step === ROLL ? 0 : visit(after + byLock);
    const id = add(key, step, dice, key - dice * keys.dice - locks * keys.locks);
    nodes.afterRoll.push(nodes.afterDie.length);
    nodes.afterDie.push(...rolled);
    nodes.afterLock.push(bought);
    nodes.known[key] = id + 1;
    return id;
  }

  return nodes;
}

/** Tables that shields may face or make, and by node the one that a shield makes of it; -1 where there is none. */
export interface Blocking {
  readonly ids: readonly number[];
  readonly lessHit: Int32Array;
  readonly lessCritical: Int32Array;
}

/** Adds every table that shields may make of these. */
export function addBlocked(nodes: Nodes, faced: readonly number[]): Blocking {
  const { keys, key, known, hits, criticals } = nodes;
  const ids = [...faced];
  const queued = new Uint8Array(keys.size);
  for (const id of ids) queued[key[id]!] = 1;
  const queue = (after: number): void => {
    if (queued[after] === 1) return;
    queued[after] = 1;
    ids.push(nodes.visit(after));
  };
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at]!;
    if (hits[id]! > 0) queue(key[id]! - keys.hits);
    if (criticals[id]! > 0) queue(key[id]! - keys.criticals);
  }
  const lessHit = new Int32Array(key.length).fill(-1);
  const lessCritical = new Int32Array(key.length).fill(-1);
  for (const id of ids) {
    if (hits[id]! > 0) lessHit[id] = known[key[id]! - keys.hits]! - 1;
    if (criticals[id]! > 0) lessCritical[id] = known[key[id]! - keys.criticals]! - 1;
  }
  return { ids, lessHit, lessCritical };
}
