/* eslint-disable flagbridge/assertion-reason -- every index is within the table, which is sized for it */
import { isDecided, NO_PLAYS, planStrike } from './planVolley';
import { prepareStrikes, type PreparedStrike } from './prepared';
import { remainsIndex, remainsOf, startRemains, type Remains } from './remains';
import type { StrikePolicy, StrikeSpec, TargetSpec } from '../../admirals-shared/odds/spec';
import { losses } from './strike';
import { strikeInParts } from './strikeParts';
import { endWorth } from './worth';

/** Strikes by their place in the list that was given, first to last. */
export interface OrderOdds {
  readonly order: readonly number[];
  /** Once all of them are made; under best play within 1e-9. */
  readonly defeated: number;
}

interface Ranked extends OrderOdds {
  readonly worth: number;
}

/** Strikes that may come next: of those that are alike, only the first. */
function nextOf(left: readonly number[], alike: readonly number[]): readonly number[] {
  return left.filter(
    (at, place) => left.findIndex((other) => alike[other] === alike[at]) === place,
  );
}

const without = (left: readonly number[], at: number): readonly number[] =>
  left.filter((other) => other !== at);

/** By rule of thumb: orders that begin alike share what they begin with. */
function rankForward(
  strikes: readonly PreparedStrike[],
  alike: readonly number[],
  whole: Remains,
): readonly Ranked[] {
  const ends = endWorth(whole);
  const follow = (
    order: readonly number[],
    left: readonly number[],
    remains: Float64Array,
  ): readonly Ranked[] => {
    if (left.length === 0) {
      const worth = remains.reduce((sum, chance, at) => sum + chance * ends[at]!, 0);
      return [{ order, worth, defeated: losses(remains, whole).defeated }];
    }
    return nextOf(left, alike).flatMap((at) =>
      follow(
        [...order, at],
        without(left, at),
        strikeInParts(strikes[at]!, NO_PLAYS, remains).remains,
      ),
    );
  };
  return follow([], Array.from(strikes.keys()), startRemains(whole));
}

/** Best play looks from the end: orders that end alike share what they end with. */
function rankBackward(
  strikes: readonly PreparedStrike[],
  alike: readonly number[],
  whole: Remains,
): readonly Ranked[] {
  const start = remainsIndex(whole, whole.hull, whole.criticals, whole.shields);
  const precede = (
    order: readonly number[],
    left: readonly number[],
    worth: Float64Array,
  ): readonly Ranked[] => {
    if (left.length === 0) {
      return [{ order, worth: worth[start]!, defeated: Math.max(worth[start]!, 0) }];
    }
    return nextOf(left, alike).flatMap((at) => {
      const outlook = { whole, worth, last: order.length === 0 };
      const planned = planStrike(strikes[at]!, outlook, left.length === 1 ? 'whole' : 'all');
      return precede([at, ...order], without(left, at), planned.worth);
    });
  };
  return precede([], Array.from(strikes.keys()), endWorth(whole));
}

/** Every order in which the strikes may be made, the best for the attacker first. Like strikes are not told apart. */
export function rankOrders(
  strikes: readonly StrikeSpec[],
  target: TargetSpec,
  policy: StrikePolicy,
): readonly OrderOdds[] {
  const whole = remainsOf(target);
  const texts = strikes.map((strike) => JSON.stringify(strike));
  const alike = texts.map((text) => texts.indexOf(text));
  const prepared = prepareStrikes(strikes, policy, whole);
  const rank = prepared.some(isDecided) ? rankBackward : rankForward;
  return [...rank(prepared, alike, whole)]
    .sort((a, b) => b.worth - a.worth)
    .map(({ order, defeated }) => ({ order, defeated }));
}
