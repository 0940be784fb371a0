/* eslint-disable flagbridge/assertion-reason -- every index is within the table, which is sized for it */
import { hullRow, type Landing } from './landing';
import type { Contest } from './contest';
import { BUY, CHOICE, COMMIT, REST } from './nodes';
import type { Play } from './playContest';
import { blockInOrder, emptyBlocks, type Blocks } from './shields';
import type { ShieldPolicy } from '../../admirals-shared/odds/spec';
import { remainsIndex, type Remains } from './remains';
import { SHIELD_WEIGHT } from './worth';

/** What follows a strike: the worth to the attacker of everything that the target may have left. */
export interface Outlook {
  readonly whole: Remains;
  readonly worth: Float64Array;
  /** Nothing follows, so that shields left count for their own small weight only. */
  readonly last: boolean;
}

/** Worth by (criticals taken, hull lost) of a target with so much left, once the strike is over. */
function worthOfDamage({ whole, worth }: Outlook, now: Remains): Float64Array {
  const table = new Float64Array((now.criticals + 1) * (now.hull + 1));
  let at = 0;
  for (let taken = 0; taken <= now.criticals; taken += 1) {
    for (let lost = 0; lost <= now.hull; lost += 1) {
      table[at] = worth[remainsIndex(whole, now.hull - lost, now.criticals - taken, now.shields)]!;
      at += 1;
    }
  }
  return table;
}

/** The same with one more Lock On die to come. */
function worthBeforeDie({ die }: Landing, now: Remains, after: Float64Array): Float64Array {
  const width = now.hull + 1;
  const table = new Float64Array(after.length);
  for (let taken = 0; taken <= now.criticals; taken += 1) {
    for (let lost = 0; lost <= now.hull; lost += 1) {
      let worth = 0;
      for (let i = 0; i < die.chance.length; i += 1) {
        const v = Math.min(taken + die.taken[i]!, now.criticals);
        const u = Math.min(lost + die.lost[i]!, now.hull);
        worth += die.chance[i]! * after[v * width + u]!;
      }
      table[taken * width + lost] = worth;
    }
  }
  return table;
}

/** Writes worth by (critical icons, hull lost): each icon has yet to be saved against. */
function writeWorthByIcons(
  { most, criticalRows, criticals }: Landing,
  now: Remains,
  after: Float64Array,
  table: Float64Array,
  at: number,
): void {
  const width = now.hull + 1;
  const end = now.criticals * width;
  for (let icons = 0; icons <= most.criticals; icons += 1) {
    const row = icons * (criticals + 1);
    for (let lost = 0; lost <= now.hull; lost += 1) {
      const crippled = after[end + lost]!;
      let worth = crippled;
      for (let taken = 0; taken < now.criticals; taken += 1) {
        worth += criticalRows[row + taken]! * (after[taken * width + lost]! - crippled);
      }
      table[at + icons * width + lost] = worth;
    }
  }
}

/** Worth by (Lock On dice to come, critical icons, hull lost). */
function worthBeforeSaves(landing: Landing, outlook: Outlook, now: Remains): Float64Array {
  const { most } = landing;
  const cells = (most.criticals + 1) * (now.hull + 1);
  const table = new Float64Array((most.dice + 1) * cells);
  let after = worthOfDamage(outlook, now);
  for (let dice = 0; dice <= most.dice; dice += 1) {
    if (dice > 0) after = worthBeforeDie(landing, now, after);
    writeWorthByIcons(landing, now, after, table, dice * cells);
  }
  return table;
}

/** Writes the worth of every table at rest, before saves, to a target with so much left. */
function writeWorthAtRest(
  { nodes, landing }: Contest,
  outlook: Outlook,
  now: Remains,
  worths: Float64Array,
  at: number,
): void {
  const { step, dice, hits, criticals, directs } = nodes;
  const { hullRows, most } = landing;
  const { hull } = now;
  const table = worthBeforeSaves(landing, outlook, now);
  for (let id = 0; id < step.length; id += 1) {
    if (step[id] !== REST) continue;
    const from = (dice[id]! * (most.criticals + 1) + criticals[id]!) * (hull + 1);
    const row = hullRow(landing, hits[id]!, directs[id]!);
    const destroyed = table[from + hull]!;
    let worth = destroyed;
    for (let lost = 0; lost < hull; lost += 1) {
      worth += hullRows[row + lost]! * (table[from + lost]! - destroyed);
    }
    worths[at + id] = worth;
  }
}

/** 5F-01: from the worth of tables at rest to that of all, lock by lock. Says where the ability is the better use. */
function spendLocks({ nodes, die }: Contest, worths: Float64Array, at: number): Uint8Array {
  const { step, afterRoll, afterDie, afterLock, faces } = nodes;
  const ability = new Uint8Array(step.length);
  for (let id = 0; id < step.length; id += 1) {
    if (step[id] === REST) continue;
    let worth = 0;
    if (step[id] === COMMIT) {
      worth = worths[at + afterDie[afterRoll[id]!]!]!;
    } else if (step[id] !== BUY) {
      for (let face = 0; face < faces; face += 1) {
        worth += die[face]!.chance * worths[at + afterDie[afterRoll[id]! + face]!]!;
      }
    }
    const bought = worths[at + afterLock[id]!]!;
    const chooses = step[id] === CHOICE || step[id] === COMMIT;
    if (step[id] === BUY || (chooses && bought > worth)) {
      worth = bought;
      ability[id] = 1;
    }
    worths[at + id] = worth;
  }
  return ability;
}

