import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { NAMES } from '../../../../scripts/originality/names.mjs';
import {
  hashOf,
  makeHashFile,
  parseHashFile,
  readings,
  sharedRuns,
  shinglesOf,
  wordsOf,
} from '../../../../scripts/originality/shingles.mjs';
import { textFiles, textsIn } from '../../../../scripts/originality/texts.mjs';

const root = resolve(__dirname, '../../../..');
const rulebook = parseHashFile(readFileSync(join(__dirname, 'rulebook.shingles'), 'utf8'));
const isInRulebook = (shingle: string) => rulebook.has(hashOf(shingle));

/** Nobody's text. */
const TALE =
  'The old freighter came home with a hold full of salt (3A), two cats and a captain who would not speak.';
const isInTale = (shingle: string) => readings(TALE).flatMap(shinglesOf).includes(shingle);

describe('our own words', () => {
  test('the rulebook is there, as hashes of its runs of eight words', () => {
    expect(rulebook.size).toBeGreaterThan(9000);
    expect(isInRulebook('escort light heavy super heavy and stationary these')).toBe(true);
  });

  test('texts are found in the catalogues and the references', () => {
    const files = textFiles(root).map((path) => path.slice(root.length + 1).replaceAll('\\', '/'));
    expect(files).toEqual(
      expect.arrayContaining(['src/words/en.ts', 'src/systems/admirals/reference/en/strikes.ts']),
    );
  });

  test('no text shares a run of eight words with the rulebook', () => {
    const shared = textFiles(root)
      .flatMap((path) => textsIn(root, path))
      .flatMap(({ file, line, text }) =>
        sharedRuns(text, isInRulebook, NAMES).map((run) => `${file}:${line}: ${run}`),
      );
    expect(shared).toEqual([]);
  });
});

describe('how runs are found', () => {
  test.each([
    ['as it stands', 'It came home with a hold full of salt, two cats and gold.'],
    ['in other letters and marks', 'CAME HOME — with a “hold” full of salt; two cats!'],
    ['with its bracketed reference', 'with a hold full of salt (3A), two cats'],
  ])('a copied run %s', (_how, text) => {
    expect(sharedRuns(text, isInTale, NAMES)).toHaveLength(1);
  });

  test('a longer run is one find, told whole', () => {
    expect(sharedRuns(TALE, isInTale, NAMES)).toEqual([wordsOf(TALE).join(' ')]);
  });

  test('seven words are nobody’s', () => {
    expect(sharedRuns('home with a hold full of salt', isInTale, NAMES)).toEqual([]);
  });

  test('a run of names is allowed', () => {
    const roles = 'escort light heavy super heavy stationary 1 2';
    expect(sharedRuns(roles, () => true, NAMES)).toEqual([]);
  });

  test('hashes survive their file', () => {
    const hashes = shinglesOf(wordsOf(TALE)).map(hashOf);
    expect(parseHashFile(makeHashFile(hashes))).toEqual(new Set(hashes));
  });
});
