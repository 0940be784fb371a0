import { ownKeyword } from '../../admirals-shared/keywords/source';
import { plus } from '../../admirals-shared/explain';
import type { KeywordRule } from './hooks';

/** Shuttle Hangar: one die more in a skirmish. */
export const shuttleHangar: KeywordRule = {
  name: 'Shuttle Hangar',
  rule: 'Shuttle Hangar',
  value: 'none',
  combatPool: (pool, at) => plus(pool, 1, ownKeyword(at), 'Shuttle Hangar'),
};
