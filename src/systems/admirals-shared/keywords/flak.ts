import { plus, type Tally } from '../explain';
import { numberOf, type KeywordRule } from './hooks';
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

/** 9E: so much more Flak; the limit of 4 is kept by the attribute. */
export const flak: KeywordRule = flakBy('9E');
