import { plus } from '../../admirals/editions';
import { numberOf, ownKeyword, type KeywordRule } from './hooks';

/** Flak: against Ordnance; several add up. */
export const flak: KeywordRule = {
  name: 'Flak',
  rule: 'Flak',
  value: 'number',
  several: 'add',
  flak: (sum, at) => plus(sum, numberOf(at), ownKeyword(at), 'Flak'),
};
