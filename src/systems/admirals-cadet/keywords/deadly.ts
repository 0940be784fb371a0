import { hitsOn } from '../../admirals/editions';
import { numberOf, ownKeyword, type KeywordRule } from './hooks';

/** Deadly: in a skirmish x or lower is a Direct Hit; only the highest x counts. */
export const deadly: KeywordRule = {
  name: 'Deadly',
  rule: 'Deadly',
  value: 'number',
  several: 'highest',
  combatDie: (die, at) => {
    const faces = Array.from({ length: Math.min(6, numberOf(at)) }, (_, face) => face + 1);
    return hitsOn(die, faces, 1, ownKeyword(at), 'Deadly');
  },
};
