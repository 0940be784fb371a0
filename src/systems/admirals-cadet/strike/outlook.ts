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

/** By place: the chance that the ship is lost in the end, and the hull that is left then on average. */
export interface Outlook {
  readonly lost: Float64Array;
  readonly hull: Float64Array;
}

const blankOutlook = (size: number): Outlook => {
  const outlook = { lost: new Float64Array(size), hull: new Float64Array(size) };
  outlook.lost[LOST] = 1;
  return outlook;
};

/** Nothing follows: a ship that stands is not lost. */
export const outlookAtEnd = ({ size, standings }: Board): Outlook => {
  const outlook = blankOutlook(size);
  for (const [at, { hull }] of standings.entries()) outlook.hull[at + 1] = hull;
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

/** Where boxes are spent, by place. */
type Boxes = Uint8Array;

/** Closer than that two chances are one, told apart by rounding alone. */
const ALIKE = 1e-13;

const mix = (of: Float64Array, place: number, stay: number, to: number): number =>
  (of[place] ?? 0) * stay + (of[to] ?? 0) * (1 - stay);

/** One icon before those that the outlook is of: what is best at each place, and what it then comes to. */
const before = (
  moves: Moves,
  after: Outlook,
  { savesFirst, shielding }: Board['target'],
): { readonly outlook: Outlook; readonly boxes: Boxes } => {
  const outlook = blankOutlook(after.lost.length);
  const boxes = new Uint8Array(after.lost.length);
  for (let place = moves.from; place < moves.to; place += 1) {
    const stop = moves.stop[place] ?? 0;
    const through = moves.through[place] ?? LOST;
    const boxed = moves.boxed[place] ?? NONE;
    let lost = mix(after.lost, place, stop, through);
    let hull = mix(after.hull, place, stop, through);
    if (boxed !== NONE) {
      const stay = savesFirst ? stop : 0;
      const lostBoxed = mix(after.lost, place, stay, boxed);
      const hullBoxed = mix(after.hull, place, stay, boxed);
      const gain = lost - lostBoxed;
      const isBetter = Math.abs(gain) > ALIKE ? gain > 0 : hullBoxed >= hull - ALIKE;
      if (shielding === 'always' || isBetter) {
        boxes[place] = 1;
        lost = lostBoxed;
        hull = hullBoxed;
      }
    }
    outlook.lost[place] = lost;
    outlook.hull[place] = hull;
  }
  return { outlook, boxes };
};

/** Icons of one kind, with what is best at each place for each number of them that is still to come. */
interface Chain {
  readonly outlooks: readonly Outlook[];
  readonly boxes: readonly Boxes[];
}

const chainOf = (moves: Moves, after: Outlook, { target }: Board, most: number): Chain => {
  const outlooks = [after];
  const boxes: Boxes[] = [];
  for (let count = 1; count <= most; count += 1) {
    const next = before(moves, outlooks[count - 1] ?? after, target);
    outlooks.push(next.outlook);
    boxes.push(next.boxes);
  }
  return { outlooks, boxes };
};

/** Direct Hits come last, and nothing stops them. */
const placeAfter = ({ target: { hull } }: Board, place: number, directs: number): number =>
  place !== LOST && (place - 1) % hull >= directs ? place - directs : LOST;

const beforeDirects = (board: Board, next: Outlook, directs: number): Outlook => {
  if (directs === 0) return next;
  const to = Int32Array.from(next.lost, (_, place) => placeAfter(board, place, directs));
  return {
    lost: next.lost.map((_, place) => next.lost[to[place] ?? LOST] ?? 0),
    hull: next.hull.map((_, place) => next.hull[to[place] ?? LOST] ?? 0),
  };
};

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
      const then = criticals.outlooks[count] ?? after;
      const hits = chainOf(prepared.hit, then, board, most(chances.keys()));
      return [count, { hits, chances }] as const;
    });
    return { directs, criticals, byCriticals: new Map(byHits) };
  });

/** What a target may expect before an attack, in view of what comes after it. */
export const outlookBefore = (
  board: Board,
  attack: Ready,
  next: Outlook,
  parts: readonly Part[] = board.parts,
): Outlook => {
  const outlook = blankOutlook(board.size);
  const { lost, hull } = outlook;
  for (const prepared of parts.flatMap(attack.on))
    for (const { byCriticals } of branchesOf(board, prepared, next))
      for (const { hits, chances } of byCriticals.values())
        for (const [count, chance] of chances) {
          const then = hits.outlooks[count] ?? next;
          for (let place = prepared.starts.from; place < prepared.starts.to; place += 1) {
            lost[place] = (lost[place] ?? 0) + chance * (then.lost[place] ?? 0);
            hull[place] = (hull[place] ?? 0) + chance * (then.hull[place] ?? 0);
          }
        }
  return outlook;
};

const addTo = (sums: Float64Array, place: number, chance: number): void => {
  sums[place] = (sums[place] ?? 0) + chance;
};

/** The chance of each place once an icon is resolved. */
const moved = (
  chances: Float64Array,
  moves: Moves,
  boxes: Boxes,
  { savesFirst }: Board['target'],
): Float64Array => {
  const next = new Float64Array(chances.length);
  addTo(next, LOST, chances[LOST] ?? 0);
  for (let place = moves.from; place < moves.to; place += 1) {
    const chance = chances[place] ?? 0;
    if (chance === 0) continue;
    const isBoxed = boxes[place] === 1;
    const stay = isBoxed && !savesFirst ? 0 : (moves.stop[place] ?? 0);
    addTo(next, place, chance * stay);
    addTo(next, (isBoxed ? moves.boxed : moves.through)[place] ?? LOST, chance * (1 - stay));
  }
  return next;
};

/** Resolves a chain from its many icons to none; at every number of them others may join. */
const resolved = (
  { boxes }: Chain,
  moves: Moves,
  { target, size }: Board,
  join: (left: number, chances: Float64Array) => void,
): Float64Array => {
  let chances: Float64Array = new Float64Array(size);
  for (let left = boxes.length; left > 0; left -= 1) {
    join(left, chances);
    chances = moved(chances, moves, boxes[left - 1] ?? new Uint8Array(size), target);
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
        addTo(joining, place, chance * (chances[place] ?? 0));
    }).forEach((chance, place) => addTo(sums, place, chance));
  });

/** Resolving Attack Icons: the chance of each place after an attack, exactly. */
export const chancesAfter = (
  board: Board,
  attack: Ready,
  chances: Float64Array,
  next: Outlook,
): Float64Array => {
  const ends = new Float64Array(board.size);
  addTo(ends, LOST, chances[LOST] ?? 0);
  const isMet = ({ from, to }: Span): boolean =>
    chances.subarray(from, to).some((chance) => chance > 0);
  for (const prepared of board.parts.filter(isMet).flatMap(attack.on)) {
    if (!isMet(prepared.starts)) continue;
    for (const branch of branchesOf(board, prepared, next))
      resolveBranch(board, prepared, branch, chances).forEach((chance, place) =>
        addTo(ends, placeAfter(board, place, branch.directs), chance),
      );
  }
  return ends;
};
