import type { KeywordRule } from './hooks';

/** Starcaster: one Psionic order more may be played to it right after the reveal. */
export const starcaster: KeywordRule = {
  name: 'Starcaster',
  rule: 'Starcaster',
  value: 'none',
  latePsionics: (orders) => orders + 1,
};
