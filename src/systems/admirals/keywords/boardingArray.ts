import { hitsOn } from '../skirmish/die';
import type { KeywordRule } from './hooks';
import { ownKeyword } from './source';

/** 9M: in a skirmish an unmodified 6 is a Direct Hit too. */
export const boardingArray: KeywordRule = {
  name: 'Boarding Array',
  rule: '9M',
  value: 'none',
  combatDie: (die, at) => hitsOn(die, [6], 1, ownKeyword(at), '9M'),
};
