import { list, number, text, whole, type Reader } from '../../../../core/checked/read';
import { LONGEST, MOST_ITEMS } from '../limits';

export const code = text({ most: LONGEST.code });
export const name = text({ most: LONGEST.name });
export const allegiance = text({ most: LONGEST.name });
export const rulesText = text({ most: LONGEST.rules, lines: true });
export const codes = list(code, { most: MOST_ITEMS.codes });

export const upTo = (most: number): Reader<number> => whole({ least: 0, most });
export const oneTo = (most: number): Reader<number> => whole({ least: 1, most });
export const share = number({ least: 0, most: 1 });
