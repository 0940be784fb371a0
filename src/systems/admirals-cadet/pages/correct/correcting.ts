import type { Correcting } from '../../../admirals-shared/pages/correct/correcting';
import type { Phase } from '../../play/names';
import { tried, type Seen } from '../seen';

/** A game of the first edition that is set by hand. */
export const correcting = (seen: Seen): Correcting<Phase> => ({
  setup: seen.setup,
  state: seen.state,
  words: seen.words.correct,
  tried: (command, act) => tried(seen, command, act),
});
