import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { jestStep } from './steps.mjs';

/** Where the tests write their figures, a line of JSON each: `__tests__/builders/figures.ts`. */
const figures = resolve('build', 'trust', 'figures.jsonl');

/** What every test of trust sees: that the long form runs, and where its figures go. */
const env = { FLAGBRIDGE_TRUST: 'long', FLAGBRIDGE_FIGURES: figures };

/** Half a day: a step that is longer has come to a stand. */
const limit = '--testTimeout=43200000';

/** The long form: what Node can try, then what takes a browser. @returns {readonly import('./runSteps.mjs').Step[]} */
export function trustSteps() {
  mkdirSync(dirname(figures), { recursive: true });
  rmSync(figures, { force: true });
  return [
    { name: 'web export', command: ['node', 'scripts/run.cjs', 'buildWeb'] },
    { name: 'browser', command: ['node', 'scripts/run.cjs', 'findBrowser'] },
    ...['outside', 'rows', 'attacks', 'drafts', 'doors', 'killed', 'endurance'].map((name) =>
      trustStep(name, `__tests__/trust/${name}.test.ts`),
    ),
    trustStep('phones', '__tests__/core/phones/laws.test.ts'),
    trustStep('games', '__tests__/systems/.*/laws.test.ts'),
    ...['faults', 'manyKills', 'privacy', 'licences', 'phones', 'wholeGame'].map(browserStep),
  ];
}

/** @param {string} name @param {string} file @returns {import('./runSteps.mjs').Step} */
function trustStep(name, file) {
  return {
    ...jestStep(`trust ${name}`, '--selectProjects', 'pure', limit, file),
    env,
  };
}

/** @param {string} name of its file @returns {import('./runSteps.mjs').Step} */
function browserStep(name) {
  const file = `__tests__/e2e/${name}.test.ts`;
  return {
    ...jestStep(`browser ${name}`, '--config', 'jest.e2e.config.js', limit, file),
    env,
    after: ['web export', 'browser'],
  };
}

/** @typedef {{ part: string, what: string, figure: number | string }} Figure */

/** @returns {readonly Figure[]} */
function readFigures() {
  try {
    const lines = readFileSync(figures, 'utf8').split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}

/** @param {number | string} figure @returns {string} */
function shown(figure) {
  return typeof figure === 'number' ? figure.toLocaleString('en') : figure;
}

/** What the tests counted and measured, as lines of a table. @returns {readonly string[]} */
export function figureTable(all = readFigures()) {
  const wide = (/** @type {readonly string[]} */ texts) =>
    Math.max(0, ...texts.map(({ length }) => length));
  const part = wide(all.map((one) => one.part));
  const what = wide(all.map((one) => one.what));
  const figure = wide(all.map((one) => shown(one.figure)));
  return all.map((one) =>
    [one.part.padEnd(part), one.what.padEnd(what), shown(one.figure).padStart(figure)].join('  '),
  );
}
