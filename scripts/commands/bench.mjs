import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

import { measureInBrowser } from '../bench/inBrowser.mjs';
import { measureInNode } from '../bench/inNode.mjs';
import { isOverBudget, makeTable } from '../bench/report.mjs';
import { measureListed } from '../bench/listed.mjs';
import { measureShippedBytes } from '../bench/shippedBytes.mjs';
import { exportWeb } from '../web/exportWeb.mjs';

const { version } = exportWeb('dist');
const rows = [
  ...measureShippedBytes('dist'),
  ...measureListed('dist'),
  ...(await measureInBrowser('dist')),
  ...measureInNode(),
];

mkdirSync('build', { recursive: true });
const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model };
writeFileSync('build/bench.json', `${JSON.stringify({ version, machine, rows }, null, 2)}\n`);

console.log(`\n${makeTable(rows)}\n`);
console.log('Written to build/bench.json.');
const broken = rows.filter(isOverBudget);
if (broken.length > 0) console.error(`Over budget: ${broken.map(({ name }) => name).join('; ')}`);
process.exitCode = broken.length > 0 ? 1 : 0;
