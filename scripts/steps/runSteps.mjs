import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly [string, ...string[]]} command
 * @property {readonly string[]} [after] names of the steps that must have passed
 * @property {Record<string, string>} [env]
 * @property {() => Count} [count] what the step counted, read once it has ended; without it a step counts as one check
 *
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, ok: boolean, seconds: number, output: string, count: Count }} Outcome
 */

/** @param {Step} step @returns {Promise<Outcome>} */
function runStep(step) {
  const started = Date.now();
  return new Promise((resolve) => {
    const [file, ...args] = step.command;
    const child = spawn(file, args, {
      env: { ...process.env, NO_COLOR: '1', ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    let problem = '';
    child.on('error', (error) => {
      problem = `${file} did not start: ${error.message}\n`;
    });
    child.on('close', (code) => {
      const ok = code === 0 && problem === '';
      const output = problem + Buffer.concat(chunks).toString('utf8');
      resolve({
        name: step.name,
        ok,
        seconds: (Date.now() - started) / 1000,
        output,
        count: countOf(step, ok),
      });
    });
  });
}

/** A step that counts nothing, or died before it could, is one check. @param {Step} step @param {boolean} ok @returns {Count} */
function countOf(step, ok) {
  const counted = step.count?.() ?? { passed: 0, failed: 0 };
  if (counted.passed + counted.failed === 0) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  return ok || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

/** @param {Step} step @param {string} missing @returns {Outcome} */
function notRun(step, missing) {
  const output = `Not run, because ${missing} did not pass.\n`;
  return { name: step.name, ok: false, seconds: 0, output, count: { passed: 0, failed: 1 } };
}

/** @param {Outcome} outcome */
function tell({ name, ok, seconds, output, count }) {
  const counted =
    count.passed + count.failed > 1 ? `, ${count.passed} passed, ${count.failed} failed` : '';
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s${counted})`);
  if (!ok)
    console.log(
      output
        .replace(/^PASS .*\n/gm, '')
        .trimEnd()
        .replace(/^/gm, '     '),
    );
}

/**
 * Runs steps side by side, as many as there are cores, in the given order as far as `after` allows.
 * @param {readonly Step[]} steps
 * @param {number} [slots]
 * @returns {Promise<readonly Outcome[]>}
 */
export async function runSteps(steps, slots = availableParallelism()) {
  /** @type {Map<string, Outcome>} */
  const done = new Map();
  const waiting = [...steps];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();

  /** @param {Outcome} outcome */
  const finish = (outcome) => {
    tell(outcome);
    done.set(outcome.name, outcome);
    running.delete(outcome.name);
  };

  while (waiting.length + running.size > 0) {
    for (const step of [...waiting]) {
      const needs = step.after ?? [];
      const broken = needs.find((name) => done.get(name)?.ok === false);
      const ready = broken !== undefined || needs.every((name) => done.has(name));
      if (!ready || (broken === undefined && running.size >= slots)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      if (broken !== undefined) finish(notRun(step, broken));
      else running.set(step.name, runStep(step).then(finish));
    }
    await Promise.race(running.values());
  }
  return steps.flatMap((step) => done.get(step.name) ?? []);
}

/**
 * The last lines of a run: what failed by name, and the plain sum over all steps.
 * @param {readonly Outcome[]} outcomes
 * @returns {{ ok: boolean, lines: readonly string[] }}
 */
export function summarize(outcomes) {
  const failed = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    outcomes.reduce((total, { count }) => total + count[key], 0);
  return {
    ok: failed.length === 0,
    lines: [
      ...(failed.length > 0 ? [`Failed: ${failed.join(', ')}`] : []),
      `${sum('passed')} passed, ${sum('failed')} failed`,
    ],
  };
}
