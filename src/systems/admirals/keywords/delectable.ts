import { hasKeyword } from '../../admirals-shared/keywords/apply';
import { keywordNearby } from '../../admirals-shared/keywords/source';
import type { KeywordRule } from './hooks';

const REACH = 2;

/** 9P: an opponent within 2 hexes that strikes at a piece without Delectable has +1. */
export const delectable: KeywordRule = {
  name: 'Delectable',
  rule: '9P',
  value: 'none',
  strikeNearby: (modifiers, at) => {
    const { bearer, about, distance, strike, keyword } = at;
    const distracts =
      bearer.team !== about.team && distance <= REACH && !hasKeyword(strike.target, keyword.name);
    return distracts
      ? [...modifiers, { value: 1, source: keywordNearby(at), rule: '9P' }]
      : modifiers;
  },
};
