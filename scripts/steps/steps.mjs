import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

const counts = join('build', 'test');
const hermesCounts = join(counts, 'conformance-on-Hermes.json');
const cache = join('node_modules', '.cache');
/** Two runs of jest may stand side by side, so each takes half of the cores. */
const workers = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/** @param {string} path @returns {import('./runSteps.mjs').Count} */
function readCount(path) {
  try {
    const result = JSON.parse(readFileSync(path, 'utf8'));
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = result;
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** @param {string} name @param {...string} args @returns {import('./runSteps.mjs').Step} */
export function jestStep(name, ...args) {
  return jestOwnStep(name, `--maxWorkers=${workers}`, ...args);
}

/** As many files at once as its own settings say. @param {string} name @param {...string} args @returns {import('./runSteps.mjs').Step} */
function jestOwnStep(name, ...args) {
  const file = join(counts, `${name.replaceAll(' ', '-')}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return {
    name,
    command: ['jest', '--ci', '--silent', '--json', `--outputFile=${file}`, ...args],
    count: () => readCount(file),
  };
}

/** Laws by random cases, any card entered anew, whole games, brute-force twins, killed processes and the checkers' own tests: not for the quick loop. */
const long =
  '__tests__/(scripts/|.*/killed/|.*/(laws|twins|simulation|wholeGame|rebuild)\\.test\\.)';

/** What was linted before and has not changed is trusted in the quick loop alone. */
const lintCache = [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  join(cache, 'lint/'),
];

/** @param {readonly string[]} [lintArgs] @returns {readonly import('./runSteps.mjs').Step[]} */
function codeSteps(lintArgs = []) {
  return [
    { name: 'lint', command: ['eslint', '--max-warnings', '0', ...lintArgs, '.'] },
    {
      name: 'types',
      command: [
        'tsc',
        '--noEmit',
        '--incremental',
        '--tsBuildInfoFile',
        join(cache, 'types.tsbuildinfo'),
      ],
    },
    {
      name: 'layering',
      command: [
        'depcruise',
        '--config',
        '.dependency-cruiser.cjs',
        'App.tsx',
        'index.ts',
        'src',
        'scripts',
        '__tests__',
      ],
    },
    { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '--cache', '.'] },
  ];
}

/** @returns {readonly import('./runSteps.mjs').Step[]} */
export function checkSteps() {
  return [
    // The other steps mostly find what they need in their caches: the tests alone would leave cores idle behind them.
    jestOwnStep(
      'unit tests',
      `--maxWorkers=${availableParallelism()}`,
      '--selectProjects',
      'pure',
      '--testPathIgnorePatterns',
      long,
    ),
    ...codeSteps(lintCache),
  ];
}

/** The second export has little left to do once the first one is made: they share what Metro keeps. @returns {readonly import('./runSteps.mjs').Step[]} */
export function browserSteps() {
  return [
    { name: 'web export', command: ['node', 'scripts/run.cjs', 'buildWeb'] },
    {
      name: 'probe export',
      command: ['node', 'scripts/run.cjs', 'buildProbe'],
      after: ['web export'],
    },
    { name: 'browser', command: ['node', 'scripts/run.cjs', 'findBrowser'] },
    {
      ...jestOwnStep('end to end', '--config', 'jest.e2e.config.js'),
      after: ['probe export', 'browser'],
    },
  ];
}

/** @returns {readonly import('./runSteps.mjs').Step[]} */
export function testSteps() {
  return [
    ...browserSteps(),
    jestStep('unit tests', '--selectProjects', 'pure'),
    {
      name: 'conformance on Hermes',
      command: ['node', 'scripts/run.cjs', 'testOnHermes', hermesCounts],
      count: () => readCount(hermesCounts),
    },
    jestStep('component tests', '--selectProjects', 'ui'),
    ...codeSteps(),
    { name: 'native projects', command: ['node', 'scripts/run.cjs', 'checkNative'] },
  ];
}
