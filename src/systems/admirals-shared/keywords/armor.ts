import { plus, type Tally } from '../explain';
import { numberOf, type KeywordRule } from './hooks';
import { ownKeyword, type Acting } from './source';

/** So much more Armor, as a rulebook numbers it. */
export const armorBy = (rule: string) =>
  ({
    name: 'Armor',
    rule,
    value: 'number',
    several: 'add',
    armor: (sum: Tally, at: Acting): Tally => plus(sum, numberOf(at), ownKeyword(at), rule),
  }) as const;

/** 9A: so much more Armor; the limit of 4 is kept by the attribute. */
export const armor: KeywordRule = armorBy('9A');
