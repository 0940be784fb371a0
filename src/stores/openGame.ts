import type { Problem } from '../core/checked/checked';
import { replay, type Played } from '../core/game/log';
import type { Command, GameSetup, Refusal, System } from '../core/game/system';
import type { Systems } from '../core/game/systems';
import type { Database } from '../storage/database';
import { LOST_STEP, type GameProgress, type StoredGame, type StoredStep } from '../storage/games';
import type { DamagedRow, StorageProblem } from '../storage/problem';
import { summaryOf } from './gameSummary';
import type { Links, LinksView } from './phones/links';
import type { Room, RoomView } from './phones/room';

/** What the stores of games are made of; the tests bring a system, a database and a clock of their own. */
export interface GameParts {
  readonly systems: Systems;
  readonly open: () => Promise<Database>;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Why a game could not be started, opened or read. */
export type GameProblem =
  | StorageProblem
  | { readonly id: 'unknown-system'; readonly system: string }
  | { readonly id: 'unreadable-game'; readonly problems: readonly Problem[] }
  | { readonly id: 'refused-setup'; readonly refusal: Refusal };

export type Made<Thing> =
  ({ readonly ok: true } & Thing) | { readonly ok: false; readonly problem: GameProblem };

/** The game on the table. */
export interface OpenGame {
  readonly state: 'open';
  readonly id: string;
  readonly name: string;
  readonly system: System;
  readonly setup: GameSetup;
  readonly played: Played;
  /** Steps that could not be read: what they told is missing. */
  readonly damaged: readonly DamagedRow[];
  /** Where several phones share the game: who is there, and what waits. */
  readonly shared?: SharedGame;
}

/** What a screen sees of the other phones, and does with them. */
export interface SharedGame {
  readonly view: RoomView;
  readonly links: LinksView;
  readonly room: Room;
  readonly lines: Links;
}

/** The command of step 0. */
export const START: Command = { type: 'start' };

export const failed = (
  problem: GameProblem,
): { readonly ok: false; readonly problem: GameProblem } => ({ ok: false, problem });

export const unreadable = (problems: readonly Problem[]) =>
  failed({ id: 'unreadable-game', problems });

export const progressOf = (
  setup: GameSetup,
  { log, state }: Played,
  updated: number,
): GameProgress => ({
  cursor: log.cursor,
  status: state.outcome ? 'ended' : 'playing',
  summary: summaryOf(setup, state),
  updated,
});

/** Finds the system and lets it check the setup. */
export const prepare = async (
  systems: Systems,
  id: string,
  draft: unknown,
): Promise<Made<{ readonly system: System; readonly setup: GameSetup }>> => {
  const system = await systems.load(id);
  if (!system) return failed({ id: 'unknown-system', system: id });
  const setup = system.parseSetup(draft);
  return setup.ok ? { ok: true, system, setup: setup.value } : unreadable(setup.problems);
};

/** The setup can tell the first step again; what later steps told is lost with them. */
const mendStart = (
  system: System,
  setup: GameSetup,
  steps: readonly StoredStep[],
): readonly StoredStep[] => {
  if (steps[0] !== LOST_STEP) return steps;
  const start = system.start(setup);
  return start.ok ? [{ at: 0, command: START, events: start.events }, ...steps.slice(1)] : steps;
};

export const toOpenGame = async (
  systems: Systems,
  { id, name, cursor, ...game }: StoredGame,
  damaged: readonly DamagedRow[],
): Promise<Made<{ readonly game: OpenGame }>> => {
  const prepared = await prepare(systems, game.system, game.setup);
  if (!prepared.ok) return prepared;
  const { system, setup } = prepared;
  const played = replay({ steps: mendStart(system, setup, game.steps), cursor });
  return { ok: true, game: { state: 'open', id, name, system, setup, played, damaged } };
};
