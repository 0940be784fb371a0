import { bestVolley, type VolleyOdds } from './odds';
import type { StrikeAnswer, StrikeChoices } from './spec';

/** All that a ship fires at one target. */
export interface Volley {
  /** First to last. */
  readonly strikes: readonly StrikeAnswer[];
  readonly odds: VolleyOdds;
}

/** Target Locks: a weapon without an ability rolls its die again where the others use theirs. */
const attackOf = ({ abilities, attack }: StrikeAnswer, { locks }: StrikeChoices) =>
  attack(locks === 'ability' && abilities.length === 0 ? 'reroll' : locks);

/** Making Attacks: several attacks at one target in the order that suits the attacker best; null without any. */
export const volleyOf = (
  strikes: readonly StrikeAnswer[],
  choices: StrikeChoices,
): Volley | null => {
  const [first] = strikes;
  if (!first) return null;
  const target = { ...first.target, shielding: choices.shields };
  const { order, odds } = bestVolley(
    strikes.map((strike) => attackOf(strike, choices)),
    target,
  );
  return { strikes: order.flatMap((at) => strikes[at] ?? []), odds };
};