/** The worth of every node with so many shields left: at left · stride + id, and `shift` for each shield. */
interface ByShields {
  readonly worths: Float64Array;
  readonly stride: number;
  readonly shift: number;
  readonly ability: readonly Uint8Array[];
}

/** Where nothing follows, shields left make no difference but their own small weight. */
function worthByShields(contest: Contest, outlook: Outlook, now: Remains): ByShields {
  const size = contest.nodes.step.length;
  const stride = outlook.last ? 0 : size;
  const worths = new Float64Array(stride * now.shields + size);
  const ability: Uint8Array[] = [];
  for (let shields = 0; shields <= now.shields; shields += 1) {
    const at = shields * stride;
    if (shields > 0 && stride === 0) {
      ability.push(ability[0]!);
      continue;
    }
    writeWorthAtRest(contest, outlook, { ...now, shields }, worths, at);
    ability.push(contest.locksFirst ? new Uint8Array(0) : spendLocks(contest, worths, at));
  }
  return { worths, stride, shift: outlook.last ? -SHIELD_WEIGHT : 0, ability };
}

/** What is blocked of each table that shields may face, and what it is worth then; both by node. */
interface Blocked {
  readonly blocks: Blocks;
  readonly worths: Float64Array;
}

/** 5E: a shield is kept, or it blocks a hit or a critical and the fewer that are left do their best with the rest. */
function blockBest(
  { blocking, nodes }: Contest,
  by: ByShields,
  shields: number,
  fewer: Blocked | undefined,
): Blocked {
  const { ids, lessHit, lessCritical } = blocking;
  const { hits, criticals } = emptyBlocks(nodes.key.length);
  const worths = new Float64Array(nodes.key.length);
  for (let i = 0; i < ids.length; i += 1) {
    const id = ids[i]!;
    let least = by.worths[shields * by.stride + id]! + by.shift * shields;
    let after = -1;
    if (fewer) {
      const hit = lessHit[id]!;
      const critical = lessCritical[id]!;
      if (hit >= 0 && fewer.worths[hit]! < least) {
        least = fewer.worths[hit]!;
        after = hit;
      }
      if (critical >= 0 && fewer.worths[critical]! < least) {
        least = fewer.worths[critical]!;
        after = critical;
      }
      if (after >= 0) {
        hits[id] = fewer.blocks.hits[after]! + (after === hit ? 1 : 0);
        criticals[id] = fewer.blocks.criticals[after]! + (after === hit ? 0 : 1);
      }
    }
    worths[id] = least;
  }
  return { blocks: { hits, criticals }, worths };
}

/** 5E by a rule of thumb, which the attacker reckons with. */
function blockRuled(
  { nodes, faced }: Contest,
  by: ByShields,
  shields: number,
  policy: Exclude<ShieldPolicy, 'best'>,
): Blocked {
  const { keys, key, known, hits, criticals } = nodes;
  const blocks = emptyBlocks(key.length);
  const worths = new Float64Array(key.length);
  for (const id of faced) {
    const on = blockInOrder(hits[id]!, criticals[id]!, shields, policy);
    blocks.hits[id] = on.hits;
    blocks.criticals[id] = on.criticals;
    const left = shields - on.hits - on.criticals;
    const after = key[id]! - on.hits * keys.hits - on.criticals * keys.criticals;
    worths[id] = by.worths[left * by.stride + known[after]! - 1]! + by.shift * left;
  }
  return { blocks, worths };
}

/** 5E with no shield, with one, and so on up to `most`. */
function blockAll(contest: Contest, by: ByShields, most: number): readonly Blocked[] {
  const { policy } = contest;
  const all: Blocked[] = [];
  for (let shields = 0; shields <= most; shields += 1) {
    all.push(
      policy.shields === 'best'
        ? blockBest(contest, by, shields, all[shields - 1])
        : blockRuled(contest, by, shields, policy.shields),
    );
  }
  return all;
}

/** The play of both sides at a target with so much left, and what the strike is then worth to the attacker. */
export interface Solution {
  readonly play: Play;
  readonly worth: number;
}

function solveFor(contest: Contest, by: ByShields, { blocks, worths }: Blocked): Solution {
  const { rolled, chances, locksFirst } = contest;
  const ability = locksFirst ? spendLocks(contest, worths, 0) : null;
  const worth = chances.reduce((sum, chance, i) => sum + chance * worths[rolled[i]!]!, 0);
  return {
    play: { blocks, ability: ability ? by.ability.map(() => ability) : by.ability },
    worth,
  };
}

/** Best play at a target with this much hull and so many criticals to go, by its shields: none, one … `now.shields`. */
export function solveContest(
  contest: Contest,
  outlook: Outlook,
  now: Remains,
): readonly Solution[] {
  const by = worthByShields(contest, outlook, now);
  return blockAll(contest, by, now.shields).map((blocked) => solveFor(contest, by, blocked));
}
