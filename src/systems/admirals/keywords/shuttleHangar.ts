import { plus } from '../../admirals-shared/explain';
import type { KeywordRule } from '../../admirals-shared/keywords/hooks';
import { ownKeyword } from '../../admirals-shared/keywords/source';

/** 9H: one skirmish die more, before anything degrades them. */
export const shuttleHangar: KeywordRule = {
  name: 'Shuttle Hangar',
  rule: '9H',
  value: 'none',
  skirmishDice: (dice, at) => plus(dice, 1, ownKeyword(at), '9H'),
};
