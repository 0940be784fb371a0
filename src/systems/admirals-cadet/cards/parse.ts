import type { Reader, ReadWhy } from '../../../core/checked/read';
import type { MountsWhy } from '../../admirals-shared/cards/armamentForm';
import type { RangeWhy } from '../../admirals-shared/cards/fields';
import type { KeywordWhy } from '../../admirals-shared/cards/keywordForm';
import type { KeywordNames } from '../../admirals-shared/cards/keywordText';
import { allCards } from '../../kit/cards/cardForm';
import type { ChartWhy } from '../../kit/cards/chartForm';
import { cardForms } from './forms';
import type { ChartOrTrackWhy } from './shipForm';
import type { CadetCard } from './types';

/** Everything that can be wrong with a card. */
export type CardWhy = ReadWhy | RangeWhy | KeywordWhy | MountsWhy | ChartWhy | ChartOrTrackWhy;

/** Any card as typed or imported, told by its kind; a keyword that the table does not know is kept. */
export const cardReader = (table: KeywordNames): Reader<CadetCard> =>
  allCards(cardForms(table)).read;
