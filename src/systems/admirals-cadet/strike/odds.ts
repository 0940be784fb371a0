import type { Distribution } from '../../../core/dice/distribution';
import { boardOf, LOST, type Board } from './board';
import {
  chancesAfter,
  outlookAtEnd,
  outlookBefore,
  prepare,
  type Attack,
  type Outlook,
  type Ready,
} from './outlook';
import type { RollSpec } from './roll';
import type { TargetSpec } from './targetSpec';

export interface StrikeOdds {
  readonly destroyed: number;
  readonly crippledAlive: number;
  /** The chance that its orders have gone back, or gone with it; 0 where it has none. */
  readonly ordersLost: number;
  /** The chance of each number of hull boxes left; none left is destroyed. */
  readonly hullLeft: Distribution;
  readonly expectedHullLeft: number;
  /** Of the boxes that it may spend; a ship that is destroyed has none. */
  readonly expectedShieldsLeft: number;
}

/** Several attacks in a row: what they come to, and how the target stands after each. */
export interface VolleyOdds extends StrikeOdds {
  readonly afterEach: readonly StrikeOdds[];
}

type Target = Board['target'];

const ROUNDING = 1e-12;

/** What is certain but for rounding is certain. */
const settled = (chance: number): number => (chance > 1 - ROUNDING ? 1 : chance);

const summary = ({ standings, target }: Board, chances: Float64Array): StrikeOdds => {
  const hullLeft = Array<number>(target.hull + 1).fill(0);
  const destroyed = settled(chances[LOST] ?? 0);
  hullLeft[0] = destroyed;
  let crippledAlive = 0;
  let withoutOrders = 0;
  let expectedShieldsLeft = 0;
  for (const [at, ship] of standings.entries()) {
    const chance = chances[at + 1] ?? 0;
    hullLeft[ship.hull] = (hullLeft[ship.hull] ?? 0) + chance;
    expectedShieldsLeft += chance * ship.shields;
    if (ship.crippled) crippledAlive += chance;
    if (ship.orders < target.orders) withoutOrders += chance;
  }
  return {
    destroyed,
    crippledAlive: settled(crippledAlive),
    ordersLost: target.orders > 0 ? settled(destroyed + withoutOrders) : 0,
    hullLeft,
    expectedHullLeft: hullLeft.reduce((sum, chance, hull) => sum + chance * hull, 0),
    expectedShieldsLeft,
  };
};

/** What the target may expect after each attack, the first one's first. */
const outlooksAfter = (board: Board, attacks: readonly Ready[]): readonly Outlook[] => {
  let next = outlookAtEnd(board);
  const outlooks = [next];
  for (const attack of attacks.slice(1).reverse()) {
    next = outlookBefore(board, attack, next);
    outlooks.unshift(next);
  }
  return outlooks;
};

const oddsOf = (board: Board, attacks: readonly Ready[]): VolleyOdds => {
  const outlooks = outlooksAfter(board, attacks);
  let chances: Float64Array = new Float64Array(board.size);
  chances[board.placeOf(board.target)] = 1;
  const afterEach = attacks.map((attack, at) => {
    chances = chancesAfter(board, attack, chances, outlooks[at] ?? outlookAtEnd(board));
    return summary(board, chances);
  });
  return { ...summary(board, chances), afterEach };
};

const readyFor = (board: Board, attacks: readonly Attack[]): readonly Ready[] =>
  attacks.map((attack) => prepare(board, attack));

/** Making Attacks: all of a ship's attacks at one target, which keeps what it has lost; shields are spent in view of them all. */
export const volleyOdds = (attacks: readonly Attack[], target: Target): VolleyOdds => {
  const board = boardOf(target);
  return oddsOf(board, readyFor(board, attacks));
};

/** Resolving Attack Icons: what an attack does to its target, exactly: Hits, then Critical Hits, then Direct Hits. */
export const strikeOdds = (roll: RollSpec, target: TargetSpec): StrikeOdds => {
  const { stopped } = target;
  const { afterEach: _, ...odds } = volleyOdds([() => ({ roll, stopped })], target);
  return odds;
};

/** The last attacks of an order, and what the target may expect before them. */
interface Ending {
  readonly order: readonly number[];
  readonly left: readonly number[];
  readonly outlook: Outlook;
}

/** All orders of four attacks; of more, those that end best. */
const MOST_KEPT = 24;

/** More hardly bear at once; then they are made as printed. */
const MOST_RANKED = 6;

/** Looked at from the end: orders that end alike share what they end with. Like attacks are not told apart. */
const bestOrder = (board: Board, attacks: readonly Ready[]): readonly number[] => {
  const place = board.placeOf(board.target);
  const first = board.parts.filter(({ from, to }) => place >= from && place < to);
  const texts = attacks.map(({ text }) => text());
  const isFirstOfKind = (at: number, index: number, left: readonly number[]): boolean =>
    left.findIndex((other) => texts[other] === texts[at]) === index;
  const likelier = (one: Ending, other: Ending): number =>
    (other.outlook[place] ?? 0) - (one.outlook[place] ?? 0);
  const longer = ({ order, left, outlook }: Ending): readonly Ending[] =>
    left.filter(isFirstOfKind).flatMap((at) => {
      const attack = attacks[at];
      const rest = left.filter((other) => other !== at);
      const parts = rest.length === 0 ? first : board.parts;
      return attack
        ? [
            {
              order: [at, ...order],
              left: rest,
              outlook: outlookBefore(board, attack, outlook, parts),
            },
          ]
        : [];
    });
  let endings: readonly Ending[] = [
    { order: [], left: [...attacks.keys()], outlook: outlookAtEnd(board) },
  ];
  for (const _ of attacks) endings = endings.flatMap(longer).sort(likelier).slice(0, MOST_KEPT);
  return endings[0]?.order ?? [];
};

/** Making Attacks: the same in the order that makes the loss of the target likeliest, by places in the list. */
export const bestVolley = (
  attacks: readonly Attack[],
  target: Target,
): { readonly order: readonly number[]; readonly odds: VolleyOdds } => {
  const board = boardOf(target);
  const ready = readyFor(board, attacks);
  const isRanked = ready.length > 1 && ready.length <= MOST_RANKED;
  const order = isRanked ? bestOrder(board, ready) : [...ready.keys()];
  const odds = oddsOf(
    board,
    order.flatMap((at) => ready[at] ?? []),
  );
  return { order, odds };
};
