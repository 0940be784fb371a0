import type { Explained } from '../explain';
import { hitsOn } from '../skirmish/die';
import type { CombatDie, KeywordRule } from './hooks';
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

/** 9M: in a skirmish an unmodified 6 is a Direct Hit too. */
export const boardingArray: KeywordRule = boardingArrayBy('9M');
