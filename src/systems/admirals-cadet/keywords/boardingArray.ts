import { boardingArrayBy } from '../../admirals/editions';
import type { KeywordRule } from './hooks';

/** Boarding Array: in a skirmish its sixes are Direct Hits too. */
export const boardingArray: KeywordRule = boardingArrayBy('Boarding Array');
