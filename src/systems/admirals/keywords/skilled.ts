import { ownKeyword } from '../../admirals-shared/keywords/source';
import type { KeywordRule } from './hooks';

/** 9I: once a round its own strike may have −1. */
export const skilled: KeywordRule = {
  name: 'Skilled',
  rule: '9I',
  value: 'none',
  strikeAsAttacker: (modifiers, at) =>
    at.strike.useSkilled
      ? [...modifiers, { value: -1, source: ownKeyword(at), rule: '9I' }]
      : modifiers,
};
