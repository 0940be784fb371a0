import { canonicalJson } from '../core/checked/canonical';
import type { Session } from './database';
import { loadGame, type StoredGame, type StoredStep } from './games';

/** A game that is looked for: what it was started with, and the steps that it has at least. */
type Sought = Pick<StoredGame, 'system' | 'setup' | 'steps'>;

const beginsWith = (steps: readonly StoredStep[], sought: readonly StoredStep[]): boolean =>
  steps.length >= sought.length &&
  canonicalJson(steps.slice(0, sought.length)) === canonicalJson(sought);

const isSame = (game: StoredGame, { setup, steps }: Sought): boolean =>
  canonicalJson(game.setup) === canonicalJson(setup) && beginsWith(game.steps, steps);

/** The games whose first and last of these steps were played at the same time. */
const CANDIDATES = `
  SELECT g.id FROM games g
    JOIN steps first ON first.game = g.id AND first.n = 0 AND first.at = ?
    JOIN steps last ON last.game = g.id AND last.n = ? AND last.at = ?
  WHERE g.system = ? AND g.deleted IS NULL ORDER BY g.created`;

/** The id of the game that is this one, or has gone on from it; null where there is none. */
export const findSameGame = async (session: Session, sought: Sought): Promise<string | null> => {
  const { steps, system } = sought;
  const first = steps[0]?.at ?? 0;
  const last = steps.at(-1)?.at ?? 0;
  const rows = await session.all<{ readonly id: string }>(CANDIDATES, [
    first,
    steps.length - 1,
    last,
    system,
  ]);
  for (const { id } of rows) {
    const loaded = await loadGame(session, id);
    if (loaded.ok && isSame(loaded.game, sought)) return id;
  }
  return null;
};
