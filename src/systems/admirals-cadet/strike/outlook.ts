/* eslint-disable flagbridge/assertion-reason -- every place is on the board, which the tables are sized for */
import { LOST, movesOf, NONE, type Board, type Moves, type Part, type Span } from './board';
import { rollOdds, type Rolled, type RollSpec } from './roll';
import type { TargetSpec } from './targetSpec';

/** How a target stands when an attack on it is made, as far as that changes the attack. */
export interface Found extends Omit<Part, keyof Span> {
  readonly shielded: boolean;
}

export interface AttackSpec {
  readonly roll: RollSpec;
  readonly stopped: TargetSpec['stopped'];
}

export type Attack = (found: Found) => AttackSpec;

/** By place what the defender would rather avoid: the chance that the ship is lost in the end, less a trifle for hull. */
export type Outlook = Float64Array;

/** Hull decides only between what is lost as likely. */
const HULL_BOX = 1e-7;

const blankOutlook = (size: number): Outlook => {
  const outlook = new Float64Array(size);
  outlook[LOST] = 1;
  return outlook;
};

/** Nothing follows: a ship that stands is not lost. */
export const outlookAtEnd = ({ size, standings }: Board): Outlook => {
  const outlook = blankOutlook(size);
  for (const [at, { hull }] of standings.entries()) outlook[at + 1] = -hull * HULL_BOX;
  return outlook;
};

type Table = ReadonlyMap<number, ReadonlyMap<number, ReadonlyMap<number, number>>>;

/** The chances of a roll by Direct Hits, then Critical Hits, then Hits. */
const tableOf = (all: readonly Rolled[]): Table => {
  const table = new Map<number, Map<number, Map<number, number>>>();
  for (const { directs, criticals, hits, chance } of all) {
    const byCriticals = table.get(directs) ?? new Map<number, Map<number, number>>();
    const byHits = byCriticals.get(criticals) ?? new Map<number, number>();
    byHits.set(hits, (byHits.get(hits) ?? 0) + chance);
    table.set(directs, byCriticals.set(criticals, byHits));
  }
  return table;
};

/** An attack made ready for a target that is found in such a place. */
interface Prepared {
  readonly starts: Span;
  readonly table: Table;
  readonly hit: Moves;
  readonly critical: Moves;
}

/** An attack by the part of the board that it finds the target in. */
export interface Ready {
  readonly on: (part: Part) => readonly Prepared[];
  /** The same for attacks that do the same. */
  readonly text: () => string;
}

const once = <Key, Value>(work: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? work(key);
    known.set(key, value);
    return value;
  };
};

/** Each part when it is first asked for: most attacks meet one. Shields seldom change an attack besides stopping it. */
export const prepare = (board: Board, attack: Attack): Ready => {
  const { hull, shields } = board.target;
  const tables = new Map<string, Table>();
  const tableBy = (roll: RollSpec): Table => {
    const text = JSON.stringify(roll);
    const table = tables.get(text) ?? tableOf(rollOdds(roll));
    tables.set(text, table);
    return table;
  };
  const specsOf = once(({ crippled, orders }: Part) =>
    (shields > 0 ? [false, true] : [false]).map((shielded) =>
      attack({ crippled, orders, shielded }),
    ),
  );
  const ready = (part: Part, { roll, stopped }: AttackSpec, starts: Span): Prepared => ({
    starts,
    table: tableBy(roll),
    ...movesOf(board, part, stopped),
  });
  const on = once((part: Part): readonly Prepared[] => {
    const [bare, shielded] = specsOf(part);
    if (!bare) return [];
    const { from, to } = part;
    if (!shielded || JSON.stringify(bare) === JSON.stringify(shielded))
      return [ready(part, bare, { from, to })];
    const edge = from + hull;
    return [ready(part, bare, { from, to: edge }), ready(part, shielded, { from: edge, to })];
  });
  return { on, text: () => JSON.stringify(board.parts.map(specsOf)) };
};

/** Closer than that two outlooks are one, told apart by rounding alone. */
const ALIKE = 1e-14;

/** One icon before those that the outlook is of; `boxes` marks the places where a box is spent on it. */
const before = (
  { stop, through, boxed, from, to }: Moves,
  after: Outlook,
  { savesFirst, shielding }: Board['target'],
  boxes: Uint8Array | null = null,
): Outlook => {
  const outlook = blankOutlook(after.length);
  const isAlways = shielding === 'always';
  for (let place = from; place < to; place += 1) {
    const stay = stop[place]!;
    const here = after[place]!;
    const box = boxed[place]!;
    const hurt = after[through[place]!]!;
    const past = stay === 0 ? hurt : here * stay + hurt * (1 - stay);
    outlook[place] = past;
    if (box === NONE) continue;
    const kept = after[box]!;
    const spent = savesFirst && stay > 0 ? here * stay + kept * (1 - stay) : kept;
    if (!isAlways && spent > past + ALIKE) continue;
    outlook[place] = spent;
    if (boxes) boxes[place] = 1;
  }
  return outlook;
};

/** Icons of one kind: what may be expected with each number of them still to come, none first. */
type Chain = readonly Outlook[];

