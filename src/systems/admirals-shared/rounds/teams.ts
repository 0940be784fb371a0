import type { TeamId } from '../../../core/game/events';

/** A value for each of the two teams. */
export type PerTeam<Value> = Readonly<Record<TeamId, Value>>;

export const opponentOf = (teams: PerTeam<unknown>, team: TeamId): TeamId =>
  Object.keys(teams).find((other) => other !== team) ?? team;

/** Every team with its value and its opponent's, in the order given. */
export const facing = <Value>(
  teams: PerTeam<Value>,
): readonly { readonly team: TeamId; readonly own: Value; readonly other: Value }[] =>
  Object.entries(teams).map(([team, own]) => ({
    team,
    own,
    other: teams[opponentOf(teams, team)] ?? own,
  }));

/** The team with the most, or null where none has more than the other. */
export const leader = (counts: PerTeam<number>): TeamId | null => {
  const [first, second] = Object.entries(counts).sort(([, a], [, b]) => b - a);
  if (!first || first[1] === second?.[1]) return null;
  return first[0];
};

/** 4A-01: the lower roll is Team A, the first of the two; null on a tie, which is rolled again. */
export const teamOrder = (rolls: PerTeam<number>): readonly [TeamId, TeamId] | null => {
  const second = leader(rolls);
  return second === null ? null : [opponentOf(rolls, second), second];
};
