import { begin, record } from '../../../core/game/game';
import { EMPTY_GAME } from '../../../core/game/state';
import type { Decision } from '../../../core/game/system';
import { rulingsFrom } from '../rulings';
import { beginRound } from './rounds';
import { brought, type DropfleetSetup } from './setup';

/** Everything waits, and the first round is planned. */
export const start = (setup: DropfleetSetup): Decision => {
  const game = begin(rulingsFrom(setup.rulings), setup, EMPTY_GAME);
  return { ok: true, events: beginRound(record(game, ...brought(setup)), 1).events };
};
