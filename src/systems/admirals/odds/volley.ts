import { expectation, type Distribution } from '../../../core/dice/distribution';
import type {
  PerWound,
  StrikePolicy,
  StrikeSpec,
  TargetSpec,
} from '../../admirals-shared/odds/spec';
import { afterEach, bestOrder, type Struck } from '../../admirals-shared/strike/volley';
import {
  explainStrike,
  iconParts,
  sumIconParts,
  type IconPart,
  type StrikeExplanation,
} from './explainStrike';
import { losses, prepareStrikes, targetsOf, type PreparedStrike } from './strike';

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

/** The icons of a strike, which may read otherwise at targets without shields. */
const iconsOf = ({ shielded, stripped }: PreparedStrike, { parts }: Struck): PerWound<IconPart> => {
  const own = (reckoned: typeof shielded) =>
    iconParts(
      reckoned,
      parts.filter(({ attack }) => attack.graph === reckoned.graph),
    );
  return shielded === stripped ? own(shielded) : sumIconParts(own(shielded), own(stripped));
};

/**
 * 4B-02, 5: exact odds of several strikes in a row at one target, which keeps its lost hull, shields and criticals.
 * Best play looks at the chance of defeat once all are made.
 */
export function volleyOdds(
  strikes: readonly StrikeSpec[],
  target: TargetSpec,
  policy: StrikePolicy,
): VolleyOdds {
  const targets = targetsOf(target);
  const { before } = targets;
  const prepared = prepareStrikes(strikes, policy, targets);
  const all = afterEach(
    prepared.map(({ stage }) => stage),
    targets,
  );
  const steps = prepared.flatMap((one, at): readonly VolleyStep[] => {
    const struck = all[at];
    if (!struck) return [];
    const { defeated, hullLeft, shieldsSpent } = losses(struck.ships, targets);
    const icons = iconsOf(one, struck);
    return [
      {
        defeated,
        expectedHullLeft: expectation(hullLeft),
        expectedShieldsLeft: before.shields - expectation(shieldsSpent),
        struck: struck.met,
        icons,
        explanation: explainStrike(one.shielded),
      },
    ];
  });
  const last = losses(all.at(-1)?.ships ?? [{ state: targets.whole, chance: 1 }], targets);
  return {
    defeated: last.defeated,
    afterEach: steps,
    hullLeft: last.hullLeft,
    criticals: last.criticals,
    shieldsSpent: last.shieldsSpent,
    expectedHullLeft: expectation(last.hullLeft),
    expectedShieldsLeft: before.shields - expectation(last.shieldsSpent),
  };
}

/** The order of strikes that suits the attacker best, by their place in the list. */
export const bestOrderOf = (
  strikes: readonly StrikeSpec[],
  target: TargetSpec,
  policy: StrikePolicy,
): readonly number[] => {
  const targets = targetsOf(target);
  return bestOrder(
    prepareStrikes(strikes, policy, targets).map(({ stage }) => stage),
    strikes.map((strike) => JSON.stringify(strike)),
    targets,
  );
};
