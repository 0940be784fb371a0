import { ownKeyword } from '../../admirals-shared/keywords/source';
import type { KeywordRule } from './hooks';

/** 9D: one more Move, which need not be used, and a save of 1 against Direct Hits. A Stationary piece stays. */
export const fast: KeywordRule = {
  name: 'Fast',
  rule: '9D',
  value: 'none',
  moves: ({ value, lines }, at) => {
    if (at.bearer.card.role === 'Stationary') return { value, lines };
    const moves = { min: value.min, max: value.max + 1 };
    const change = { as: 'moves', min: 0, max: 1 } as const;
    return { value: moves, lines: [...lines, { source: ownKeyword(at), change, rule: '9D' }] };
  },
  strikeSaves: (saves, at) =>
    at.icon === 'direct'
      ? [...saves, { name: 'Fast', upTo: 1, source: ownKeyword(at), rule: '5F-04 II' }]
      : saves,
  combatSaves: (saves, at) => [
    ...saves,
    { name: 'Fast', upTo: 1, source: ownKeyword(at), rule: '7C-03' },
  ],
};
