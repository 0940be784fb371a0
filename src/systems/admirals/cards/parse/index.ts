import { tagged, type Reader, type ReadWhy } from '../../../../core/checked/read';
import type { KeywordTable } from '../../../admirals-shared/keywords/hooks';
import type { AdmiralsCard } from '../../../admirals-shared/cards/types';
import type { RangeWhy } from '../../../admirals-shared/cards/fields';
import { constructionList, type SharesWhy } from './constructionList';
import type { KeywordWhy } from '../../../admirals-shared/cards/keywordForm';
import { ship, type ShipWhy } from '../../../admirals-shared/cards/parse/ship';
import { allCards } from '../../../kit/cards/cardForm';
import type { ChartWhy } from '../../../kit/cards/chartForm';
import { cardForms } from '../forms';

/** Everything that can be wrong with a card. */
export type CardWhy = ReadWhy | RangeWhy | KeywordWhy | ShipWhy | ChartWhy | SharesWhy;

/** Any card as typed or imported, told by its kind; a keyword that the table does not know is kept. */
export const cardReader = (table: KeywordTable): Reader<AdmiralsCard> => {
  const { read } = allCards(cardForms(table));
  return tagged<AdmiralsCard>('kind', {
    ship: ship(table),
    weapon: read,
    order: read,
    commander: read,
    'flight-group': read,
    list: constructionList,
  });
};
