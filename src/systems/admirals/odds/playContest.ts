/* eslint-disable flagbridge/assertion-reason -- every index is within the columns, which are sized for it */
import type { Contest } from './contest';
import { meanOf, type IconCounts } from './icons';
import { BUY, CHOICE, REST } from './nodes';
import type { Blocks } from './shields';
import { land, makeTally, standingIcons, tallyStanding, type Tally } from './tally';

/** What both sides do in a strike, whatever the dice show. */
export interface Play {
  /** For each table that shields face. */
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
  const { step, afterDie, afterLock, faces } = nodes;
  for (let id = chances.length - 1; id >= 0; id -= 1) {
    const chance = chances[id]!;
    if (chance === 0 || step[id] === REST) continue;
    if (step[id] === BUY || (step[id] === CHOICE && ability[id] === 1)) {
      chances[afterLock[id]!]! += chance;
      continue;
    }
    for (let face = 0; face < faces; face += 1) {
      chances[afterDie[id * faces + face]!]! += chance * die[face]!.chance;
    }
  }
}

function tallyAtRest({ nodes }: Contest, tally: Tally, chances: Float64Array, left: number): void {
  const { step, dice, hits, criticals, directs } = nodes;
  for (let id = 0; id < chances.length; id += 1) {
    const chance = chances[id]!;
    if (chance === 0 || step[id] !== REST) continue;
    tallyStanding(tally, chance, left, dice[id]!, hits[id]!, criticals[id]!, directs[id]!);
  }
}

/** 5E: spends shields at the tables they face: adds to the chances by shields left, then by node. */
function spendShields(
  { nodes, faced }: Contest,
  { play, shields }: Facing,
  onTable: Float64Array,
  byLeft: readonly Float64Array[],
  blocked: { hit: number; critical: number },
): void {
  const { keys, key, known } = nodes;
  const { hits, criticals } = play.blocks;
  for (let i = 0; i < faced.length; i += 1) {
    const id = faced[i]!;
    const chance = onTable[id]!;
    if (chance === 0) continue;
    const onHits = hits[i]!;
    const onCriticals = criticals[i]!;
    blocked.hit += chance * onHits;
    blocked.critical += chance * onCriticals;
    const after = key[id]! - onHits * keys.hits - onCriticals * keys.criticals;
    byLeft[shields - onHits - onCriticals]![known[after]! - 1]! += chance;
  }
}

/** The tables that shields face, at a target with so many of them. */
function tablesFaced(contest: Contest, { chance, shields, play }: Facing): Float64Array {
  const { rolled, chances, nodes, locksFirst } = contest;
  const onTable = new Float64Array(nodes.key.length);
  for (let i = 0; i < rolled.length; i += 1) onTable[rolled[i]!] = chance * chances[i]!;
  if (locksFirst) followPlay(contest, play.ability[shields]!, onTable);
  return onTable;
}

/** How the strike ends at a target that may have more or fewer shields, if both sides play so. */
export function playContest(contest: Contest, facings: readonly Facing[]): Ends {
  const most = Math.max(...facings.map(({ shields }) => shields));
  const size = contest.nodes.key.length;
  const byLeft = Array.from({ length: most + 1 }, () => new Float64Array(size));
  const blocked = { hit: 0, critical: 0, direct: 0 };
  for (const facing of facings) {
    spendShields(contest, facing, tablesFaced(contest, facing), byLeft, blocked);
  }
  const tally = makeTally(contest.landing, most);
  byLeft.forEach((after, left) => {
    // Every play of one contest spends the locks alike, once so many shields are left.
    if (!contest.locksFirst) followPlay(contest, facings[0]!.play.ability[left]!, after);
    tallyAtRest(contest, tally, after, left);
  });
  return { chances: land(tally), standing: standingIcons(tally, meanOf(contest.die)), blocked };
}
