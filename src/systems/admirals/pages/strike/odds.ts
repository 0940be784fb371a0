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

/** Quick to work out; how both sides really play changes little in what is best. */
const ROUGH: StrikeChoices = { locks: 'lock-on', shields: 'hits-first' };

const volleysKnown = memo<{
  /** First to last. */
  readonly strikes: readonly StrikeAnswer[];
  readonly odds: VolleyAnswer;
}>(160);

/**
 * 4B-02: several strikes at one target in their best order; where nothing is said of how both play, as they are
 * printed and by rule of thumb, to compare many targets at once. Null without any.
 */
export const volleyOf = (
  strikes: readonly StrikeAnswer[],
  choices: StrikeChoices | null,
  rules: Rules,
) => {
  const [first, ...others] = strikes;
  if (!first) return null;
  // With what each is once the shields are gone, which the others may see to.
  const specs = strikes.map((strike) => specInVolley(strike, rules));
  const named = strikes.map(({ target, strike }) => [target, strike.weapon.name]);
  const policy = policyOf(choices ?? ROUGH, rules);
  return volleysKnown(JSON.stringify([specs, named, policy, choices === null]), () => {
    const order = choices && bestOrderOf(specs, first.target, policyOf(ROUGH, rules));
    const [best = first, ...next] = order?.flatMap((at) => strikes[at] ?? []) ?? strikes;
    const ordered = [best, ...(order ? next : others)] as const;
    return { strikes: ordered, odds: volleySituation(ordered, choices ?? ROUGH, rules) };
  });
};
