import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { NAMES } from '../../scripts/originality/names.mjs';
import {
  hashOf,
  makeHashFile,
  parseHashFile,
  readings,
  sharedRuns,
  shinglesOf,
  WITNESS,
  wordsOf,
} from '../../scripts/originality/shingles.mjs';
import { ownFiles, readOwn } from '../../scripts/originality/texts.mjs';

const root = resolve(__dirname, '../..');
const folder = join(__dirname, 'rulebooks');
const books = readdirSync(folder).map((name) => ({
  name,
  hashes: parseHashFile(readFileSync(join(folder, name), 'utf8')),
}));

/** Nobody's text. */
const TALE =
  'The old freighter came home with a hold full of salt (3A), two cats and a captain who would not speak.';
const isInTale = (shingle: string) => readings(TALE).flatMap(shinglesOf).includes(shingle);

describe('our own words', () => {
  test('the five rulebooks are there, as hashes of their runs of eight words', () => {
    expect(books).toHaveLength(5);
    expect(books.filter(({ hashes }) => !hashes.includes(hashOf(WITNESS)))).toEqual([]);
    expect(books.filter(({ hashes }) => hashes.length < 2000)).toEqual([]);
  });

  test('texts are found in code, tests, documents and at the root', () => {
    expect(ownFiles(root)).toEqual(
      expect.arrayContaining([
        'App.tsx',
        'README.md',
        'src/words/en.ts',
        'src/systems/admirals/play/follow/settle.ts',
        'src/systems/armada/events.md',
        '__tests__/scripts/originality.test.ts',
      ]),
    );
  });

  test('no text and no comment shares a run of eight words with a rulebook', () => {
    const rulebooks = new Set(books.flatMap(({ hashes }) => hashes));
    rulebooks.delete(hashOf(WITNESS));
    const shared = ownFiles(root)
      .flatMap((path) => readOwn(root, path))
      .flatMap(({ place, text }) =>
        sharedRuns(text, (shingle) => rulebooks.has(hashOf(shingle)), NAMES).map(
          (run) => `${place}: ${run}`,
        ),
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
    expect(parseHashFile(makeHashFile(hashes))).toEqual(hashes.sort());
  });
});
