import { hitsOn } from '../skirmish/die';
import type { KeywordRule } from './hooks';
import { ownKeyword } from './source';

/** 9S: in combat each unmodified 1 generates 3 Direct Hits more. */
export const starmaw: KeywordRule = {
  name: 'Starmaw',
  rule: '9S',
  value: 'none',
  combatDie: (die, at) => hitsOn(die, [1], die.value[0] + 3, ownKeyword(at), '9S'),
};
