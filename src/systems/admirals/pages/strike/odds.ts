import type { Answers } from '../../../../core/pages/answers';
import { bestOrderOf, type StrikeOdds } from '../../odds/strike';
import {
  LOCK_POLICIES,
  SHIELD_POLICIES,
  type LockPolicy,
  type ShieldPolicy,
} from '../../../admirals-shared/odds/spec';
import {
  policyOf,
  specInVolley,
  type StrikeAnswer,
  type StrikeChoices,
  type VolleyAnswer,
  volleySituation,
} from '../../strike/spec';
import { oneAt } from '../../../kit/pages/answered';
import { memo } from '../../../kit/pages/memo';
import type { Rules } from '../../rules';

/** How both sides play, as the page was told: best play on both sides unless it was. */
export const choicesTold = (answers: Answers): StrikeChoices => ({
  locks: oneAt<LockPolicy>(answers, 'policy.locks', LOCK_POLICIES) ?? 'best',
  shields: oneAt<ShieldPolicy>(answers, 'policy.shields', SHIELD_POLICIES) ?? 'best',
});

const strikesKnown = memo<StrikeOdds>(100);

/** 5C to 5F: the odds of a strike, worked out once for the same figures. */
export const oddsOf = (answer: StrikeAnswer, choices: StrikeChoices, rules: Rules): StrikeOdds =>
  strikesKnown(JSON.stringify([answer.spec, answer.target, policyOf(choices, rules)]), () =>
    answer.odds(choices),
  );

export interface Volley {
  /** First to last. */
  readonly strikes: readonly StrikeAnswer[];
  readonly odds: VolleyAnswer;
}

/** With what each is once the shields are gone, which the others may see to. */
const keyOf = (strikes: readonly StrikeAnswer[], choices: StrikeChoices, rules: Rules): string =>
  JSON.stringify([
    strikes.map((one) => [specInVolley(one, rules), one.target, one.strike.weapon.name]),
    policyOf(choices, rules),
  ]);

const volleysKnown = memo<Volley>(60);

/** Quick to work out; how both sides really play changes little in what is best. */
const ROUGH: StrikeChoices = { locks: 'lock-on', shields: 'hits-first' };

const inBestOrder = (
  strikes: readonly [StrikeAnswer, ...StrikeAnswer[]],
  choices: StrikeChoices,
  rules: Rules,
): Volley => {
  const [{ target }] = strikes;
  const specs = strikes.map((strike) => specInVolley(strike, rules));
  const order = bestOrderOf(specs, target, policyOf(ROUGH, rules));
  const [first, ...others] = order.flatMap((at) => strikes[at] ?? []);
  const ordered = first ? ([first, ...others] as const) : strikes;
  return { strikes: ordered, odds: volleySituation(ordered, choices, rules) };
};

/** 4B-02: several strikes at one target in their best order; null without any. */
export const volleyOf = (
  strikes: readonly StrikeAnswer[],
  choices: StrikeChoices,
  rules: Rules,
): Volley | null => {
  const [first, ...others] = strikes;
  if (!first) return null;
  return volleysKnown(keyOf(strikes, choices, rules), () =>
    inBestOrder([first, ...others], choices, rules),
  );
};

const roughKnown = memo<Volley>(100);

/** The same as they are printed and by rule of thumb, to compare many targets at once. */
export const roughVolleyOf = (strikes: readonly StrikeAnswer[], rules: Rules): Volley | null => {
  const [first, ...others] = strikes;
  if (!first) return null;
  return roughKnown(keyOf(strikes, ROUGH, rules), () => ({
    strikes,
    odds: volleySituation([first, ...others], ROUGH, rules),
  }));
};
