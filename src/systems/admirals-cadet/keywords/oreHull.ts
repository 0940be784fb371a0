import { ownKeyword } from '../../admirals-shared/keywords/source';
import { plus } from '../../admirals-shared/explain';
import type { KeywordRule } from './hooks';

/** Ore Hull: in each skirmish it cancels one Direct Hit that its opponent rolled. */
export const oreHull: KeywordRule = {
  name: 'Ore Hull',
  rule: 'Ore Hull',
  value: 'none',
  cancelled: (hits, at) => plus(hits, 1, ownKeyword(at), 'Ore Hull'),
};
