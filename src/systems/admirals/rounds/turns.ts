import type { TeamId, PlayerId } from '../../../core/game/events';
import { leader, opponentOf, type PerTeam } from '../../kit/play/teams';
import { DEFAULT_RULINGS, type Rulings } from '../rulings';

/** 4B-03 I: to the team in most Strategic Systems; on equal counts to the team that did not have it. */
export const nextInitiative = (current: TeamId, strategic: PerTeam<number>): TeamId =>
  leader(strategic) ?? opponentOf(strategic, current);

/** 4A-01: the lower roll is Team A, the first of the two; null on a tie, which is rolled again. */
export const teamOrder = (rolls: PerTeam<number>): readonly [TeamId, TeamId] | null => {
  const second = leader(rolls);
  return second === null ? null : [opponentOf(rolls, second), second];
};

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

/** Ruling three-or-more-a-team: how many players make a team in which nobody acts twice in a row. */
const crowd = (rulings: Rulings): number =>
  rulings['three-or-more-a-team'] === 'from-two' ? 2 : 3;

/** 4A-04 I, 4B-02 I: in a team of three or more nobody acts twice in a row while team mates still can: those. */
export const matesFirst = (
  player: PlayerId,
  /** With the pieces that each still has to take a turn with. */
  team: readonly { readonly player: PlayerId; readonly left: number }[],
  lastOfTeam: PlayerId | null,
  rulings: Rulings = DEFAULT_RULINGS,
): readonly PlayerId[] =>
  team.length < crowd(rulings) || lastOfTeam !== player
    ? []
    : team.filter((mate) => mate.player !== player && mate.left > 0).map((mate) => mate.player);
