import { hash } from 'node:crypto';

/** So many words in a row are nobody's chance. */
export const RUN = 8;

const SALT = 'flagbridge';
const LENGTH = 8;

/** Nobody's sentence, in every file of hashes: it shows that they were made as they are compared. */
export const WITNESS = 'the old freighter came home with two cats';

/** Lower case, punctuation and apostrophes gone; numbers and names stay. @param {string} text @returns {string[]} */
export function wordsOf(text) {
  return (
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * A source is read twice, with and without its references in brackets, `(3A-02 II)`: a sentence that only
 * drops them is still the same sentence.
 * @param {string} text @returns {string[][]}
 */
export function readings(text) {
  const bare = text.replace(/\(\d[^)]{0,12}\)/g, ' ');
  return [wordsOf(text), wordsOf(bare)];
}

/** @param {string[]} words @returns {string[]} */
export function shinglesOf(words) {
  const starts = Math.max(0, words.length - RUN + 1);
  return Array.from({ length: starts }, (_, at) => words.slice(at, at + RUN).join(' '));
}

/** 48 bits: short enough for a file, and too many for a hit by chance. @param {string} shingle @returns {string} */
export const hashOf = (shingle) => hash('sha256', SALT + shingle, 'base64').slice(0, LENGTH);

/** Sorted, a few to a line. @param {Iterable<string>} hashes @returns {string} */
export const makeHashFile = (hashes) =>
  (
    [...new Set(hashes)]
      .sort()
      .join('')
      .match(/.{1,96}/g) ?? []
  ).join('\n') + '\n';

/** @param {string} file @returns {string[]} */
export function parseHashFile(file) {
  const hashes = file.replaceAll('\n', '');
  return Array.from({ length: hashes.length / LENGTH }, (_, at) =>
    hashes.slice(at * LENGTH, (at + 1) * LENGTH),
  );
}

/**
 * Runs of words that a text shares with a source, overlapping ones joined. A run of nothing but names is
 * allowed: the five roles in their order are nobody's sentence.
 * @param {string} text @param {(shingle: string) => boolean} isInSource
 * @param {ReadonlySet<string>} names @returns {string[]}
 */
export function sharedRuns(text, isInSource, names) {
  const words = wordsOf(text);
  /** @type {[from: number, to: number][]} */
  const runs = [];
  shinglesOf(words).forEach((shingle, at) => {
    if (!isInSource(shingle) || shingle.split(' ').every((word) => names.has(word))) return;
    const last = runs.at(-1);
    if (last && at < last[1]) last[1] = at + RUN;
    else runs.push([at, at + RUN]);
  });
  return runs.map(([from, to]) => words.slice(from, to).join(' '));
}
