import type { Aftermath } from './aftermath';
import { makeContest, type Contest } from './contest';
import { addedIcons, readStrike, type StrikeReading } from './reading';
import type { Remains } from './remains';
import { makeRuled, type RuledStrike } from './ruled';
import { perWound, type StrikePolicy, type StrikeSpec } from '../../admirals-shared/odds/spec';
import { strikeByDecision, type Plays } from './strikeByDecision';
import { strikeByRule } from './strikeByRule';

/** A strike that is ready to be looked at, at a target that began with `whole`. */
export interface PreparedStrike extends StrikeReading {
  readonly whole: Remains;
  /** By rule of thumb, or with decisions to be solved. */
  readonly by:
    | { readonly kind: 'rule'; readonly ruled: RuledStrike }
    | { readonly kind: 'decision'; readonly contest: Contest };
  /** The same strike at a target that has no shields left, where it reads otherwise. */
  readonly unshielded: PreparedStrike | null;
}

export function prepareStrike(
  strike: StrikeSpec,
  policy: StrikePolicy,
  whole: Remains,
): PreparedStrike {
  const reading = readStrike(strike, policy);
  const decided = policy.shields === 'best' || reading.plan.use === 'choice';
  return {
    ...reading,
    whole,
    by: decided
      ? { kind: 'decision', contest: makeContest(reading, whole) }
      : { kind: 'rule', ruled: makeRuled(reading, whole) },
    unshielded: strike.unshielded ? prepareStrike(strike.unshielded, policy, whole) : null,
  };
}

/** A weapon that strikes more than once is prepared once. */
export function prepareStrikes(
  strikes: readonly StrikeSpec[],
  policy: StrikePolicy,
  whole: Remains,
): readonly PreparedStrike[] {
  const known = new Map<StrikeSpec, PreparedStrike>();
  return strikes.map((strike) => {
    const prepared = known.get(strike) ?? prepareStrike(strike, policy, whole);
    known.set(strike, prepared);
    return prepared;
  });
}

/** 5C to 5F: what the strike makes of everything that the target may be before it, read in one way. */
export function strikeAt(prepared: PreparedStrike, plays: Plays, before: Float64Array): Aftermath {
  const { by, whole } = prepared;
  if (by.kind === 'decision') return strikeByDecision(whole, by.contest, plays, before);
  const added = addedIcons(prepared);
  const generated = perWound((wound) => prepared.rolled[wound] + added[wound]);
  return strikeByRule(whole, by.ruled, before, generated);
}
