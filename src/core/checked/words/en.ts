import { withoutOddSigns } from '../../outside/signs';
import { makeGrammar } from '../../words';
import type { ReadWhy } from '../read';
import type { Sentences } from '../sentences';

const { plural, number, list } = makeGrammar('en');

const signs = (count: number) => plural(count, { one: '# character', other: '# characters' });
const entries = (count: number) => plural(count, { one: '# entry', other: '# entries' });

/** What is wrong with a draft, whatever it is of. */
export const readProblems: Sentences<ReadWhy> = {
  missing: () => 'This is missing.',
  'not-an-object': () => 'This should be a set of named values.',
  'not-a-list': () => 'This should be a list.',
  'not-text': () => 'This should be text.',
  'not-a-number': () => 'This should be a number.',
  'not-whole': () => 'This should be a whole number.',
  'not-yes-or-no': () => 'This should be yes or no.',
  empty: () => 'This must not be empty.',
  'too-long': ({ most }) => `This may have at most ${signs(most)}.`,
  'too-many': ({ most }) => `This may have at most ${entries(most)}.`,
  'too-few': ({ least }) => `This needs at least ${entries(least)}.`,
  'too-small': ({ least }) => `This must be ${number(least)} or more.`,
  'too-large': ({ most }) => `This must be ${number(most)} or less.`,
  'odd-characters': () => 'This has a character that cannot be saved, such as a line break.',
  'turned-text': () => 'This has a hidden character that reverses the direction of reading.',
  'not-one-of': ({ found, allowed }) =>
    found === ''
      ? `This should be ${list(allowed, 'or')}.`
      : `“${found}” is not known here: it should be ${list(allowed, 'or')}.`,
  'unknown-field': ({ field }) => `“${field}” is not known here.`,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const spaced = (name: string): string =>
  name.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );

/** One of several: `armament`, `copy`, `class`. */
const one = (several: string): string =>
  several
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** `armaments[0].weapon` is `armament 1, weapon`. */
export const readPath = (path: string): string =>
  withoutOddSigns(path)
    .split('.')
    .map((step) => {
      const [name = '', ...places] = step.split('[');
      const called = spaced(places.length === 0 ? name : one(name));
      return [called, ...places.map((at) => number(Number.parseInt(at, 10) + 1))].join(' ');
    })
    .join(', ');

/** What is wrong, and where. */
export const sayWhere = (path: string, sentence: string): string =>
  path === '' ? sentence : `${capital(readPath(path))}: ${sentence}`;
