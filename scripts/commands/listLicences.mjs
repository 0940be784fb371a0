import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { listBundled } from '../licences/licences.mjs';

const filepath = join('src', 'screens', 'more', 'bundledPackages.ts');
const comment =
  '/** Written by `node scripts/run.cjs listLicences` after a web build; a test holds it to what is in that. */';
const text = `${comment}\nexport const bundledPackages = ${JSON.stringify(listBundled())};\n`;
writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
