import type { GameEvent } from '../../core/game/events';
import { canUndo, type Step } from '../../core/game/log';
import type { GameState } from '../../core/game/state';
import type { SystemWords } from '../../core/game/system';
import type { OpenGame } from '../../stores/gameStore';

type Named = Pick<OpenGame, 'setup' | 'played'> & Readonly<{ words: SystemWords }>;

/** A step goes by its act, else by what it did; by a remark of the rules only where it did nothing else. */
function nameOf({ words, setup }: Named, { command, events }: Step, before: GameState): string {
  const act = words.step?.(command, events, before, setup);
  if (act) return act;
  const first = (events: readonly GameEvent[]) => words.events(events, before, setup)[0]?.text;
  return first(events.filter(({ type }) => type !== 'noted')) ?? first(events) ?? '';
}

/** What the last step did, in one line; null at the set-up, which is never undone. */
export function nameOfLast(game: Named): string | null {
  const { log, before } = game.played;
  const step = canUndo(log) ? log.steps[log.cursor - 1] : undefined;
  return step ? nameOf(game, step, before) : null;
}

/** What the step that was undone last did; null where nothing was undone. */
export function nameOfNext(game: Named): string | null {
  const { log, state } = game.played;
  const step = log.steps[log.cursor];
  return step ? nameOf(game, step, state) : null;
}
