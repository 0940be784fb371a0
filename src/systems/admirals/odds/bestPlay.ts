/* eslint-disable flagbridge/assertion-reason -- every index is within the table, which is sized for it */
import { hullRow, type Landing } from './landing';
import type { Contest } from './contest';
import { BUY, CHOICE, REST, type Nodes } from './nodes';
import type { Play } from './playContest';
import { blockInOrder, emptyBlocks, type Blocks } from './shields';
import type { ShieldPolicy } from './spec';
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

/** Worth by (critical icons, hull lost): each icon has yet to be saved against. */
function worthByIcons(landing: Landing, now: Remains, after: Float64Array): Float64Array {
  const { most, criticalRows, criticals } = landing;
  const width = now.hull + 1;
  const end = now.criticals * width;
  const table = new Float64Array((most.criticals + 1) * width);
  for (let icons = 0; icons <= most.criticals; icons += 1) {
    const row = icons * (criticals + 1);
    for (let lost = 0; lost <= now.hull; lost += 1) {
      const crippled = after[end + lost]!;
      let worth = crippled;
      for (let taken = 0; taken < now.criticals; taken += 1) {
        worth += criticalRows[row + taken]! * (after[taken * width + lost]! - crippled);
      }
      table[icons * width + lost] = worth;
    }
  }
  return table;
}

/** The worth of every table at rest, before saves, to a target with so much left. */
function worthAtRest(nodes: Nodes, landing: Landing, outlook: Outlook, now: Remains): Float64Array {
  const { hullRows, most } = landing;
  const width = now.hull + 1;
  const byDice: Float64Array[] = [];
  let after = worthOfDamage(outlook, now);
  for (let dice = 0; dice <= most.dice; dice += 1) {
    byDice.push(worthByIcons(landing, now, after));
    if (dice < most.dice) after = worthBeforeDie(landing, now, after);
  }
  const worths = new Float64Array(nodes.step.length);
  for (let id = 0; id < worths.length; id += 1) {
    if (nodes.step[id] !== REST) continue;
    const table = byDice[nodes.dice[id]!]!;
    const from = nodes.criticals[id]! * width;
    const row = hullRow(landing, nodes.hits[id]!, nodes.directs[id]!);
    const destroyed = table[from + now.hull]!;
    let worth = destroyed;
    for (let lost = 0; lost < now.hull; lost += 1) {
      worth += hullRows[row + lost]! * (table[from + lost]! - destroyed);
    }
    worths[id] = worth;
  }
  return worths;
}

/** 5F-01: from the worth of tables at rest to that of all, lock by lock. Says where the ability is the better use. */
function spendLocks({ nodes, die }: Contest, worths: Float64Array): Uint8Array {
  const { step, afterDie, afterLock, faces } = nodes;
  const ability = new Uint8Array(worths.length);
  for (let id = 0; id < worths.length; id += 1) {
    if (step[id] === REST) continue;
    let worth = 0;
    if (step[id] !== BUY) {
      for (let face = 0; face < faces; face += 1) {
        worth += die[face]!.chance * worths[afterDie[id * faces + face]!]!;
      }
    }
    const bought = worths[afterLock[id]!]!;
    if (step[id] === BUY || (step[id] === CHOICE && bought > worth)) {
      worth = bought;
      ability[id] = 1;
    }
    worths[id] = worth;
  }
  return ability;
}

/** The worth of every node, by shields left; where nothing follows they differ by a constant. */
interface ByShields {
  readonly worths: readonly Float64Array[];
  readonly ability: readonly Uint8Array[];
  readonly shift: number;
}

