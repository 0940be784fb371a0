import { tagged, type Reader, type ReadWhy } from '../../../../core/checked/read';
import type { KeywordTable } from '../../keywords/hooks';
import type { AdmiralsCard } from '../types';
import type { RangeWhy } from './condition';
import { constructionList, type SharesWhy } from './constructionList';
import type { KeywordWhy } from './keyword';
import { commander, flightGroup, order } from './order';
import { ship, type ShipWhy } from './ship';
import { weapon, type WeaponWhy } from './weapon';

/** Everything that can be wrong with a card. */
export type CardWhy = ReadWhy | RangeWhy | KeywordWhy | ShipWhy | WeaponWhy | SharesWhy;

/** Any card as typed or imported, told by its kind; a keyword that the table does not know is kept. */
export const cardReader = (table: KeywordTable): Reader<AdmiralsCard> =>
  tagged<AdmiralsCard>('kind', {
    ship: ship(table),
    weapon: weapon(table),
    order: order(table),
    commander: commander(table),
    'flight-group': flightGroup(table),
    list: constructionList,
  });
