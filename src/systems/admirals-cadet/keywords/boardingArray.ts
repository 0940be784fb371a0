import { boardingArrayBy } from '../../admirals-shared/keywords/boardingArray';
import type { KeywordRule } from './hooks';

/** Boarding Array: in a skirmish its sixes are Direct Hits too. */
export const boardingArray: KeywordRule = boardingArrayBy('Boarding Array');
