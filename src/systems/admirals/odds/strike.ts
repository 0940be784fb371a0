import { expectation, type Distribution } from '../../../core/dice/distribution';
import { onceFor } from '../../kit/onceFor';
import { chanceThat, chancesOf, type Ending } from '../../kit/procedures/exact';
import { fieldsOf, type State } from '../../kit/procedures/state';
import type { StrikePolicy, StrikeSpec, TargetSpec } from '../../admirals-shared/odds/spec';
import * as volleys from '../../admirals-shared/strike/volley';
import * as reckoning from './reckoned';

/**
 * Best play looks at the chance of defeat. Where that is the same, the defender would rather keep hull, then be
 * spared criticals, then keep shields, and the attacker the reverse. The weights are too small to show in the
 * chance itself (1e-9), and large enough to stand out from rounding.
 */
const HULL_WEIGHT = 2 ** -33;
const CRITICAL_WEIGHT = 2 ** -40;
const SHIELD_WEIGHT = 2 ** -47;

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, at) => at);

/** Targets as states: what each has left. */
export interface Targets extends volleys.Ships {
  readonly before: reckoning.Remains;
  readonly fields: ReturnType<typeof targetFields>;
  readonly isDefeated: (ship: State) => boolean;
}

const targetFields = ({ hull, criticals, shields }: reckoning.Remains) =>
  fieldsOf({ shields: shields + 1, criticals: criticals + 1, hull: hull + 1 });

export const targetsOf = (target: TargetSpec): Targets => {
  // 3A-01 X, 3A-02 I: what a target can still take.
  const before = {
    hull: Math.max(target.hull, 0),
    criticals: Math.max(target.orderLimit + 1 - target.criticals, 0),
    shields: Math.max(target.shields, 0),
  };
  const fields = targetFields(before);
  const { hull, criticals, shields } = fields;
  const shipOf = (points: number, left: number, spendable: number): State =>
    points * hull.one + left * criticals.one + spendable * shields.one;
  const isDefeated = (ship: State): boolean => hull.of(ship) === 0 || criticals.of(ship) === 0;
  return {
    before,
    fields,
    isDefeated,
    all: upTo(before.hull).flatMap((points) =>
      upTo(before.criticals).flatMap((left) =>
        upTo(before.shields).map((spendable) => shipOf(points, left, spendable)),
      ),
    ),
    whole: shipOf(before.hull, before.criticals, before.shields),
    loss: (ship) =>
      (isDefeated(ship) ? 1 : 0) -
      hull.of(ship) * HULL_WEIGHT -
      criticals.of(ship) * CRITICAL_WEIGHT -
      shields.of(ship) * SHIELD_WEIGHT,
  };
};

/** Nothing in a strike depends on what hull and criticals the target has left, but for what is decided. */
const metBy = (reckoned: reckoning.Reckoned, { fields }: Targets): volleys.MetAttack => {
  const { graph, isDecided, startWith, woundsOf, shieldsOf } = reckoned;
  const { hull, criticals, shields } = fields;
  return {
    graph,
    isDecided,
    startOf: shields.of,
    starts: (points) => [{ state: startWith(points), chance: 1 }],
    restOf: (ship) => shields.with(ship, 0),
    leaves: (end) => {
      const { hit, critical } = woundsOf(end);
      const points = shieldsOf(end) * shields.one;
      return (ship) => {
        const left = hull.of(ship) - hit;
        const open = criticals.of(ship) - critical;
        return points + (left > 0 ? left * hull.one : 0) + (open > 0 ? open * criticals.one : 0);
      };
    },
  };
};

/** A strike among others, as it reads at a target with shields, and at one that has none left. */
const prepareStrike = (strike: StrikeSpec, policy: StrikePolicy, targets: Targets) => {
  const { before, fields, isDefeated } = targets;
  const shielded = reckoning.reckon(strike, policy, before);
  const stripped = strike.unshielded
    ? reckoning.reckon(strike.unshielded, policy, before)
    : shielded;
  const met = metBy(shielded, targets);
  const bare = stripped === shielded ? met : metBy(stripped, targets);
  const meets = (ship: State): volleys.MetAttack | null => {
    if (isDefeated(ship)) return null;
    return fields.shields.of(ship) > 0 ? met : bare;
  };
  const isDecided = met.isDecided || bare.isDecided;
  // A whole ship is the highest state.
  return { stage: volleys.stageOf(meets, isDecided, targets.whole + 1), shielded, stripped };
};

