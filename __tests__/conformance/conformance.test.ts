import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { wrongIn, type Case } from './cases';

/** Cases with known answers, one folder a system. Another set of the same shape can be named instead of ours. */
const ROOT = process.env.CONFORMANCE_DIR ? resolve(process.env.CONFORMANCE_DIR) : __dirname;

const folders = readdirSync(ROOT).filter((name) => statSync(join(ROOT, name)).isDirectory());

const filesOf = (system: string): readonly string[] =>
  readdirSync(join(ROOT, system)).filter((name) => !name.startsWith('.'));

const casesOf = (system: string, file: string): readonly Case[] =>
  // The shape is promised by whoever wrote the cases, and a case that breaks it fails by itself.
  JSON.parse(readFileSync(join(ROOT, system, file), 'utf8')) as readonly Case[];

test('there are cases to run', () => {
  expect(folders.flatMap(filesOf)).not.toEqual([]);
});

describe.each(folders)('%s', (system) => {
  describe.each(filesOf(system))('%s', (file) => {
    test.each(casesOf(system, file).map((one) => [one.id, one] as const))('%s', (_id, one) => {
      expect(wrongIn(system, one)).toEqual([]);
    });
  });
});
