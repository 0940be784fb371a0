export { makeGrammar } from './grammar';
export { languageIds, type LanguageId } from './language';
export { pluralCategories } from './plural';
export type { Wording } from './wording';
