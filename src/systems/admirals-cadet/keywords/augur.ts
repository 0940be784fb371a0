import { isFriend } from '../../admirals-shared/keywords/hooks';
import type { KeywordRule } from './hooks';

/** Ruling augur-reach: hexes between. */
const REACH = { 'two-between': 2, 'one-between': 1 } as const;
const SIX = 6;

/** Augur: a friend within 2 hexes that attacks may roll its unmodified sixes again, how often is a ruling (augur-rerolls-once). */
export const augur: KeywordRule = {
  name: 'Augur',
  rule: 'Augur',
  value: 'none',
  rerollsNearby: (faces, at) =>
    isFriend(at) && at.distance <= REACH[at.rulings['augur-reach']] && !faces.includes(SIX)
      ? [...faces, SIX]
      : faces,
};
