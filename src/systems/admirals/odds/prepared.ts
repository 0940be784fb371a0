import type { Aftermath } from './aftermath';
import { makeContest, type Contest } from './contest';
import { facesOf, lockDieOf, meanOf, NO_ICONS, type FaceIcons, type IconCounts } from './icons';
import { lockPlan, type LockPlan } from './lockPlan';
import type { Remains } from './remains';
import { makeRuled, type RuledStrike } from './ruled';
import { perWound, type StrikePolicy, type StrikeSpec } from './spec';
import { strikeByDecision, type Plays } from './strikeByDecision';
import { strikeByRule } from './strikeByRule';

/** A strike that is ready to be looked at, at a target that began with `whole`. */
export interface PreparedStrike {
  readonly strike: StrikeSpec;
  readonly policy: StrikePolicy;
  readonly plan: LockPlan;
  readonly faces: readonly FaceIcons[];
  readonly whole: Remains;
  /** By rule of thumb, or with decisions to be solved. */
  readonly by:
    | { readonly kind: 'rule'; readonly ruled: RuledStrike }
    | { readonly kind: 'decision'; readonly contest: Contest };
}

export function prepareStrike(
  strike: StrikeSpec,
  policy: StrikePolicy,
  whole: Remains,
): PreparedStrike {
  const plan = lockPlan(strike, policy.locks);
  const decided = policy.shields === 'best' || plan.use === 'choice';
  return {
    strike,
    policy,
    plan,
    faces: facesOf(strike),
    whole,
    by: decided
      ? { kind: 'decision', contest: makeContest(strike, policy, whole) }
      : { kind: 'rule', ruled: makeRuled(strike, policy, whole) },
  };
}

/** 5F-01: icons that locks bring on average, whatever shields make of them. */
function addedIcons({ strike, plan, faces }: PreparedStrike): IconCounts {
  const perDie = (count: (face: FaceIcons) => number): number =>
    (strike.dice * faces.reduce((sum, face) => sum + count(face), 0)) / faces.length;
  const locks = perDie((face) => face.lock);
  const dice =
    (strike.lockOnDice ?? 0) +
    perDie((face) => face.augur) +
    (plan.use === 'dice' ? locks * plan.dice : 0);
  const bought = plan.use === 'icons' ? plan.icons : NO_ICONS;
  const die = meanOf(lockDieOf(faces));
  return perWound((wound) => dice * die[wound] + locks * bought[wound]);
}

/** 5C: icons of the first roll on average. */
export const rolledIcons = ({ strike, faces }: PreparedStrike): IconCounts =>
  perWound(
    (wound) => (strike.dice * faces.reduce((sum, face) => sum + face[wound], 0)) / faces.length,
  );

/** 5C to 5F: what the strike makes of everything that the target may be before it. */
export function strikeAt(prepared: PreparedStrike, plays: Plays, before: Float64Array): Aftermath {
  const { by, whole } = prepared;
  if (by.kind === 'decision') return strikeByDecision(whole, by.contest, plays, before);
  const rolled = rolledIcons(prepared);
  const added = addedIcons(prepared);
  const generated = perWound((wound) => rolled[wound] + added[wound]);
  return strikeByRule(whole, by.ruled, before, generated);
}
