// The shape of the code in figures: `node scripts/run.cjs measure`, with `--list` for what each counts.
// A tap is measured warm: what a game works out once was worked out.
import { makeTable, measureCode } from '../measure/table.mjs';

const rows = measureCode();
console.log(makeTable(rows));
if (process.argv.includes('--list'))
  for (const { name, found } of rows)
    if (found) console.log(`\n${name}\n${found.map((one) => `  ${one}`).join('\n')}`);
process.exitCode = rows.every(({ value, most }) => most === undefined || value <= most) ? 0 : 1;
