/* eslint-disable flagbridge/assertion-reason -- every index is within the table, which is sized for it */
import { expectation, type Distribution } from '../../../core/dice/distribution';
import {
  explainStrike,
  iconParts,
  sumIconParts,
  type IconPart,
  type StrikeExplanation,
} from './explainStrike';
import { planVolley } from './planVolley';
import { prepareStrikes } from './prepared';
import { remainsOf, startRemains, type Remains } from './remains';
import type {
  PerWound,
  StrikePolicy,
  StrikeSpec,
  TargetSpec,
} from '../../admirals-shared/odds/spec';
import { hullLeftOf, losses } from './strike';
import { strikeInParts } from './strikeParts';

/** How the target stands once a strike of the volley is over. */
export interface VolleyStep {
  /** By now. */
  readonly defeated: number;
  /** A defeated target has none. */
  readonly expectedHullLeft: number;
  /** Of those that may be spent against this volley. */
  readonly expectedShieldsLeft: number;
  /** The chance that there was still something to strike at; icons are weighed with it. */
  readonly struck: number;
  readonly icons: PerWound<IconPart>;
  readonly explanation: StrikeExplanation;
}

export interface VolleyOdds {
  readonly defeated: number;
  readonly afterEach: readonly VolleyStep[];
  /** 0 where the target is defeated. */
  readonly hullLeft: Distribution;
  readonly criticals: Distribution;
  readonly shieldsSpent: Distribution;
  readonly expectedHullLeft: number;
  readonly expectedShieldsLeft: number;
}

const shieldsLeftOf = (remains: Float64Array, whole: Remains): number =>
  whole.shields - expectation(losses(remains, whole).shieldsSpent);

/**
 * 4B-02, 5: exact odds of several strikes in a row at one target, which keeps its lost hull, shields and criticals.
 * Best play looks at the chance of defeat once all are made.
 */
export function volleyOdds(
  strikes: readonly StrikeSpec[],
  target: TargetSpec,
  policy: StrikePolicy,
): VolleyOdds {
  const whole = remainsOf(target);
  const prepared = prepareStrikes(strikes, policy, whole);
  const plays = planVolley(prepared, whole);
  let remains = startRemains(whole);
  const afterEach = prepared.map((one, at): VolleyStep => {
    const { remains: left, parts } = strikeInParts(one, plays[at]!, remains);
    remains = left;
    return {
      defeated: losses(remains, whole).defeated,
      expectedHullLeft: expectation(hullLeftOf(remains, whole)),
      expectedShieldsLeft: shieldsLeftOf(remains, whole),
      struck: parts.reduce((sum, { aftermath }) => sum + aftermath.struck, 0),
      icons: parts.map(({ read, aftermath }) => iconParts(read, aftermath)).reduce(sumIconParts),
      explanation: explainStrike(one),
    };
  });
  const hullLeft = hullLeftOf(remains, whole);
  const { defeated, criticals, shieldsSpent } = losses(remains, whole);
  return {
    defeated,
    afterEach,
    hullLeft,
    criticals,
    shieldsSpent,
    expectedHullLeft: expectation(hullLeft),
    expectedShieldsLeft: whole.shields - expectation(shieldsSpent),
  };
}