const chainOf = (moves: Moves, after: Outlook, { target }: Board, most: number): Chain => {
  const chain = [after];
  for (let count = 1; count <= most; count += 1)
    chain.push(before(moves, chain[count - 1]!, target));
  return chain;
};

/** Direct Hits come last, and nothing stops them. */
const placeAfter = ({ target: { hull } }: Board, place: number, directs: number): number =>
  place !== LOST && (place - 1) % hull >= directs ? place - directs : LOST;

const beforeDirects = (board: Board, next: Outlook, directs: number): Outlook =>
  directs === 0 ? next : next.map((_, place) => next[placeAfter(board, place, directs)]!);

const most = (counts: Iterable<number>): number => Math.max(0, ...counts);

/** A number of Direct Hits, with everything that can come before them. */
interface Branch {
  readonly directs: number;
  readonly criticals: Chain;
  readonly byCriticals: ReadonlyMap<
    number,
    { readonly hits: Chain; readonly chances: ReadonlyMap<number, number> }
  >;
}

const branchesOf = (board: Board, prepared: Prepared, next: Outlook): readonly Branch[] =>
  [...prepared.table].map(([directs, byCriticals]) => {
    const after = beforeDirects(board, next, directs);
    const criticals = chainOf(prepared.critical, after, board, most(byCriticals.keys()));
    const byHits = [...byCriticals].map(([count, chances]) => {
      const hits = chainOf(prepared.hit, criticals[count]!, board, most(chances.keys()));
      return [count, { hits, chances }] as const;
    });
    return { directs, criticals, byCriticals: new Map(byHits) };
  });

const addShare = (sum: Outlook, { from, to }: Span, share: number, of: Outlook): void => {
  for (let place = from; place < to; place += 1) sum[place]! += share * of[place]!;
};

/** What a target may expect before an attack, in view of what comes after it. */
export const outlookBefore = (
  board: Board,
  attack: Ready,
  next: Outlook,
  parts: readonly Part[] = board.parts,
): Outlook => {
  const outlook = blankOutlook(board.size);
  for (const prepared of parts.flatMap(attack.on))
    for (const { byCriticals } of branchesOf(board, prepared, next))
      for (const { hits, chances } of byCriticals.values())
        for (const [count, chance] of chances)
          addShare(outlook, prepared.starts, chance, hits[count]!);
  return outlook;
};

/** The chance of each place once an icon is resolved, in view of those that come after it. */
const moved = (
  chances: Float64Array,
  moves: Moves,
  after: Outlook,
  target: Board['target'],
): Float64Array => {
  const { stop, through, boxed, from, to } = moves;
  const boxes = new Uint8Array(chances.length);
  before(moves, after, target, boxes);
  const next = new Float64Array(chances.length);
  next[LOST] = chances[LOST]!;
  for (let place = from; place < to; place += 1) {
    const chance = chances[place]!;
    if (chance === 0) continue;
    const isBoxed = boxes[place] === 1;
    const stay = isBoxed && !target.savesFirst ? 0 : stop[place]!;
    next[place]! += chance * stay;
    next[isBoxed ? boxed[place]! : through[place]!]! += chance * (1 - stay);
  }
  return next;
};

/** Resolves a chain from its many icons to none; at every number of them others may join. */
const resolved = (
  chain: Chain,
  moves: Moves,
  { target, size }: Board,
  join: (left: number, chances: Float64Array) => void,
): Float64Array => {
  let chances: Float64Array = new Float64Array(size);
  for (let left = chain.length - 1; left > 0; left -= 1) {
    join(left, chances);
    chances = moved(chances, moves, chain[left - 1]!, target);
  }
  join(0, chances);
  return chances;
};

/** Hits, then Critical Hits, from a start to before the Direct Hits. */
const resolveBranch = (
  board: Board,
  { starts, hit, critical }: Prepared,
  { criticals, byCriticals }: Branch,
  chances: Float64Array,
): Float64Array =>
  resolved(criticals, critical, board, (left, sums) => {
    const here = byCriticals.get(left);
    if (!here) return;
    resolved(here.hits, hit, board, (count, joining) => {
      const chance = here.chances.get(count) ?? 0;
      if (chance === 0) return;
      for (let place = starts.from; place < starts.to; place += 1)
        joining[place]! += chance * chances[place]!;
    }).forEach((chance, place) => {
      sums[place]! += chance;
    });
  });

/** Resolving Attack Icons: the chance of each place after an attack, exactly. */
export const chancesAfter = (
  board: Board,
  attack: Ready,
  chances: Float64Array,
  next: Outlook,
): Float64Array => {
  const ends = new Float64Array(board.size);
  ends[LOST] = chances[LOST]!;
  const isMet = ({ from, to }: Span): boolean =>
    chances.subarray(from, to).some((chance) => chance > 0);
  for (const prepared of board.parts.filter(isMet).flatMap(attack.on)) {
    if (!isMet(prepared.starts)) continue;
    for (const branch of branchesOf(board, prepared, next))
      resolveBranch(board, prepared, branch, chances).forEach((chance, place) => {
        ends[placeAfter(board, place, branch.directs)]! += chance;
      });
  }
  return ends;
};
