import { makeCardDesk } from '../../src/systems/admirals-cadet/desks/cards';
import { CADET_PARTS } from '../../src/systems/admirals-cadet/rules';
import { TRAINING_CARDS } from '../../src/systems/admirals-cadet/training/pack';
import { en } from '../../src/systems/admirals-cadet/words/en';
import { shelfOf } from './cardDesk';

/** The desk of the first edition, and the Training Set in its form. */
export const cadetCards = makeCardDesk(CADET_PARTS, en);
export const cadetShelf = shelfOf(TRAINING_CARDS);
