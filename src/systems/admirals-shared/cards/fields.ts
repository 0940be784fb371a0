import { checked, problems, type Checked } from '../../../core/checked/checked';
import { titled } from '../../kit/cards/form';
import { text, whole } from '../../kit/cards/plainForms';
import { LONGEST, MOST } from './limits';

/** Fields that stand on cards of several kinds. */
export const code = titled('code', text({ most: LONGEST.code }));
export const name = titled('name', text({ most: LONGEST.name }));
export const rulesText = text({ most: LONGEST.rules, lines: 'many' });

const distance = { least: 0, most: MOST.distance, first: 2 } as const;
export const distanceOrNone = whole(distance);
export const farthest = (rule: string) => whole({ ...distance, rule });

export const dice = whole({ least: 1, most: MOST.dice, begins: 1 });

export const eitherWay = (most: number, begins?: number) =>
  whole({ least: -most, most, ...(begins === undefined ? {} : { begins }) });

export type RangeWhy = { readonly id: 'least-above-most' };

/** A range whose ends are the right way round, or open. */
export const rightWayRound = <Value extends { readonly min?: number; readonly max?: number }>(
  value: Value,
  path: string,
): Checked<Value> =>
  (value.min ?? -Infinity) > (value.max ?? Infinity)
    ? problems({ path, why: { id: 'least-above-most' } })
    : checked(value);
