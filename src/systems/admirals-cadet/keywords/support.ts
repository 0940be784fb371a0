import { supportBy } from '../../admirals-shared/keywords/support';
import type { KeywordRule } from './hooks';

/** Support: an adjacent friendly Escort may roll x dice more in a skirmish; several add up. */
export const support: KeywordRule = supportBy('Support');
