import { hitsOn } from '../skirmish/die';
import { numberOf, type KeywordRule } from './hooks';
import { ownKeyword } from './source';

/** 9C: in combat each result up to x is a Direct Hit; the highest x counts. */
export const deadly: KeywordRule = {
  name: 'Deadly',
  rule: '9C',
  value: 'number',
  several: 'highest',
  combatDie: (die, at) => {
    const faces = [1, 2, 3, 4, 5, 6].filter((face) => face <= numberOf(at));
    return hitsOn(die, faces, 1, ownKeyword(at), '9C');
  },
};
