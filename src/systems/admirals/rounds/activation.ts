import type { TeamId } from '../../../core/game/events';
import { DEFAULT_RULINGS, type Rulings } from '../rulings';
import { opponentOf, type PerTeam } from '../../kit/play/teams';

export const MOST_STRIKES = 4;
export const STRATEGIC_STRIKES = 2;

export interface ActivationRules {
  /** Strikes that a piece may make from now on this round. */
  readonly maxStrikes: number;
  /** The team whose pieces have Deadly [2] and Skilled for the rest of the round. */
  readonly overrunTeam: TeamId | null;
  /** The section that says so; null while nothing but 4B-02 itself holds. */
  readonly rule: '4B-02 II' | '4B-02 III' | null;
}

/** 4B-02 III: also the last piece alone (ruling overrun-literal). */
const fewestToOverrun = (rulings: Rulings): number =>
  rulings['overrun-literal'] === 'two-or-more' ? 2 : 1;

/**
 * 4B-02 II, III: once one team is through, the other strikes at most twice a piece if it has the
 * initiative, and overruns if not. Whoever asks keeps the answer for the rest of the round.
 */
export const activationRules = (
  initiative: TeamId,
  unactivated: PerTeam<number>,
  rulings: Rulings = DEFAULT_RULINGS,
): ActivationRules => {
  const second = opponentOf(unactivated, initiative);
  const withInitiative = unactivated[initiative] ?? 0;
  const without = unactivated[second] ?? 0;
  if (without === 0 && withInitiative > 0)
    return { maxStrikes: STRATEGIC_STRIKES, overrunTeam: null, rule: '4B-02 II' };
  if (withInitiative === 0 && without >= fewestToOverrun(rulings))
    return { maxStrikes: MOST_STRIKES, overrunTeam: second, rule: '4B-02 III' };
  return { maxStrikes: MOST_STRIKES, overrunTeam: null, rule: null };
};
