import { ownKeyword } from '../../admirals-shared/keywords/source';
import type { KeywordRule } from './hooks';

/** 9Q: after a skirmish a roll of no more than the Direct Hits it took there defeats the opponent. */
export const grudge: KeywordRule = {
  name: 'Grudge',
  rule: '9Q',
  value: 'none',
  revenge: (rolls, at) => [...rolls, { source: ownKeyword(at), rule: '9Q' }],
};
