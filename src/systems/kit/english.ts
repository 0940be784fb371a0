import { makeGrammar } from '../../core/words';

/** How the English catalogues of every game turn figures into words. */
export const { chance, list, number, percent, plural, signed } = makeGrammar('en');

/** `counts('die', 'dice')` says `1 die` and `2 dice`. */
export const counts =
  (one: string, many = `${one}s`) =>
  (count: number): string =>
    plural(count, { one: `# ${one}`, other: `# ${many}` });

export const dice = counts('die', 'dice');
export const hexes = counts('hex', 'hexes');

/** `Ada’s`, `the Raiders’` */
export const whose = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

/** Results of a die up to one: `a 1`, `1 or 2`, `1 to 3`. */
export const upTo = (most: number): string => ['', 'a 1', '1 or 2'][most] ?? `1 to ${number(most)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
