// Writes docs/pack.schema.json from the forms of the cards.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { format, resolveConfig } from 'prettier';

const { requireTypeScript } = createRequire(import.meta.url)('../bench/requireTypeScript.cjs');
const { packSchema } = requireTypeScript('./scripts/packSchema/packSchema.ts');

const path = 'docs/pack.schema.json';
const options = await resolveConfig(path);
writeFileSync(path, await format(JSON.stringify(packSchema()), { ...options, filepath: path }));
console.log(`Written to ${path}.`);
