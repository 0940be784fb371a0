// `node scripts/bench/measure.cjs odds.ts`: the rows of a file's `measure…` functions, as JSON.
const { requireTypeScript } = require('./requireTypeScript.cjs');

const rows = Object.entries(requireTypeScript(`./scripts/bench/${process.argv[2]}`))
  .filter(([name]) => name.startsWith('measure') && !name.endsWith('OnHermes'))
  .flatMap(([, measure]) => measure());

process.stdout.write(JSON.stringify(rows));
