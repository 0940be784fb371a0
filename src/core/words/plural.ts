/** The CLDR names for the forms a counted word can take. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralCategory = (typeof pluralCategories)[number];

/** The forms of one counted word; `#` stands for the number. A form that is missing falls back to `other`. */
export type PluralForms = Readonly<Partial<Record<PluralCategory, string>> & { other: string }>;

export type PluralRule = (count: number) => PluralCategory;

const isWhole = (count: number) => Number.isInteger(count);
const between = (value: number, low: number, high: number) => value >= low && value <= high;
const isMillions = (count: number) => count !== 0 && isWhole(count) && count % 1_000_000 === 0;

/** English, German, Dutch, Swedish: one thing, everything else. */
export const oneOrOther: PluralRule = (count) => (count === 1 ? 'one' : 'other');

/** Spanish, Italian: as English, and a form for whole millions. */
export const oneManyOther: PluralRule = (count) => {
  if (count === 1) return 'one';
  return isMillions(count) ? 'many' : 'other';
};

/** French, Portuguese: nothing and one share a form, and so does what lies between. */
export const belowTwo: PluralRule = (count) => {
  if (count < 2) return 'one';
  return isMillions(count) ? 'many' : 'other';
};

/** Czech, Slovak: one, two to four, fractions, the rest. */
export const czech: PluralRule = (count) => {
  if (!isWhole(count)) return 'many';
  if (count === 1) return 'one';
  return between(count, 2, 4) ? 'few' : 'other';
};

/** Polish: one, endings 2–4 except 12–14, the rest. */
export const polish: PluralRule = (count) => {
  if (!isWhole(count)) return 'other';
  if (count === 1) return 'one';
  return hasFewEnding(count) ? 'few' : 'many';
};

/** Russian, Ukrainian: endings in 1 except 11, endings 2–4 except 12–14, the rest. */
export const eastSlavic: PluralRule = (count) => {
  if (!isWhole(count)) return 'other';
  if (count % 10 === 1 && count % 100 !== 11) return 'one';
  return hasFewEnding(count) ? 'few' : 'many';
};

function hasFewEnding(count: number): boolean {
  return between(count % 10, 2, 4) && !between(count % 100, 12, 14);
}
