/* eslint-disable flagbridge/assertion-reason -- every index is within the columns, which are sized for it */
import type { Contest } from './contest';
import type { Caps } from './damage';
import { meanOf, type IconCounts } from './icons';
import { BUY, COMMIT, REST } from './nodes';
import type { Blocks } from './shields';
import { land, makeTally, standingIcons, tallyStanding } from './tally';

/** What both sides do in a strike, whatever the dice show. */
export interface Play {
  readonly blocks: Blocks;
  /** By shields left and node: whether a lock buys the ability. */
  readonly ability: readonly Uint8Array[];
}

/** A target with so many shields, the chance of it, and what is played against it. */
export interface Facing {
  readonly shields: number;
  readonly chance: number;
  readonly play: Play;
}

/** How a strike may end, and what becomes of its icons on average. */
export interface Ends {
  /** Chances by (shields left, criticals taken, hull lost). */
  readonly chances: Float64Array;
  readonly standing: IconCounts;
  readonly blocked: IconCounts;
}

/** Hands the chance of each node on to those that follow, as dice fall and as locks are spent. */
function followPlay({ nodes, die }: Contest, ability: Uint8Array, chances: Float64Array): void {
  const { step, afterRoll, afterDie, afterLock, faces } = nodes;
  for (let id = chances.length - 1; id >= 0; id -= 1) {
    const chance = chances[id]!;
    if (chance === 0 || step[id] === REST) continue;
    if (step[id] === BUY || ability[id] === 1) {
      chances[afterLock[id]!]! += chance;
      continue;
    }
    if (step[id] === COMMIT) {
      chances[afterDie[afterRoll[id]!]!]! += chance;
      continue;
    }
    for (let face = 0; face < faces; face += 1) {
      chances[afterDie[afterRoll[id]! + face]!]! += chance * die[face]!.chance;
    }
  }
}

/** The chances of the tables that shields face, at a target with so many of them. */
function chancesFaced(contest: Contest, { shields, play }: Facing): readonly number[] {
  const { rolled, faced, chances, nodes, locksFirst } = contest;
  if (!locksFirst) return chances;
  const onTable = new Float64Array(nodes.key.length);
  for (let i = 0; i < rolled.length; i += 1) onTable[rolled[i]!] = chances[i]!;
  followPlay(contest, play.ability[shields]!, onTable);
  return faced.map((id) => onTable[id]!);
}

/** 5E: spends shields at the tables they face: adds to the chances by shields left, then by node. */
function spendShields(
  contest: Contest,
  facing: Facing,
  byLeft: readonly Float64Array[],
  blocked: { hit: number; critical: number },
): void {
  const { nodes, faced } = contest;
  const { keys, key, known } = nodes;
  const { hits, criticals } = facing.play.blocks;
  const chances = chancesFaced(contest, facing);
  for (let i = 0; i < faced.length; i += 1) {
    const chance = facing.chance * chances[i]!;
    if (chance === 0) continue;
    const id = faced[i]!;
    const onHits = hits[id]!;
    const onCriticals = criticals[id]!;
    blocked.hit += chance * onHits;
    blocked.critical += chance * onCriticals;
    const after = key[id]! - onHits * keys.hits - onCriticals * keys.criticals;
    byLeft[facing.shields - onHits - onCriticals]![known[after]! - 1]! += chance;
  }
}

/** How the strike ends at a target that can take so much, with more or fewer shields, if both sides play so. */
export function playContest(contest: Contest, caps: Caps, facings: readonly Facing[]): Ends {
  const most = Math.max(...facings.map(({ shields }) => shields));
  const size = contest.nodes.key.length;
  const byLeft = Array.from({ length: most + 1 }, () => new Float64Array(size));
  const blocked = { hit: 0, critical: 0, direct: 0 };
  for (const facing of facings) spendShields(contest, facing, byLeft, blocked);
  const tally = makeTally(contest.landing, caps, most);
  byLeft.forEach((after, left) => {
    // Every play of one contest spends the locks alike, once so many shields are left.
    if (!contest.locksFirst) followPlay(contest, facings[0]!.play.ability[left]!, after);
    tallyStanding(tally, contest.nodes, after, left);
  });
  return { chances: land(tally), standing: standingIcons(tally, meanOf(contest.die)), blocked };
}
