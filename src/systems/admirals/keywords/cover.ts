import { plus } from '../../admirals-shared/explain';
import { isFriend, numberOf } from '../../admirals-shared/keywords/hooks';
import { keywordNearby } from '../../admirals-shared/keywords/source';
import type { KeywordRule } from './hooks';

/** 9B: 1 more Flak for friends within so many hexes, not for itself (ruling auras-stack). */
export const cover: KeywordRule = {
  name: 'Cover',
  rule: '9B',
  value: 'number',
  several: 'highest',
  flakNearby: (sum, at) => {
    const covers = isFriend(at) && at.distance <= numberOf(at);
    return covers ? plus(sum, 1, keywordNearby(at), '9B') : sum;
  },
};
