import { plus, startAt, type Tally } from '../explain';
import { numberOf } from './hooks';
import { ownKeyword, type Acting } from './source';

interface LethalAt extends Acting {
  readonly rulings: { readonly 'lethal-highest': 'highest' | 'sum' };
}

/** Defeated in a skirmish it deals x Direct Hits, as a rulebook numbers it (ruling lethal-highest). */
export const lethalBy = (rule: string) =>
  ({
    name: 'Lethal',
    rule,
    value: 'number',
    several: 'add',
    deathBlow: (hits: Tally, at: LethalAt): Tally => {
      const dealt = numberOf(at);
      if (at.rulings['lethal-highest'] === 'sum') return plus(hits, dealt, ownKeyword(at), rule);
      return dealt > hits.value ? startAt(dealt, ownKeyword(at), rule) : hits;
    },
  }) as const;
