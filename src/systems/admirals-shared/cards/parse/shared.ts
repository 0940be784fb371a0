import { list, number, oneOf, text, whole, type Reader } from '../../../../core/checked/read';
import { LONGEST, MOST, MOST_ITEMS } from '../limits';

export const code = text({ most: LONGEST.code });
export const name = text({ most: LONGEST.name });
export const allegiance = text({ most: LONGEST.name });
export const rulesText = text({ most: LONGEST.rules, lines: true });
export const question = text({ most: LONGEST.question });
export const codes = list(code, { most: MOST_ITEMS.codes });

export const upTo = (most: number): Reader<number> => whole({ least: 0, most });
export const oneTo = (most: number): Reader<number> => whole({ least: 1, most });
export const eitherWay = (most: number): Reader<number> => whole({ least: -most, most });
export const share = number({ least: 0, most: 1 });
export const modifierValue = eitherWay(MOST.modifier);
export const distance = upTo(MOST.distance);

/** One or more of a fixed list, none twice. */
export const someOf = <Value extends string>(
  values: readonly Value[],
): Reader<readonly Value[]> => {
  const read = list(oneOf(values), { least: 1, most: values.length });
  return (draft, path) => {
    const given = read(draft, path);
    return given.ok ? { ok: true, value: [...new Set(given.value)] } : given;
  };
};
