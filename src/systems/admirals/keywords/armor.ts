import { plus } from '../explain';
import { numberOf, type KeywordRule } from './hooks';
import { ownKeyword } from './source';

/** 9A: so much more Armor; the limit of 4 is kept by the attribute. */
export const armor: KeywordRule = {
  name: 'Armor',
  rule: '9A',
  value: 'number',
  several: 'add',
  armor: (sum, at) => plus(sum, numberOf(at), ownKeyword(at), '9A'),
};
