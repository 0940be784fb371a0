// Every system's conformance cases on the engine of phones: `node scripts/run.cjs testOnHermes`.
// CONFORMANCE_DIR names another set of cases; a file named after the command gets the counts.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { runOnHermes } from '../hermes/runOnHermes.mjs';

const mostTold = 20;
const root = process.env.CONFORMANCE_DIR ?? join('__tests__', 'conformance');

/** @param {string} folder @param {(name: string) => unknown} read */
const byName = (folder, read) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .map((name) => [name, read(name)]),
  );

const systems = readdirSync(root).filter((name) => statSync(join(root, name)).isDirectory());
const cases = Object.fromEntries(
  systems.map((system) => [
    system,
    byName(join(root, system), (file) =>
      JSON.parse(readFileSync(join(root, system, file), 'utf8')),
    ),
  ]),
);

const source = `
  import { runCases } from './__tests__/conformance/onHermes';
  const started = Date.now();
  print(JSON.stringify({ ...runCases(GIVEN), ms: Date.now() - started }));
`;
const { passed, failed, ms } = JSON.parse(runOnHermes(source, cases));
for (const { name, failure } of failed.slice(0, mostTold)) console.error(`${name}: ${failure}`);
console.log(`${passed} passed, ${failed.length} failed on Hermes, in ${ms} ms.`);

const [counts] = process.argv.slice(2);
if (counts !== undefined) {
  mkdirSync(dirname(counts), { recursive: true });
  const told = { numPassedTests: passed, numFailedTests: failed.length };
  writeFileSync(counts, JSON.stringify({ ...told, numRuntimeErrorTestSuites: 0 }));
}
process.exitCode = passed > 0 && failed.length === 0 ? 0 : 1;
