import type { ReadWhy } from '../../../core/checked/read';
import type { MountsWhy } from './armamentForm';
import type { SharesWhy } from './constructionListForm';
import type { RangeWhy } from './fields';
import type { KeywordWhy } from './keywordForm';
import type { ChartWhy } from '../../kit/cards/chartForm';

/** What cards together can lack. */
export type ReferenceWhy =
  | { readonly id: 'no-such-card'; readonly kind: string; readonly code: string }
  | { readonly id: 'code-twice'; readonly code: string }
  | { readonly id: 'listed-twice'; readonly code: string };

/** Everything that can be wrong with a card. */
export type CardWhy = ReadWhy | RangeWhy | KeywordWhy | MountsWhy | ChartWhy | SharesWhy;
