import { hitsOn } from '../../admirals-shared/skirmish/die';
import { ownKeyword } from '../../admirals-shared/keywords/source';
import type { KeywordRule } from './hooks';

/** 9S: in combat each unmodified 1 generates 3 Direct Hits more. */
export const starmaw: KeywordRule = {
  name: 'Starmaw',
  rule: '9S',
  value: 'none',
  combatDie: (die, at) => hitsOn(die, [1], die.value[0] + 3, ownKeyword(at), '9S'),
};
