import { flakBy } from '../../admirals-shared/keywords/flak';
import type { KeywordRule } from './hooks';

/** Flak: against Ordnance; several add up. */
export const flak: KeywordRule = flakBy('Flak');
