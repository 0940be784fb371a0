import type { ShipId } from '../../../core/game/events';
import type { Answer } from '../../../core/pages/answers';
import type { SwitchView } from '../../../core/pages/page';
import { holdsItem, toggled } from './answered';

/** A ship that changes something when it is within so many hexes, and what comes of it then. */
export interface Reach<Result> {
  readonly within: number;
  readonly result: Result;
}

/** Further than any card reaches that names a number. */
const FURTHEST = 6;

/** The hexes within which a ship changes something: where the figures differ from those one hex further away. */
export const reachesOf = <Result>(
  without: Result,
  at: (distance: number) => Result,
  figures: (result: Result) => unknown,
): readonly Reach<Result>[] => {
  const keyOf = (result: Result): string => JSON.stringify(figures(result));
  const none = keyOf(without);
  if (keyOf(at(0)) === none) return [];
  const found: Reach<Result>[] = [];
  let beyond = none;
  for (let within = FURTHEST; within >= 0; within -= 1) {
    const result = at(within);
    const here = keyOf(result);
    if (here !== beyond) found.push({ within, result });
    beyond = here;
  }
  return found;
};

interface Nearness {
  /** Where the answer goes. */
  readonly path: string;
  /** Who is said to be near so far, as pairs of ship and distance. */
  readonly pairs: readonly Answer[];
  readonly ship: ShipId;
  readonly within: number;
}

/** A question for the table: is it so near? */
export const nearSwitch = (
  { path, pairs, ship, within }: Nearness,
  shown: Omit<SwitchView, 'on' | 'answers'>,
): SwitchView => {
  const pair = [ship, within];
  return {
    ...shown,
    on: holdsItem(pairs, pair),
    answers: {
      on: { [path]: toggled(pairs, pair, true) },
      off: { [path]: toggled(pairs, pair, false) },
    },
  };
};
