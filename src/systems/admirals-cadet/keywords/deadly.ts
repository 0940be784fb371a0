import { deadlyBy } from '../../admirals-shared/keywords/deadly';
import type { KeywordRule } from './hooks';

/** Deadly: in a skirmish x or lower is a Direct Hit; only the highest x counts. */
export const deadly: KeywordRule = deadlyBy('Deadly');
