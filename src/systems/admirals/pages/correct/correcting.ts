import type { Correcting } from '../../../admirals-shared/pages/correct/correcting';
import type { Phase } from '../../../admirals-shared/play/names';
import type { Seen } from '../shipRow';
import { tried } from '../tried';

/** A game of 2.0 that is set by hand. */
export const correcting = (seen: Seen): Correcting<Phase> => ({
  setup: seen.setup,
  state: seen.state,
  words: { ...seen.words.correct, nobody: seen.words.playPages.nobody },
  tried: (command, act) => tried(seen, command, act),
});
