import type { GameState } from '../../src/core/game/state';
import type { Place } from '../../src/core/hex/bearing';
import { sideAt } from '../../src/core/hex/hex';
import { standsMark } from '../../src/systems/admirals-shared/play/names';
import { wordOf } from '../../src/systems/kit/play/marks';
import { reversed } from '../../src/systems/kit/play/spots';

const kept = (state: GameState, from: string, other: string): Place | null => {
  const [q, r, facing] = (wordOf(state, from, standsMark(other)) ?? '').split(',').map(Number);
  if (q === undefined || r === undefined || facing === undefined) return null;
  return { hex: { q, r }, facing: sideAt(facing) };
};

/** Where one stands as seen from another, as the last strike of one of the two at the other said; null where none did. */
export const standsOf = (state: GameState, from: string, other: string): Place | null => {
  const theirs = kept(state, other, from);
  return kept(state, from, other) ?? (theirs && reversed(theirs));
};
