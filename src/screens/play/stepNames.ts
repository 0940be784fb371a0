import type { OpenGame } from '../../stores/gameStore';

type Named = Pick<OpenGame, 'system' | 'setup' | 'played'>;

/** What the last step did, in one line; null at the set-up, which is never undone. */
export function nameOfLast({ system, setup, played }: Named): string | null {
  const { log, before } = played;
  const step = log.cursor > 1 ? log.steps[log.cursor - 1] : undefined;
  return step ? (system.words.en.events(step.events, before, setup)[0]?.text ?? '') : null;
}

/** What the step that was undone last did; null where nothing was undone. */
export function nameOfNext({ system, setup, played }: Named): string | null {
  const { log, state } = played;
  const step = log.steps[log.cursor];
  return step ? (system.words.en.events(step.events, state, setup)[0]?.text ?? '') : null;
}
