import { hitsOn } from '../../admirals/editions';
import { ownKeyword, type KeywordRule } from './hooks';

/** Boarding Array: in a skirmish its sixes are Direct Hits too. */
export const boardingArray: KeywordRule = {
  name: 'Boarding Array',
  rule: 'Boarding Array',
  value: 'none',
  combatDie: (die, at) => hitsOn(die, [6], 1, ownKeyword(at), 'Boarding Array'),
};
