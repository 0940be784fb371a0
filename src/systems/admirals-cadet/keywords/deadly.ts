import { deadlyBy } from '../../admirals/editions';
import type { KeywordRule } from './hooks';

/** Deadly: in a skirmish x or lower is a Direct Hit; only the highest x counts. */
export const deadly: KeywordRule = deadlyBy('Deadly');
