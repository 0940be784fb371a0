export { makeGrammar, type Grammar } from './grammar';
export { languageIds, type LanguageId } from './language';
export { pluralCategories, type PluralCategory, type PluralForms } from './plural';
export type { Wording } from './wording';
