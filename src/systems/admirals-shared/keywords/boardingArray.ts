import type { Explained } from '../explain';
import { hitsOn, type CombatDie } from '../skirmish/die';
import { ownKeyword, type Acting } from './source';

/** In a skirmish an unmodified 6 is a Direct Hit too, as a rulebook numbers it. */
export const boardingArrayBy = (rule: string) =>
  ({
    name: 'Boarding Array',
    rule,
    value: 'none',
    combatDie: (die: Explained<CombatDie>, at: Acting): Explained<CombatDie> =>
      hitsOn(die, [6], 1, ownKeyword(at), rule),
  }) as const;
