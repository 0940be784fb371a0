import { isFriend, numberOf } from '../../admirals-shared/keywords/hooks';
import { keywordNearby } from '../../admirals-shared/keywords/source';
import { plus } from '../../admirals-shared/explain';
import type { KeywordRule } from './hooks';

/** Cover: Flak [1] for friends with so many hexes between, of each that covers (ruling covers-add-up). */
export const cover: KeywordRule = {
  name: 'Cover',
  rule: 'Cover',
  value: 'number',
  several: 'highest',
  flakNearby: (sum, at) => {
    const isCovered = sum.lines.some(
      ({ source }) => source.of === 'keyword' && source.keyword === 'Cover',
    );
    const counts = at.rulings['covers-add-up'] === 'each' || !isCovered;
    const covers = isFriend(at) && at.distance <= numberOf(at);
    return covers && counts ? plus(sum, 1, keywordNearby(at), 'Cover') : sum;
  },
};
