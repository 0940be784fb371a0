import { ownKeyword } from '../../admirals-shared/keywords/source';
import type { KeywordRule } from './hooks';

/** 9J: strikes at it with weapons that are not Ordnance have +1. */
export const stealth: KeywordRule = {
  name: 'Stealth',
  rule: '9J',
  value: 'none',
  strikeAsTarget: (modifiers, at) =>
    at.strike.weapon.types.includes('Ordnance')
      ? modifiers
      : [...modifiers, { value: 1, source: ownKeyword(at), rule: '9J' }],
};
