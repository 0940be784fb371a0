import type { ReadWhy } from '../../../core/checked/read';
import type { MountsWhy } from './armamentForm';
import type { SharesWhy } from './constructionListForm';
import type { RangeWhy } from './fields';
import type { KeywordWhy } from './keywordForm';
import type { ChartWhy } from '../../kit/cards/chartForm';

/** Everything that can be wrong with a card. */
export type CardWhy = ReadWhy | RangeWhy | KeywordWhy | MountsWhy | ChartWhy | SharesWhy;
