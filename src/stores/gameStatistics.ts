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

/** What finished games come to. Those whose summary is of an older version count where they can. */
export interface Statistics {
  readonly games: number;
  readonly drawn: number;
  /** On average. */
  readonly rounds: number;
  readonly sides: readonly Tally[];
  readonly players: readonly Tally[];
  readonly ships: readonly Tally[];
}

interface Part {
  readonly name: string;
  readonly team: string;
  readonly survived?: boolean;
}

interface Told {
  readonly winner: string | null;
  readonly parts: readonly Part[];
}

const NONE = { played: 0, won: 0, drawn: 0, survived: 0 };

const one = (isSo: boolean): number => (isSo ? 1 : 0);

/** The most played first. */
const tally = (told: readonly Told[]): readonly Tally[] => {
  const tallies = new Map<string, Tally>();
  for (const { winner, parts } of told) {
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

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const statisticsOf = (games: readonly GameSummary[]): Statistics => ({
  games: games.length,
  drawn: games.filter(({ winner }) => winner === null).length,
  rounds: average(games.map(({ round }) => round)),
  sides: partsBy(games, ({ teams }) => teams.map(({ id, name }) => ({ name, team: id }))),
  players: partsBy(games, ({ record }) => record?.players ?? []),
  ships: partsBy(games, ({ record }) =>
    (record?.ships ?? []).map(({ name, team, lost }) => ({ name, team, survived: !lost })),
  ),
});
