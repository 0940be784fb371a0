import { plus } from '../../admirals-shared/explain';
import { ownKeyword } from '../../admirals-shared/keywords/source';
import type { KeywordRule } from './hooks';

/** 9H: one skirmish die more, before anything degrades them. */
export const shuttleHangar: KeywordRule = {
  name: 'Shuttle Hangar',
  rule: '9H',
  value: 'none',
  skirmishDice: (dice, at) => plus(dice, 1, ownKeyword(at), '9H'),
};
