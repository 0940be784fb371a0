// The door of every npm script: `node scripts/run.cjs <command> …` looks at Node first, then runs commands/<command>.mjs.
const path = require('path');

const judgeNode = require('./nodeVersion.cjs').judgeNode;

const root = path.join(__dirname, '..');
const verdict = judgeNode(process.version, require('../package.json').engines.node);

if (verdict.sentence) console.error(verdict.sentence);
if (!verdict.runs) process.exit(1);

process.chdir(root);
process.env.PATH = path.join(root, 'node_modules', '.bin') + path.delimiter + process.env.PATH;
process.argv.splice(1, 2, path.join(__dirname, 'commands', process.argv[2] + '.mjs'));
import('./commands/' + path.basename(process.argv[1])).catch(function (problem) {
  console.error(problem.name === 'BadStart' ? problem.message : problem);
  process.exit(1);
});
