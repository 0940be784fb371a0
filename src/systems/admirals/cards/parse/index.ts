import { tagged, type Reader, type ReadWhy } from '../../../../core/checked/read';
import type { KeywordTable } from '../../../admirals-shared/keywords/hooks';
import type { AdmiralsCard } from '../../../admirals-shared/cards/types';
import type { RangeWhy } from '../../../admirals-shared/cards/parse/condition';
import { constructionList, type SharesWhy } from './constructionList';
import type { KeywordWhy } from '../../../admirals-shared/cards/parse/keyword';
import { commander, flightGroup, order } from '../../../admirals-shared/cards/parse/order';
import { ship, type ShipWhy } from '../../../admirals-shared/cards/parse/ship';
import { allCards } from '../../../kit/cards/cardForm';
import type { ChartWhy } from '../../../kit/cards/chartForm';
import { cardForms } from '../forms';

/** Everything that can be wrong with a card. */
export type CardWhy = ReadWhy | RangeWhy | KeywordWhy | ShipWhy | ChartWhy | SharesWhy;

/** Any card as typed or imported, told by its kind; a keyword that the table does not know is kept. */
export const cardReader = (table: KeywordTable): Reader<AdmiralsCard> =>
  tagged<AdmiralsCard>('kind', {
    ship: ship(table),
    weapon: allCards(cardForms(table)).read,
    order: order(table),
    commander: commander(table),
    'flight-group': flightGroup(table),
    list: constructionList,
  });
