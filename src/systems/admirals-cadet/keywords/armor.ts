import { armorBy } from '../../admirals-shared/keywords/armor';
import type { KeywordRule } from './hooks';

/** Armor: against weapons that are not Heavy; several add up. */
export const armor: KeywordRule = armorBy('Armor');
