import type { Command } from './command';
import type { GameEvent } from './events';
import { fold } from './reduce';
import { EMPTY_GAME, type GameState } from './state';

/** One tap: what was asked for, and everything that followed from it. */
export interface Step {
  readonly command: Command;
  readonly events: readonly GameEvent[];
  /** When it was asked for, where that is known. */
  readonly at?: number;
  /** On whose phone it was asked for, where several phones share the game. */
  readonly by?: string;
}

/**
 * Every step of a game in order. Steps from the cursor on are undone and can be redone; step 0 sets the
 * game up and is never undone.
 */
export interface Log {
  readonly steps: readonly Step[];
  /** How many steps count. */
  readonly cursor: number;
}

/** A game in hand: its log, the state at the cursor, and the one before the last step, which tells what it did. */
export interface Played {
  readonly log: Log;
  readonly state: GameState;
  readonly before: GameState;
}

export const stateAt = (steps: readonly Step[], cursor: number): GameState =>
  steps.slice(0, Math.max(0, cursor)).reduce((state, step) => fold(state, step.events), EMPTY_GAME);

export const replay = (log: Log): Played => {
  const last = log.steps[log.cursor - 1];
  const before = stateAt(log.steps, log.cursor - 1);
  return { log, state: fold(before, last?.events ?? []), before };
};

/** A new step takes the place of everything that was undone; it is folded, unless `after` is known already. */
export const append = (
  { log, state }: Played,
  step: Step,
  after: GameState = fold(state, step.events),
): Played => ({
  log: { steps: [...log.steps.slice(0, log.cursor), step], cursor: log.cursor + 1 },
  state: after,
  before: state,
});

export const canUndo = (log: Log): boolean => log.cursor > 1;

/** The game with the cursor after `cursor` steps, held between the set-up and the last step. */
export const moveTo = (log: Log, cursor: number): Played => {
  const held = Math.max(Math.min(1, log.steps.length), Math.min(cursor, log.steps.length));
  return replay({ steps: log.steps, cursor: held });
};

export const undo = (log: Log): Played => moveTo(log, log.cursor - 1);
export const redo = (log: Log): Played => moveTo(log, log.cursor + 1);
