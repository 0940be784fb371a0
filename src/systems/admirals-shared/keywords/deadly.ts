import type { Explained } from '../explain';
import { hitsOn, type CombatDie } from '../skirmish/die';
import { numberOf } from './hooks';
import { ownKeyword, type Acting } from './source';

/** In combat each result up to x is a Direct Hit, as a rulebook numbers it. */
export const deadlyBy = (rule: string) =>
  ({
    name: 'Deadly',
    rule,
    value: 'number',
    several: 'highest',
    combatDie: (die: Explained<CombatDie>, at: Acting): Explained<CombatDie> => {
      const faces = [1, 2, 3, 4, 5, 6].filter((face) => face <= numberOf(at));
      return hitsOn(die, faces, 1, ownKeyword(at), rule);
    },
  }) as const;
