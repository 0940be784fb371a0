import type { ShipId } from '../../../core/game/events';
import { markOf, trackOf, type GameState } from '../../../core/game/state';

/** Reading the neutral state. */

export const countOf = (state: GameState, subject: string, mark: string): number => {
  const value = markOf(state, subject, mark);
  return typeof value === 'number' ? value : 0;
};

export const wordOf = (state: GameState, subject: string, mark: string): string | null => {
  const value = markOf(state, subject, mark);
  return typeof value === 'string' ? value : null;
};

export const pointsNow = (state: GameState, ship: ShipId, track: string): number =>
  trackOf(state, ship, track)?.now ?? 0;
