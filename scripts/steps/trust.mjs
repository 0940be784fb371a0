import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { jestStep } from './steps.mjs';

/** Where the tests write their figures, a line of JSON each: `__tests__/builders/figures.ts`. */
const figures = resolve('build', 'trust', 'figures.jsonl');

/** What every test of trust sees: that the long form runs, and where its figures go. */
const env = { FLAGBRIDGE_TRUST: 'long', FLAGBRIDGE_FIGURES: figures };

/** The long form, one step for each file of `__tests__/trust`. @returns {readonly import('./runSteps.mjs').Step[]} */
export function trustSteps() {
  mkdirSync(dirname(figures), { recursive: true });
  rmSync(figures, { force: true });
  return ['outside', 'doors', 'killed', 'endurance'].map(trustStep);
}

/** @param {string} name of its file @returns {import('./runSteps.mjs').Step} */
function trustStep(name) {
  const file = `__tests__/trust/${name}.test.ts`;
  return {
    ...jestStep(`trust ${name}`, '--selectProjects', 'pure', '--testTimeout=1800000', file),
    env,
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
