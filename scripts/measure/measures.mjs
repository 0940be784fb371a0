import { posix } from 'node:path';

import { functionsOf } from './sources.mjs';

/** @typedef {import('./sources.mjs').Source} Source */

export const mostLines = 60;

/** @param {readonly Source[]} sources @param {string} start */
export const under = (sources, start) => sources.filter(({ path }) => path.startsWith(start));

/** @param {readonly Source[]} sources */
export const linesIn = (sources) =>
  sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

/** @param {readonly Source[]} sources */
export const longFunctions = (sources) =>
  sources
    .flatMap(functionsOf)
    .filter(({ lines }) => lines > mostLines)
    .sort((a, b) => b.lines - a.lines);

/** @param {string} path */
const systemOf = (path) => path.split('/').slice(0, 3).join('/');

/** @param {string} one @param {string} other */
const isWithin = (one, other) => `${one}/`.startsWith(`${other}/`);

/** Folders of a system that import each other; a folder and its own subfolder aside. @param {readonly Source[]} sources */
export function foldersBothWays(sources) {
  const ways = new Set(
    under(sources, 'src/systems/').flatMap(({ path, imports }) =>
      imports
        .filter(({ to }) => systemOf(to) === systemOf(path))
        .map(({ to }) => `${posix.dirname(path)} ${posix.dirname(to)}`),
    ),
  );
  return [...ways].filter((way) => {
    const [from = '', to = ''] = way.split(' ');
    return from < to && ways.has(`${to} ${from}`) && !isWithin(from, to) && !isWithin(to, from);
  });
}

/** The files that a file needs to run, itself among them. @param {readonly Source[]} sources @param {string} entry */
export function filesLoadedBy(sources, entry) {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  if (!byPath.has(entry)) throw new Error(`There is no ${entry}.`);
  const seen = new Set([entry]);
  for (const path of seen)
    for (const { to, isType } of byPath.get(path)?.imports ?? []) if (!isType) seen.add(to);
  return seen;
}

/** Where English is named as the language, outside the catalogues' own list. @param {readonly Source[]} sources */
export const englishNamed = (sources) =>
  sources
    .filter(({ path }) => !/\/words\//.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) => (/\bwords\.en\b/.test(line) ? [`${path}:${at + 1}`] : [])),
    );

/** Files that take English for themselves, in the place of words that are handed to them. @param {readonly Source[]} sources */
export const takeEnglish = (sources) =>
  sources
    .filter(({ path }) => !/\/words\/|^src\/systems\/[^/]+\/index\.ts$/.test(path))
    .filter(({ imports }) =>
      imports.some(({ to, isType }) => !isType && /\/words\/en(\/|\.ts$)/.test(to)),
    )
    .map(({ path }) => path);
