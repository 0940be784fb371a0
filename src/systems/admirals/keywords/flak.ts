import { plus } from '../explain';
import { numberOf, type KeywordRule } from './hooks';
import { ownKeyword } from './source';

/** 9E: so much more Flak; the limit of 4 is kept by the attribute. */
export const flak: KeywordRule = {
  name: 'Flak',
  rule: '9E',
  value: 'number',
  several: 'add',
  flak: (sum, at) => plus(sum, numberOf(at), ownKeyword(at), '9E'),
};
