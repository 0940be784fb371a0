import { plus } from '../../admirals/editions';
import { numberOf, ownKeyword, type KeywordRule } from './hooks';

/** Armor: against weapons that are not Heavy; several add up. */
export const armor: KeywordRule = {
  name: 'Armor',
  rule: 'Armor',
  value: 'number',
  several: 'add',
  armor: (sum, at) => plus(sum, numberOf(at), ownKeyword(at), 'Armor'),
};
