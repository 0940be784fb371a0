import { plus } from '../explain';
import { numberOf, type KeywordRule } from './hooks';
import { keywordNearby } from './source';

/** 9K: an adjacent Escort of its team adds x dice to its Combat Pool; several add up. */
export const support: KeywordRule = {
  name: 'Support',
  rule: '9K',
  value: 'number',
  several: 'add',
  combatPoolNearby: (pool, at) => {
    const { bearer, about, distance } = at;
    const helps = bearer.team === about.team && bearer.id !== about.id && distance === 0;
    return helps && about.card.role === 'Escort'
      ? plus(pool, numberOf(at), keywordNearby(at), '9K')
      : pool;
  },
};
