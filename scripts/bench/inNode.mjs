import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Every `measure…` function of every TypeScript file in scripts/bench: new work adds a file, and its rows are in.
 * @returns {Promise<readonly import('./row').Row[]>}
 */
export async function measureInNode() {
  const { requireTypeScript } = createRequire(import.meta.url)('./requireTypeScript.cjs');
  const files = readdirSync(join('scripts', 'bench')).filter(
    (name) => name.endsWith('.ts') && name !== 'row.ts',
  );
  const rows = [];
  for (const file of files.sort()) {
    for (const [name, measure] of Object.entries(requireTypeScript(`./scripts/bench/${file}`))) {
      if (name.startsWith('measure') && typeof measure === 'function')
        rows.push(...(await measure()));
    }
  }
  return rows;
}
