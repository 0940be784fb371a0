import { plus } from '../../admirals/editions';
import { isFriend, keywordNearby, numberOf, type KeywordRule } from './hooks';

/** Support: an adjacent friendly Escort may roll x dice more in a skirmish; several add up. */
export const support: KeywordRule = {
  name: 'Support',
  rule: 'Support',
  value: 'number',
  several: 'add',
  combatPoolNearby: (pool, at) => {
    const helps = isFriend(at) && at.distance === 0 && at.about.card.role === 'Escort';
    return helps ? plus(pool, numberOf(at), keywordNearby(at), 'Support') : pool;
  },
};
