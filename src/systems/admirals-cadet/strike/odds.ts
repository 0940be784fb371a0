import type { Distribution } from '../../../core/dice/distribution';
import type { Role } from '../cards/types';
import { afterCritical, afterHit, guardOf, type Fate, type Guard, type Standing } from './damage';
import { rollOdds, type Rolled, type RollSpec } from './roll';

/** When the defender spends a shield box that it may spend: `best` is what makes its loss least likely. */
export const SHIELD_POLICIES = ['always', 'never', 'best'] as const;
export type ShieldPolicy = (typeof SHIELD_POLICIES)[number];

export interface TargetSpec extends Standing {
  readonly role: Role;
  readonly blocksCriticals: boolean;
  /** The chance that Armor and Flak stop an icon. */
  readonly stopped: Readonly<Record<Guard, number>>;
  /** Ruling armor-before-shields. */
  readonly savesFirst: boolean;
  readonly shielding: ShieldPolicy;
}

export interface StrikeOdds {
  readonly destroyed: number;
  readonly crippledAlive: number;
  /** The chance of each number of hull boxes left; none left is destroyed. */
  readonly hullLeft: Distribution;
  readonly expectedHullLeft: number;
}

/** Every standing that the target can come to has a place; the first is its loss. */
const LOST = 0;
const NONE = -1;

interface Board {
  readonly standings: readonly Standing[];
  readonly placeOf: (fate: Fate) => number;
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, at) => at);

/** Only a Critical Hit cripples, and only one on a Super Heavy costs orders: other ships stay as they are. */
const flagsOf = ({ role, crippled, orders }: TargetSpec) => {
  const isBig = role === 'Heavy' || role === 'Super Heavy';
  return {
    crippled: isBig && !crippled ? [false, true] : [crippled],
    orders: role === 'Super Heavy' && orders > 0 ? [0, orders] : [orders],
  };
};

const boardOf = (target: TargetSpec): Board => {
  const { hull, shields } = target;
  const flags = flagsOf(target);
  const standings = flags.crippled.flatMap((crippled) =>
    flags.orders.flatMap((orders) =>
      upTo(shields).flatMap((boxes) =>
        upTo(hull - 1).map((lower) => ({ hull: lower + 1, shields: boxes, crippled, orders })),
      ),
    ),
  );
  const placeOf = (fate: Fate): number => {
    if (fate === null) return LOST;
    const flag =
      flags.crippled.indexOf(fate.crippled) * flags.orders.length +
      flags.orders.indexOf(fate.orders);
    return 1 + (flag * (shields + 1) + fate.shields) * hull + fate.hull - 1;
  };
  return { standings, placeOf };
};

/** What one icon leads to from each place: past everything, or onto a box; `stop` is for Armor and Flak. */
interface Moves {
  readonly through: Int32Array;
  readonly boxed: Int32Array;
  readonly stop: Float64Array;
  /** The places that the ship can be at while such icons are resolved: from, and up to but not with. */
  readonly from: number;
  readonly to: number;
}

const movesOf = (board: Board, target: TargetSpec, icon: 'hit' | 'critical'): Moves => {
  const { role, stopped, blocksCriticals, shielding } = target;
  const mayBlock = shielding !== 'never' && (icon === 'hit' || blocksCriticals);
  const size = board.standings.length + 1;
  const alike = (target.shields + 1) * target.hull;
  const last = board.placeOf(target);
  const moves = {
    through: new Int32Array(size),
    boxed: new Int32Array(size).fill(NONE),
    stop: new Float64Array(size),
    // A Hit neither cripples nor costs orders, and the target has all its boxes yet.
    from: icon === 'hit' ? last + 1 - alike : 1,
    to: icon === 'hit' ? last + 1 : size,
  };
  for (const ship of board.standings) {
    const place = board.placeOf(ship);
    const hurt = icon === 'hit' ? afterHit(ship) : afterCritical(role, ship);
    moves.through[place] = board.placeOf(hurt);
    moves.stop[place] = stopped[guardOf(target, ship)];
    if (mayBlock && ship.shields > 0)
      moves.boxed[place] = board.placeOf({ ...ship, shields: ship.shields - 1 });
  }
  return moves;
};

