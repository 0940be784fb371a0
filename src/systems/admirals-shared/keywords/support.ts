import { plus, type Tally } from '../explain';
import { isFriend, numberOf, type Named } from './hooks';
import { keywordNearby, type Acting } from './source';

interface SupportAt extends Acting {
  readonly bearer: Named & { readonly name: string };
  readonly about: Named & { readonly card: { readonly role: string } };
  readonly distance: number;
}

/** It adds x dice to the Combat Pool of an adjacent Escort of its team, as a rulebook numbers it. */
export const supportBy = (rule: string) =>
  ({
    name: 'Support',
    rule,
    value: 'number',
    several: 'add',
    combatPoolNearby: (pool: Tally, at: SupportAt): Tally => {
      const helps = isFriend(at) && at.distance === 0 && at.about.card.role === 'Escort';
      return helps ? plus(pool, numberOf(at), keywordNearby(at), rule) : pool;
    },
  }) as const;
