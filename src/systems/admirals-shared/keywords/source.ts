import type { Source } from '../explain';
import { PRINTED, type KeywordInPlay } from '../piece';

/** A keyword as it acts, and who has it. */
export interface Acting {
  readonly keyword: KeywordInPlay;
  readonly bearer: { readonly name: string };
}

const fromOf = ({ keyword }: Acting): string | null =>
  keyword.source === PRINTED ? null : keyword.source;

/** A keyword of the piece itself. */
export const ownKeyword = (at: Acting): Source => ({
  of: 'keyword',
  keyword: at.keyword.name,
  from: fromOf(at),
  by: null,
});

/** A keyword of another piece. */
export const keywordNearby = (at: Acting): Source => ({
  of: 'keyword',
  keyword: at.keyword.name,
  from: fromOf(at),
  by: at.bearer.name,
});
