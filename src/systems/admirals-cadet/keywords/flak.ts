import { flakBy } from '../../admirals/editions';
import type { KeywordRule } from './hooks';

/** Flak: against Ordnance; several add up. */
export const flak: KeywordRule = flakBy('Flak');
