import { begin, record } from '../../../core/game/game';
import { EMPTY_GAME } from '../../../core/game/state';
import type { Decision } from '../../../core/game/system';
import { rulingsFrom } from '../rulings';
import { plan } from './rounds';
import { brought, type DropfleetSetup } from './setup';

/** Everything waits, and the first round is planned. */
export const start = (setup: DropfleetSetup): Decision => {
  const game = begin(rulingsFrom(setup.rulings), setup, EMPTY_GAME);
  const { events } = plan(
    record(game, ...brought(setup), {
      type: 'phase-entered',
      round: 1,
      phase: 'planning',
      rule: 'Planning',
    }),
  );
  return { ok: true, events };
};
