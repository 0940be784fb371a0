import type { Reader } from '../../../core/checked/read';
import { allCards } from '../../kit/cards/cardForm';
import { KEYWORDS } from '../keywords';
import { cardForms, type CadetCard } from './forms';

export const CARD_FORMS = cardForms(KEYWORDS);

/** Any card as typed or imported, told by its kind; a keyword that the table does not know is kept. */
export const readCard: Reader<CadetCard> = allCards(CARD_FORMS).read;
