import { lethalBy } from '../../admirals-shared/keywords/lethal';
import type { KeywordRule } from './hooks';

/** Lethal: destroyed in a skirmish it deals x Direct Hits; the higher of two (ruling lethal-highest). */
export const lethal: KeywordRule = lethalBy('Lethal');
