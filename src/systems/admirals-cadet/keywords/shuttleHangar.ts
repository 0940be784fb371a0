import { ownKeyword, plus } from '../../admirals/editions';
import type { KeywordRule } from './hooks';

/** Shuttle Hangar: one die more in a skirmish. */
export const shuttleHangar: KeywordRule = {
  name: 'Shuttle Hangar',
  rule: 'Shuttle Hangar',
  value: 'none',
  combatPool: (pool, at) => plus(pool, 1, ownKeyword(at), 'Shuttle Hangar'),
};