function worthByShields(contest: Contest, outlook: Outlook, now: Remains): ByShields {
  const worths: Float64Array[] = [];
  const ability: Uint8Array[] = [];
  for (let shields = 0; shields <= now.shields; shields += 1) {
    if (outlook.last && shields > 0) {
      worths.push(worths[0]!);
      ability.push(ability[0]!);
      continue;
    }
    const table = worthAtRest(contest.nodes, contest.landing, outlook, { ...now, shields });
    worths.push(table);
    ability.push(contest.locksFirst ? new Uint8Array(0) : spendLocks(contest, table));
  }
  return { worths, ability, shift: outlook.last ? -SHIELD_WEIGHT : 0 };
}

/** What blocks are worth, table by table that shields face. */
interface Blocked {
  readonly blocks: Blocks;
  readonly worths: Float64Array;
}

/** 5E: the blocks that are worth least to the attacker. */
function blockBest({ nodes, faced }: Contest, by: ByShields, shields: number): Blocked {
  const { keys, key, known, hits, criticals } = nodes;
  const blocks = emptyBlocks(faced.length);
  const worths = new Float64Array(faced.length);
  for (let i = 0; i < faced.length; i += 1) {
    const id = faced[i]!;
    const mostHits = Math.min(hits[id]!, shields);
    let least = Infinity;
    for (let onHits = 0; onHits <= mostHits; onHits += 1) {
      const mostCriticals = Math.min(criticals[id]!, shields - onHits);
      let left = shields - onHits;
      let after = key[id]! - onHits * keys.hits;
      for (let onCriticals = 0; onCriticals <= mostCriticals; onCriticals += 1) {
        const worth = by.worths[left]![known[after]! - 1]! + by.shift * left;
        if (worth < least) {
          least = worth;
          blocks.hits[i] = onHits;
          blocks.criticals[i] = onCriticals;
        }
        left -= 1;
        after -= keys.criticals;
      }
    }
    worths[i] = least;
  }
  return { blocks, worths };
}

/** 5E by a rule of thumb, which the attacker reckons with. */
function blockRuled(
  { nodes, faced }: Contest,
  by: ByShields,
  shields: number,
  policy: Exclude<ShieldPolicy, 'best'>,
): Blocked {
  const { keys, key, known, hits, criticals } = nodes;
  const blocks = emptyBlocks(faced.length);
  const worths = Float64Array.from(faced, (id, i) => {
    const on = blockInOrder(hits[id]!, criticals[id]!, shields, policy);
    blocks.hits[i] = on.hits;
    blocks.criticals[i] = on.criticals;
    const left = shields - on.hits - on.criticals;
    const after = key[id]! - on.hits * keys.hits - on.criticals * keys.criticals;
    return by.worths[left]![known[after]! - 1]! + by.shift * left;
  });
  return { blocks, worths };
}

/** The play of both sides at a target with so much left, and what the strike is then worth to the attacker. */
export interface Solution {
  readonly play: Play;
  readonly worth: number;
}

function solveFor(contest: Contest, by: ByShields, shields: number): Solution {
  const { policy, faced, rolled, chances, nodes, locksFirst } = contest;
  const { blocks, worths } =
    policy.shields === 'best'
      ? blockBest(contest, by, shields)
      : blockRuled(contest, by, shields, policy.shields);
  if (!locksFirst) {
    const worth = chances.reduce((sum, chance, i) => sum + chance * worths[i]!, 0);
    return { play: { blocks, ability: by.ability }, worth };
  }
  const onTable = new Float64Array(nodes.key.length);
  faced.forEach((id, i) => (onTable[id] = worths[i]!));
  const ability = spendLocks(contest, onTable);
  return {
    play: { blocks, ability: Array.from({ length: shields + 1 }, () => ability) },
    worth: chances.reduce((sum, chance, i) => sum + chance * onTable[rolled[i]!]!, 0),
  };
}

/** Best play at a target with this much hull and so many criticals to go, for any shields up to `now.shields`. */
export function solveContest(
  contest: Contest,
  outlook: Outlook,
  now: Remains,
): (shields: number) => Solution {
  const by = worthByShields(contest, outlook, now);
  return (shields) => solveFor(contest, by, shields);
}
