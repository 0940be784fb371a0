import type { KeywordRule } from './hooks';

/** 4B-01 II: its Psionic order does not count towards its player's one. */
export const starcaster: KeywordRule = {
  name: 'Starcaster',
  rule: '4B-01 II',
  value: 'none',
  psionicCounts: () => false,
};
