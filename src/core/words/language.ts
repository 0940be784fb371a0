import {
  belowTwo,
  czech,
  eastSlavic,
  oneManyOther,
  oneOrOther,
  polish,
  type PluralRule,
} from './plural';

export const languageIds = [
  'cs',
  'de',
  'en',
  'es',
  'fr',
  'it',
  'nl',
  'pl',
  'pt',
  'ru',
  'sv',
  'uk',
] as const;
export type LanguageId = (typeof languageIds)[number];

/** How a language counts, writes figures and joins a list. */
export type LanguageRules = Readonly<{
  plural: PluralRule;
  decimal: string;
  group: string;
  /** Digits before the decimal mark from which groups are marked: 1,000 but in Spanish 10 000. */
  groupFrom: number;
  percent: string;
  and: string;
  or: string;
}>;

const space = '\u00a0';
const narrowSpace = '\u202f';

export const languageRules: Readonly<Record<LanguageId, LanguageRules>> = {
  cs: rules(czech, ',', space, 4, `${space}%`, ` a${space}`, ' nebo '),
  de: rules(oneOrOther, ',', '.', 4, `${space}%`, ' und ', ' oder '),
  en: rules(oneOrOther, '.', ',', 4, '%', ' and ', ' or '),
  es: rules(oneManyOther, ',', '.', 5, `${space}%`, ' y ', ' o '),
  fr: rules(belowTwo, ',', narrowSpace, 4, `${narrowSpace}%`, ' et ', ' ou '),
  it: rules(oneManyOther, ',', '.', 4, '%', ' e ', ' o '),
  nl: rules(oneOrOther, ',', '.', 4, '%', ' en ', ' of '),
  pl: rules(polish, ',', space, 5, '%', ' i ', ' lub '),
  pt: rules(belowTwo, ',', '.', 4, '%', ' e ', ' ou '),
  ru: rules(eastSlavic, ',', space, 4, `${space}%`, ' и ', ' или '),
  sv: rules(oneOrOther, ',', space, 4, `${space}%`, ' och ', ' eller '),
  uk: rules(eastSlavic, ',', space, 4, '%', ' і ', ' або '),
};

function rules(
  plural: PluralRule,
  decimal: string,
  group: string,
  groupFrom: number,
  percent: string,
  and: string,
  or: string,
): LanguageRules {
  return { plural, decimal, group, groupFrom, percent, and, or };
}
