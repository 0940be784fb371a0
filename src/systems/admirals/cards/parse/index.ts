import type { Reader } from '../../../../core/checked/read';
import type { KeywordNames } from '../../../admirals-shared/cards/keywordText';
import type { AdmiralsCard } from '../../../admirals-shared/cards/types';
import { allCards } from '../../../kit/cards/cardForm';
import { cardForms } from '../forms';

/** Any card as typed or imported, told by its kind; a keyword that the table does not know is kept. */
export const cardReader = (table: KeywordNames): Reader<AdmiralsCard> =>
  allCards(cardForms(table)).read;
