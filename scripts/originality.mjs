// Holds our texts and comments against the rulebooks, which are not part of the project:
//   node scripts/originality.mjs <source.txt …>                   lists runs of eight words that both have
//   node scripts/originality.mjs --hashes <file> <source.txt …>   writes what the unit test compares with
import { readFileSync, writeFileSync } from 'node:fs';

import { NAMES } from './originality/names.mjs';
import {
  hashOf,
  makeHashFile,
  readings,
  sharedRuns,
  shinglesOf,
  WITNESS,
} from './originality/shingles.mjs';
import { ownFiles, readOwn } from './originality/texts.mjs';

const root = process.cwd();
const [flag, out, ...rest] = process.argv.slice(2);
const sources = flag === '--hashes' ? rest : process.argv.slice(2);

if (sources.length === 0) {
  console.error('Name the source texts: node scripts/originality.mjs [--hashes <file>] <source> …');
  process.exit(1);
}

const shingles = new Set(
  sources.flatMap((path) => readings(readFileSync(path, 'utf8')).flatMap(shinglesOf)),
);

if (flag === '--hashes' && out !== undefined) {
  writeFileSync(out, makeHashFile([WITNESS, ...shingles].map(hashOf)));
  console.log(`${out} holds ${shingles.size} runs of the source.`);
} else {
  const files = ownFiles(root);
  const shared = files
    .flatMap((path) => readOwn(root, path))
    .flatMap(({ place, text }) =>
      sharedRuns(text, (shingle) => shingles.has(shingle), NAMES).map((run) => `${place}: ${run}`),
    );
  for (const one of shared) console.error(one);
  console.log(`${shared.length} shared runs in ${files.length} files.`);
  if (shared.length > 0) process.exitCode = 1;
}
