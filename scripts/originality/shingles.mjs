/** So many words in a row are nobody's chance. */
export const RUN = 8;

const SALT = 'flagbridge';

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

/** FNV-1a, 32 bits. @param {string} shingle @returns {number} */
export function hashOf(shingle) {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(SALT + shingle)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}

/** Sorted, four bytes each, in base64 lines. @param {Iterable<number>} hashes @returns {string} */
export function makeHashFile(hashes) {
  const sorted = Uint32Array.from(new Set(hashes)).sort();
  const bytes = Buffer.alloc(sorted.length * 4);
  sorted.forEach((hash, at) => bytes.writeUInt32LE(hash, at * 4));
  return (bytes.toString('base64').match(/.{1,100}/g) ?? []).join('\n') + '\n';
}

/** @param {string} file @returns {Set<number>} */
export function parseHashFile(file) {
  const bytes = Buffer.from(file.replaceAll('\n', ''), 'base64');
  return new Set(Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(at * 4)));
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
