import { plus, type Tally } from '../explain';
import { numberOf } from './hooks';
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
