import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { BadStart } from '../badStart.mjs';
import { runOnHermes } from '../hermes/runOnHermes.mjs';

const folder = join('scripts', 'bench');

/**
 * Each file is measured in a Node of its own.
 * @param {string} file
 * @returns {readonly import('./row').Row[]}
 */
function measureFile(file) {
  const script = join(folder, 'measure.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new BadStart(`scripts/bench/${file} could not be measured:\n${stderr}`);
  return JSON.parse(stdout);
}

/** @param {string} file @param {string} name @returns {readonly import('./row').Row[]} */
const measureOnHermes = (file, name) =>
  JSON.parse(
    runOnHermes(`import { ${name} } from './scripts/bench/${file}';
      print(JSON.stringify(${name}()));`),
  );

/**
 * Every `measure…` function of every TypeScript file in scripts/bench: new work adds a file, and its rows are in.
 * What ends in `OnHermes` runs on the engine of phones.
 * @returns {readonly import('./row').Row[]}
 */
export function measureInNode() {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return files.sort().flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const names = [...source.matchAll(/export function (measure\w*)/g)].map(
      ([, name = '']) => name,
    );
    const onHermes = names.filter((name) => name.endsWith('OnHermes'));
    return [
      ...(onHermes.length < names.length ? measureFile(file) : []),
      ...onHermes.flatMap((name) => measureOnHermes(file, name)),
    ];
  });
}
