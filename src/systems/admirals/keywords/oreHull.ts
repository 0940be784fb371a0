import { ownKeyword } from '../../admirals-shared/keywords/source';
import type { KeywordRule } from './hooks';

/** 9N: a save of 2 against every Direct Hit. */
export const oreHull: KeywordRule = {
  name: 'Ore Hull',
  rule: '9N',
  value: 'none',
  strikeSaves: (saves, at) =>
    at.icon === 'direct'
      ? [...saves, { name: 'Ore Hull', upTo: 2, source: ownKeyword(at), rule: '5F-04 I' }]
      : saves,
  combatSaves: (saves, at) => [
    ...saves,
    { name: 'Ore Hull', upTo: 2, source: ownKeyword(at), rule: '7C-02' },
  ],
};