type PreparedStrike = ReturnType<typeof prepareStrike>;

/** A weapon that strikes more than once is prepared once. */
const prepareStrikes = (strikes: readonly StrikeSpec[], policy: StrikePolicy, targets: Targets) =>
  strikes.map(onceFor((strike: StrikeSpec) => prepareStrike(strike, policy, targets)));

/**
 * Chances by what a target has lost: hull, criticals until it was crippled, shields; the last of each stands for more
 * too. Hull and criticals are counted apart: all icons are rolled for.
 */
const standing = (ships: readonly Ending[], { before, fields, isDefeated }: Targets) => {
  const lost = (of: keyof reckoning.Remains): Distribution =>
    chancesOf(ships, (ship) => before[of] - fields[of].of(ship), before[of]);
  const hullLost = lost('hull');
  const criticals = lost('criticals');
  const shieldsSpent = lost('shields');
  const left = (ship: State): number => (isDefeated(ship) ? 0 : fields.hull.of(ship));
  /** None where the target is defeated. */
  const hullLeft = chancesOf(ships, left, before.hull);
  return {
    hullLost,
    criticals,
    shieldsSpent,
    hullLeft,
    defeated: chanceThat(ships, isDefeated),
    /** Defeated by hull, and by criticals; it may be both. */
    destroyed: hullLost.at(-1) ?? 0,
    crippled: criticals.at(-1) ?? 0,
    expectedHullLost: expectation(hullLost),
    expectedCriticals: expectation(criticals),
    expectedShieldsSpent: expectation(shieldsSpent),
    expectedHullLeft: expectation(hullLeft),
    /** Of those that may be spent against these strikes. */
    expectedShieldsLeft: before.shields - expectation(shieldsSpent),
  };
};

/** The icons of a strike, which may read otherwise at targets without shields. */
const iconsOf = ({ shielded, stripped }: PreparedStrike, { parts }: volleys.Struck) => {
  const own = (reckoned: typeof shielded) =>
    reckoning.iconParts(
      reckoned,
      parts.filter(({ attack }) => attack.graph === reckoned.graph),
    );
  return shielded === stripped
    ? own(shielded)
    : reckoning.sumIconParts(own(shielded), own(stripped));
};

const oddsOf = (prepared: PreparedStrike, struck: volleys.Struck, targets: Targets) => ({
  ...standing(struck.ships, targets),
  /** The chance that there was still something to strike at; icons are weighed with it. */
  struck: struck.met,
  icons: iconsOf(prepared, struck),
  explanation: reckoning.explainStrike(prepared.shielded),
});

/** Everything that may come of a strike. */
export type StrikeOdds = ReturnType<typeof oddsOf>;

/** 5C to 5F: exact odds of one strike at one target, both sides playing by the policy. */
export const strikeOdds = (
  strike: StrikeSpec,
  target: TargetSpec,
  policy: StrikePolicy,
): StrikeOdds => {
  const targets = targetsOf(target);
  const prepared = prepareStrike(strike, policy, targets);
  const before = [{ state: targets.whole, chance: 1 }];
  return oddsOf(prepared, prepared.stage.facing(targets.loss).after(before), targets);
};

/**
 * 4B-02, 5: exact odds of several strikes in a row at one target, which keeps its lost hull, shields and criticals.
 * Best play looks at the chance of defeat once all are made.
 */
export const volleyOdds = (
  strikes: readonly StrikeSpec[],
  target: TargetSpec,
  policy: StrikePolicy,
) => {
  const targets = targetsOf(target);
  const prepared = prepareStrikes(strikes, policy, targets);
  const struck = volleys.afterEach(
    prepared.map(({ stage }) => stage),
    targets,
  );
  return {
    ...standing(struck.at(-1)?.ships ?? [{ state: targets.whole, chance: 1 }], targets),
    afterEach: prepared.flatMap((one, at) => {
      const after = struck[at];
      return after ? [oddsOf(one, after, targets)] : [];
    }),
  };
};

/** The order of strikes that suits the attacker best, by their place in the list. */
export const bestOrderOf = (
  strikes: readonly StrikeSpec[],
  target: TargetSpec,
  policy: StrikePolicy,
): readonly number[] => {
  const targets = targetsOf(target);
  return volleys.bestOrder(
    prepareStrikes(strikes, policy, targets).map(({ stage }) => stage),
    strikes.map((strike) => JSON.stringify(strike)),
    targets,
  );
};
