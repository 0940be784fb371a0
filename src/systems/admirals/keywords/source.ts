import type { Source } from '../explain';
import { PRINTED } from '../piece';
import type { KeywordAt } from './hooks';

const fromOf = ({ keyword }: KeywordAt): string | null =>
  keyword.source === PRINTED ? null : keyword.source;

/** A keyword of the piece itself. */
export const ownKeyword = (at: KeywordAt): Source => ({
  of: 'keyword',
  keyword: at.keyword.name,
  from: fromOf(at),
  by: null,
});

/** A keyword of another piece. */
export const keywordNearby = (at: KeywordAt): Source => ({
  of: 'keyword',
  keyword: at.keyword.name,
  from: fromOf(at),
  by: at.bearer.name,
});
