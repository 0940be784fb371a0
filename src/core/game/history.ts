import type { GameEvent } from './events';
import type { Step } from './log';
import { fold } from './reduce';
import { EMPTY_GAME, type GameState } from './state';

/** One step of a game with how things stood before and after it. */
export interface Moment {
  readonly events: readonly GameEvent[];
  readonly before: GameState;
  readonly after: GameState;
  /** On whose phone it was asked for, where several share the game. */
  readonly by?: string;
}

/** Every moment of a game in order, undone ones too, folded once. */
export const momentsOf = (steps: readonly Step[]): readonly Moment[] => {
  const moments: Moment[] = [];
  let before = EMPTY_GAME;
  for (const { events, by } of steps) {
    const after = fold(before, events);
    moments.push({ events, before, after, ...(by !== undefined && { by }) });
    before = after;
  }
  return moments;
};

/** Steps that were played in one phase of one round, first step first. */
export interface Stretch {
  readonly round: number;
  readonly phase: string | null;
  /** The places of its steps in the log. */
  readonly from: number;
  readonly to: number;
}

/** A step that enters a phase is the first of it. */
export const stretchesOf = (moments: readonly Moment[]): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  for (const [n, { after }] of moments.entries()) {
    const last = stretches.at(-1);
    if (last && last.round === after.round && last.phase === after.phase) {
      stretches.splice(-1, 1, { ...last, to: n });
    } else stretches.push({ round: after.round, phase: after.phase, from: n, to: n });
  }
  return stretches;
};
