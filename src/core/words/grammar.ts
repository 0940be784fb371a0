import { languageRules, type LanguageId, type LanguageRules } from './language';
import type { PluralForms } from './plural';

/** What a catalogue needs to turn figures into words of its language. */
export type Grammar = Readonly<{
  language: LanguageId;
  /** `plural(2, { one: '# ship', other: '# ships' })` is `2 ships`. */
  plural: (count: number, forms: PluralForms) => string;
  /** `number(1234.5, 1)` is `1,234.5`. */
  number: (value: number, decimals?: number) => string;
  /** `signed(2)` is `+2`, `signed(-1)` is `−1`, nothing is `0`. */
  signed: (value: number) => string;
  /** A share of one: `percent(0.27)` is `27%`. */
  percent: (share: number, decimals?: number) => string;
  /** As percent, but what can happen is never 0% and what can fail is never 100%: `<1%`, `>99%`. */
  chance: (share: number) => string;
  list: (items: readonly string[], joint?: 'and' | 'or') => string;
}>;

const minus = '\u2212';

export function makeGrammar(language: LanguageId): Grammar {
  const rules = languageRules[language];
  const number = (value: number, decimals = 0) => makeNumber(rules, value, decimals);
  const percent = (share: number, decimals = 0) => number(share * 100, decimals) + rules.percent;
  return {
    language,
    number,
    percent,
    plural: (count, forms) => makePlural(rules, count, forms),
    signed: (value) => (value > 0 ? `+${number(value)}` : number(value)),
    chance: (share) => {
      if (share > 0 && share < 0.005) return `<${percent(0.01)}`;
      if (share < 1 && share >= 0.995) return `>${percent(0.99)}`;
      return percent(share);
    },
    list: (items, joint = 'and') => makeList(items, rules[joint]),
  };
}

function makePlural(rules: LanguageRules, count: number, forms: PluralForms): string {
  const form = forms[rules.plural(Math.abs(count))] ?? forms.other;
  const decimals = Number.isInteger(count) ? 0 : 1;
  return form.replaceAll('#', makeNumber(rules, count, decimals));
}

function makeNumber(rules: LanguageRules, value: number, decimals: number): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped =
    whole.length < rules.groupFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, rules.group);
  const figures = fraction === undefined ? grouped : grouped + rules.decimal + fraction;
  const isZero = !/[1-9]/.test(figures);
  return value < 0 && !isZero ? minus + figures : figures;
}

function makeList(items: readonly string[], joint: string): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  return items.slice(0, -1).join(', ') + joint + last;
}
