import { isSameHex, type Hex, type Side } from '../../../core/hex/hex';
import { movedTo, turnedBy, type Stand } from '../../../core/hex/stand';
import { DEFAULTS, type Rules } from '../rulings';
import { isSolidAt, type SpaceObject } from './space';

/** Phase 2: what a ship can do with its engines and thrusters. */
export type Move =
  | { readonly do: 'forward' }
  | { readonly do: 'turn'; readonly by: number }
  | { readonly do: 'slide'; readonly direction: Side }
  | { readonly do: 'dodge'; readonly points: number };

/** Phase 2: either kind of point buys the other at this price. */
export const EXCHANGE = 3;
/** Powering Thrusters: a slide, whatever its direction (ruling slide-any-direction). */
export const SLIDE = 3;

const manoeuvresOf = (move: Move): number => {
  switch (move.do) {
    case 'forward':
      return 0;
    case 'turn':
      return Math.abs(move.by);
    case 'slide':
      return SLIDE;
    case 'dodge':
      return move.points;
  }
};

export interface Cost {
  readonly movementPoints: number;
  readonly manoeuvrePoints: number;
  /** Of the manoeuvre points so many times three are for slides. */
  readonly slides?: number | undefined;
}

/** Phase 2: what a list of moves costs. */
export const costOfMoves = (moves: readonly Move[]): Cost => ({
  movementPoints: moves.filter((move) => move.do === 'forward').length,
  manoeuvrePoints: moves.reduce((sum, move) => sum + manoeuvresOf(move), 0),
  slides: moves.filter((move) => move.do === 'slide').length,
});

export interface Payment {
  readonly engines: number;
  readonly thrusters: number;
}

/**
 * Phase 2: the fewest charges that pay; null where they do not suffice. The three points of a slide, or of a hex that
 * thrusters buy, may come from both kinds or have to come from one (ruling exchange-any-mix).
 */
export const cheapest = (
  { movementPoints, manoeuvrePoints, slides = 0 }: Cost,
  engines: number,
  thrusters: number,
  rules: Rules = DEFAULTS,
): Payment | null => {
  const isMixed = rules['exchange-any-mix'] === 'any-mix';
  let best: Payment | null = null;
  for (let bought = 0; bought <= movementPoints; bought += 1)
    for (let byOne = 0; byOne <= (isMixed ? 0 : slides); byOne += 1) {
      const manoeuvres = manoeuvrePoints + EXCHANGE * bought;
      const threes = isMixed ? 0 : SLIDE * (slides - byOne) + EXCHANGE * bought;
      const byThrusters = Math.min(thrusters, manoeuvres - SLIDE * byOne);
      const byEngines = movementPoints - bought + EXCHANGE * (manoeuvres - byThrusters);
      if (byEngines > engines || byThrusters < threes) continue;
      if (!best || byEngines + byThrusters < best.engines + best.thrusters)
        best = { engines: byEngines, thrusters: byThrusters };
    }
  return best;
};

const afterMove = (stand: Stand, move: Move): Stand => {
  switch (move.do) {
    case 'forward':
      return movedTo(stand);
    case 'turn':
      return turnedBy(stand, move.by);
    case 'slide':
      return movedTo(stand, move.direction);
    case 'dodge':
      return stand;
  }
};

export const isStep = ({ do: kind }: Move): boolean => kind === 'forward' || kind === 'slide';

/** Part 5: planets and moons stop a ship; other ships may too (ruling ships-in-the-way). */
const isClosed = (objects: readonly SpaceObject[], hex: Hex, rules: Rules): boolean =>
  isSolidAt(objects, hex) ||
  (rules['ships-in-the-way'] === 'closed' &&
    objects.some((one) => one.kind === 'ship' && isSameHex(one, hex)));

const MOVE_FAULTS = ['blocked', 'not-enough-charges'] as const;

/** Where each move leads, as if nothing were in the way. */
export const wayOf = (start: Stand, moves: readonly Move[]): readonly Stand[] => {
  let stand = start;
  return moves.map((move) => {
    stand = afterMove(stand, move);
    return stand;
  });
};

/** Phase 2: a list of moves, what pays for it, and where it ends. */
export const movement = (
  start: Stand,
  moves: readonly Move[],
  charges: { readonly engines: number; readonly thrusters: number },
  objects: readonly SpaceObject[],
  rules: Rules = DEFAULTS,
) => {
  const { slides, ...cost } = costOfMoves(moves);
  const payment = cheapest({ ...cost, slides }, charges.engines, charges.thrusters, rules);
  const way = wayOf(start, moves);
  const isBlocked = moves.some((move, at) => {
    const stand = way[at];
    return isStep(move) && stand !== undefined && isClosed(objects, stand, rules);
  });
  const faults = MOVE_FAULTS.filter((fault) =>
    fault === 'blocked' ? isBlocked : payment === null,
  );
  return {
    ...cost,
    payment,
    faults,
    end: faults.length > 0 ? null : (way[way.length - 1] ?? start),
  };
};
