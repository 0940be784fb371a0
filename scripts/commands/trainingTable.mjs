import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { requireTypeScript } = createRequire(import.meta.url)('../bench/requireTypeScript.cjs');
const { makePage, measureShips } = requireTypeScript('./scripts/trainingTable/page.ts');

writeFileSync('docs/training-pack.md', makePage(measureShips()));
console.log('Written to docs/training-pack.md.');
