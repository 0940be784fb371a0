import { pointsOf, type GameState } from '../core/game/state';
import type { GameSetup } from '../core/game/system';

/** What a list shows of a game without opening it. */
export interface GameSummary {
  readonly mode: string;
  readonly round: number;
  readonly phase: string | null;
  readonly teams: readonly TeamSummary[];
  readonly winner: string | null;
}

interface TeamSummary {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** How many of its ships still take part. */
  readonly ships: number;
}

const shipsOf = (state: GameState, team: string): number =>
  Object.values(state.ships).filter((ship) => ship.team === team && ship.left === null).length;

export const summaryOf = (setup: GameSetup, state: GameState): GameSummary => ({
  mode: setup.mode,
  round: state.round,
  phase: state.phase,
  teams: setup.teams.map(({ id, name }) => ({
    id,
    name,
    points: pointsOf(state, id),
    ships: shipsOf(state, id),
  })),
  winner: state.outcome?.winner ?? null,
});

/** A summary as stored; one from another version of the app that lacks something is not shown. */
export const isGameSummary = (stored: unknown): stored is GameSummary =>
  typeof stored === 'object' &&
  stored !== null &&
  'mode' in stored &&
  'round' in stored &&
  'phase' in stored &&
  'winner' in stored &&
  'teams' in stored &&
  Array.isArray(stored.teams);
