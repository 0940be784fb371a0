import type { GameSummary } from './gameSummary';

/** How often somebody or something took part, and how that went. */
export interface Tally {
  readonly name: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  /** For ships: how many came home. */
  readonly survived: number;
}

/** Two players on different sides, and how that went for the first of them. */
export interface Meeting extends Omit<Tally, 'survived'> {
  readonly against: string;
}

/** What finished games come to. Those whose summary is of an older version count where they can. */
export interface Statistics {
  readonly games: number;
  readonly drawn: number;
  /** On average. */
  readonly rounds: number;
  readonly fleets: readonly Tally[];
  /** Those that did not go by the name of a fleet. */
  readonly sides: readonly Tally[];
  /** Those that somebody has named. */
  readonly players: readonly Tally[];
  /** Who met whom, told from the side of whoever won more often. */
  readonly meetings: readonly Meeting[];
  readonly ships: readonly Tally[];
}

interface Part {
  readonly name: string;
  readonly team: string;
  readonly survived?: boolean;
}

interface GameResult {
  readonly winner: string | null;
  readonly parts: readonly Part[];
}

const NONE = { played: 0, won: 0, drawn: 0, survived: 0 };

const one = (isSo: boolean): number => (isSo ? 1 : 0);

/** The most played first. */
const tally = (results: readonly GameResult[]): readonly Tally[] => {
  const tallies = new Map<string, Tally>();
  for (const { winner, parts } of results) {
    for (const { name, team, survived = false } of parts) {
      const before = tallies.get(name) ?? { ...NONE, name };
      tallies.set(name, {
        name,
        played: before.played + 1,
        won: before.won + one(winner === team),
        drawn: before.drawn + one(winner === null),
        survived: before.survived + one(survived),
      });
    }
  }
  return [...tallies.values()].sort(
    (a, b) => b.played - a.played || b.won - a.won || (a.name < b.name ? -1 : 1),
  );
};

const partsBy = (
  games: readonly GameSummary[],
  partsOf: (game: GameSummary) => readonly Part[],
): readonly Tally[] => tally(games.map((game) => ({ winner: game.winner, parts: partsOf(game) })));

type TookPart = NonNullable<GameSummary['record']>;

/** A team that goes by the name of its fleet is counted as that fleet. */
const sidesOf = ({ teams, record }: GameSummary): readonly Part[] =>
  teams
    .filter(({ id, name }) => !record?.players.some((one) => one.team === id && one.fleet === name))
    .map(({ id, name }) => ({ name, team: id }));

const fleetsOf = (record: TookPart): readonly Part[] =>
  record.players.flatMap(({ team, fleet }) => (fleet === undefined ? [] : [{ name: fleet, team }]));

/** Pairs have one order, whoever sat where. */
const pairsOf = ({ players }: TookPart) =>
  players.flatMap((first) =>
    players
      .filter((other) => other.team !== first.team && first.name < other.name)
      .map((other) => ({ first, other })),
  );

const meetingsOf = (games: readonly GameSummary[]): readonly Meeting[] => {
  const met = new Map<string, Meeting & { readonly lost: number }>();
  for (const { winner, record } of games) {
    for (const { first, other } of record ? pairsOf(record) : []) {
      const { name, team } = first;
      const key = JSON.stringify([name, other.name]);
      const before = met.get(key) ?? { played: 0, won: 0, drawn: 0, lost: 0 };
      met.set(key, {
        name,
        against: other.name,
        played: before.played + 1,
        won: before.won + one(winner === team),
        drawn: before.drawn + one(winner === null),
        lost: before.lost + one(winner === other.team),
      });
    }
  }
  return [...met.values()]
    .map(({ lost, ...meeting }) =>
      lost > meeting.won
        ? { ...meeting, name: meeting.against, against: meeting.name, won: lost }
        : meeting,
    )
    .sort((a, b) => b.played - a.played || b.won - a.won || (a.name < b.name ? -1 : 1));
};

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const statisticsOf = (games: readonly GameSummary[]): Statistics => ({
  games: games.length,
  drawn: games.filter(({ winner }) => winner === null).length,
  rounds: average(games.map(({ round }) => round)),
  fleets: partsBy(games, ({ record }) => (record ? fleetsOf(record) : [])),
  sides: partsBy(games, sidesOf),
  players: partsBy(games, ({ record }) =>
    (record?.players ?? []).filter(({ name, fleet }) => name !== fleet),
  ),
  meetings: meetingsOf(games),
  ships: partsBy(games, ({ record }) =>
    (record?.ships ?? []).map(({ name, team, lost }) => ({ name, team, survived: !lost })),
  ),
});