/** By place: the chance that the ship is lost, and the hull that is left on average. */
interface Outlook {
  readonly lost: Float64Array;
  readonly hull: Float64Array;
}

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
  { savesFirst, shielding }: TargetSpec,
): { readonly outlook: Outlook; readonly boxes: Boxes } => {
  const size = after.lost.length;
  const outlook = { lost: new Float64Array(size), hull: new Float64Array(size) };
  const boxes = new Uint8Array(size);
  outlook.lost[LOST] = 1;
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

const addTo = (sums: Float64Array, place: number, chance: number): void => {
  sums[place] = (sums[place] ?? 0) + chance;
};

/** The chance of each place once an icon is resolved. */
const moved = (
  chances: Float64Array,
  moves: Moves,
  boxes: Boxes,
  { savesFirst }: TargetSpec,
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

/** Icons of one kind, with what is best at each place for each number of them that is still to come. */
interface Chain {
  readonly outlooks: readonly Outlook[];
  readonly boxes: readonly Boxes[];
}

const chainOf = (moves: Moves, after: Outlook, target: TargetSpec, most: number): Chain => {
  const outlooks = [after];
  const boxes: Boxes[] = [];
  for (let count = 1; count <= most; count += 1) {
    const next = before(moves, outlooks[count - 1] ?? after, target);
    outlooks.push(next.outlook);
    boxes.push(next.boxes);
  }
  return { outlooks, boxes };
};

/** Resolves a chain from its many icons to none; at every number of them others may join. */
const resolved = (
  { boxes }: Chain,
  moves: Moves,
  target: TargetSpec,
  start: Float64Array,
  join: (left: number, chances: Float64Array) => void,
): Float64Array => {
  let chances = start;
  for (let left = boxes.length; left > 0; left -= 1) {
    join(left, chances);
    chances = moved(chances, moves, boxes[left - 1] ?? new Uint8Array(chances.length), target);
  }
  join(0, chances);
  return chances;
};

/** Direct Hits come last, and nothing stops them. */
const outlookBefore = ({ standings, placeOf }: Board, directs: number): Outlook => {
  const size = standings.length + 1;
  const outlook = { lost: new Float64Array(size), hull: new Float64Array(size) };
  outlook.lost[LOST] = 1;
  for (const ship of standings) {
    const left = Math.max(0, ship.hull - directs);
    outlook.lost[placeOf(ship)] = left === 0 ? 1 : 0;
    outlook.hull[placeOf(ship)] = left;
  }
  return outlook;
};

const most = (counts: Iterable<number>): number => Math.max(0, ...counts);

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

const summary = (hullLeft: Float64Array, crippledAlive: number): StrikeOdds => ({
  destroyed: hullLeft[0] ?? 0,
  crippledAlive,
  hullLeft: [...hullLeft],
  expectedHullLeft: hullLeft.reduce((sum, chance, hull) => sum + chance * hull, 0),
});

/** Resolving Attack Icons: what an attack does to its target, exactly: Hits, then Critical Hits, then Direct Hits. */
export const strikeOdds = (spec: RollSpec, target: TargetSpec): StrikeOdds => {
  const board = boardOf(target);
  const size = board.standings.length + 1;
  const start = board.placeOf(target);
  const hitMoves = movesOf(board, target, 'hit');
  const criticalMoves = movesOf(board, target, 'critical');
  const hullLeft = new Float64Array(target.hull + 1);
  let crippledAlive = 0;
  for (const [directs, byCriticals] of tableOf(rollOdds(spec))) {
    const after = outlookBefore(board, directs);
    const criticals = chainOf(criticalMoves, after, target, most(byCriticals.keys()));
    const ends = resolved(
      criticals,
      criticalMoves,
      target,
      new Float64Array(size),
      (left, sums) => {
        const byHits = byCriticals.get(left);
        if (!byHits) return;
        const hits = chainOf(
          hitMoves,
          criticals.outlooks[left] ?? after,
          target,
          most(byHits.keys()),
        );
        resolved(hits, hitMoves, target, new Float64Array(size), (count, chances) =>
          addTo(chances, start, byHits.get(count) ?? 0),
        ).forEach((chance, place) => addTo(sums, place, chance));
      },
    );
    addTo(hullLeft, 0, ends[LOST] ?? 0);
    for (const ship of board.standings) {
      const chance = ends[board.placeOf(ship)] ?? 0;
      const left = Math.max(0, ship.hull - directs);
      addTo(hullLeft, left, chance);
      if (left > 0 && ship.crippled) crippledAlive += chance;
    }
  }
  return summary(hullLeft, crippledAlive);
};
