import type { TeamId } from '../../../core/game/events';
import type { GameSetup } from '../../../core/game/system';

/** A value for each team. */
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

export const perTeam = <Value>(setup: GameSetup, value: (team: TeamId) => Value): PerTeam<Value> =>
  Object.fromEntries(setup.teams.map(({ id }) => [id, value(id)]));

/** Teams take turns at something: placing pieces, activating them, bringing in reserves. */
export interface Turns {
  /** The team that begins. */
  readonly first: TeamId;
  /** The team that took the last turn; null before the first. */
  readonly last: TeamId | null;
  /** How many pieces each team still has to take a turn with. */
  readonly left: PerTeam<number>;
}

/** The next team around the table that has something left; null when all are through. */
export const teamToAct = ({ first, last, left }: Turns): TeamId | null => {
  const teams = Object.keys(left);
  const begins = last === null ? teams.indexOf(first) : teams.indexOf(last) + 1;
  const around = [...teams.slice(begins), ...teams.slice(0, begins)];
  return around.find((team) => (left[team] ?? 0) > 0) ?? null;
};

/** How a game ended: who won, by what, and where it says so. */
export interface Outcome<By extends string> {
  readonly winner: TeamId | null;
  readonly by: By;
  readonly rule: string;
}

interface Rung<Standing, By extends string> {
  readonly by: By;
  readonly rule: string;
  readonly count: (standing: Standing) => number;
}

/** The first count in which a team leads decides. */
export const winnerBy = <Standing, By extends string>(
  teams: PerTeam<Standing>,
  ladder: readonly Rung<Standing, By>[],
  otherwise: Outcome<By>,
): Outcome<By> => {
  for (const { by, rule, count } of ladder) {
    const counts = Object.entries(teams).map(([team, standing]) => [team, count(standing)]);
    const winner = leader(Object.fromEntries(counts));
    if (winner !== null) return { winner, by, rule };
  }
  return otherwise;
};
