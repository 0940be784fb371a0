import type { correctParts } from '../../../admirals/editions';
import type { Phase } from '../../play/names';
import { tried, type Seen } from '../seen';

/** A game of the first edition that is set by hand. */
export const correcting = (seen: Seen): correctParts.Correcting<Phase> => ({
  setup: seen.setup,
  state: seen.state,
  words: seen.words.correct,
  tried: (command, act) => tried(seen, command, act),
});
