import { plus, type Tally } from '../explain';
import { numberOf } from './hooks';
import { ownKeyword, type Acting } from './source';

/** So much more Flak, as a rulebook numbers it. */
export const flakBy = (rule: string) =>
  ({
    name: 'Flak',
    rule,
    value: 'number',
    several: 'add',
    flak: (sum: Tally, at: Acting): Tally => plus(sum, numberOf(at), ownKeyword(at), rule),
  }) as const;
