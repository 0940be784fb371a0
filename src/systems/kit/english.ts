import { makeGrammar } from '../../core/words';

/** How the English catalogues of every game turn figures into words. */
export const { chance, list, number, percent, plural, signed } = makeGrammar('en');

/** `counts('die', 'dice')` says `1 die` and `2 dice`. */
export const counts =
  (one: string, many = `${one}s`) =>
  (count: number): string =>
    plural(count, { one: `# ${one}`, other: `# ${many}` });

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
