import fc from 'fast-check';

import {
  languageIds,
  makeGrammar,
  pluralCategories,
  type LanguageId,
} from '../../../src/core/words';

// Node has the whole of CLDR, which Hermes lacks: it is the second opinion on every language here.
const cldrTag = (language: LanguageId) => (language === 'pt' ? 'pt-BR' : language);
const allForms = Object.fromEntries(pluralCategories.map((name) => [name, name])) as Record<
  (typeof pluralCategories)[number],
  string
>; // fromEntries forgets its keys
// Its editions differ in which narrow space they use and in whether four digits are grouped.
const settled = (text: string) => text.replace(/[-\u2212]/, '\u2212').replace(/\s/g, ' ');
const figures = fc
  .integer({ min: -9_999_999, max: 9_999_999 })
  .filter((value) => Math.abs(value) < 1000 || Math.abs(value) >= 10_000);

describe.each(languageIds)('%s', (language) => {
  const grammar = makeGrammar(language);
  const tag = cldrTag(language);

  test('chooses the plural form that CLDR chooses', () => {
    const cldr = new Intl.PluralRules(tag);
    const counts = fc.oneof(
      fc.nat(200),
      fc.nat(5_000_000),
      fc.constantFrom(1_000_000, 2_000_000),
      fc.nat(500).map((tenths) => tenths / 10),
    );
    fc.assert(
      fc.property(counts, (count) => {
        expect(grammar.plural(count, allForms)).toBe(cldr.select(count));
      }),
    );
  });

  test('writes numbers as CLDR writes them', () => {
    fc.assert(
      fc.property(figures, (value) => {
        expect(settled(grammar.number(value))).toBe(settled(value.toLocaleString(tag)));
      }),
    );
  });

  test('writes decimals as CLDR writes them', () => {
    fc.assert(
      fc.property(figures, fc.nat(3), (whole, quarters) => {
        const value = whole + (quarters / 4) * Math.sign(whole);
        const cldr = value.toLocaleString(tag, { minimumFractionDigits: 2 });
        expect(settled(grammar.number(value, 2))).toBe(settled(cldr));
      }),
    );
  });

  test('writes percentages as CLDR writes them', () => {
    fc.assert(
      fc.property(fc.nat(100), (hundredths) => {
        const cldr = new Intl.NumberFormat(tag, { style: 'percent' });
        expect(settled(grammar.percent(hundredths / 100))).toBe(
          settled(cldr.format(hundredths / 100)),
        );
      }),
    );
  });

  test('joins lists as CLDR joins them, less the Oxford comma', () => {
    for (const [joint, type] of [
      ['and', 'conjunction'],
      ['or', 'disjunction'],
    ] as const) {
      const cldr = new Intl.ListFormat(tag, { type });
      for (const items of [[], ['A'], ['A', 'B'], ['A', 'B', 'C']]) {
        expect(grammar.list(items, joint)).toBe(cldr.format(items).replace(/, (and|or) /, ' $1 '));
      }
    }
  });
});

describe('English', () => {
  const en = makeGrammar('en');

  test.each([
    [0, '0 dice'],
    [1, '1 die'],
    [2, '2 dice'],
    [1200, '1,200 dice'],
    [1.5, '1.5 dice'],
    [-1, '−1 die'],
  ])('%d in a counted phrase', (count, said) => {
    expect(en.plural(count, { one: '# die', other: '# dice' })).toBe(said);
  });

  test.each([
    [2, '+2'],
    [0, '0'],
    [-0, '0'],
    [-1, '−1'],
    [-0.4, '0'],
    [-1234, '−1,234'],
  ])('a modifier of %d', (value, said) => {
    expect(en.signed(value)).toBe(said);
  });

  test.each([
    [0, '0%'],
    [0.0001, '<1%'],
    [0.005, '1%'],
    [0.27, '27%'],
    [0.994, '99%'],
    [0.9951, '>99%'],
    [1, '100%'],
  ])('a chance of %d never claims certainty it does not have', (share, said) => {
    expect(en.chance(share)).toBe(said);
  });

  test.each([
    ['en', 1234, '1,234'],
    ['es', 1234, '1234'],
    ['pl', 12_345, '12\u00a0345'],
    ['fr', 1234, '1\u202f234'],
  ] as const)('%s groups %d as its readers do', (language, value, written) => {
    expect(makeGrammar(language).number(value)).toBe(written);
  });

  test('a missing form falls back to the general one', () => {
    expect(makeGrammar('pl').plural(3, { one: '# statek', other: '# statków' })).toBe('3 statków');
  });
});
