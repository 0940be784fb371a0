import { isFriend } from '../../admirals/editions';
import type { KeywordRule } from './hooks';

const REACH = 2;
const SIX = 6;

/** Augur: a friend within 2 hexes that attacks may roll its unmodified sixes again, each once (ruling augur-rerolls-once). */
export const augur: KeywordRule = {
  name: 'Augur',
  rule: 'Augur',
  value: 'none',
  rerollsNearby: (faces, at) =>
    isFriend(at) && at.distance <= REACH && !faces.includes(SIX) ? [...faces, SIX] : faces,
};
