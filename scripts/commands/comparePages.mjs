// What every system shows and decides, before and after a change that should not be seen:
//
//   node scripts/run.cjs comparePages record <folder>    in a clone at the old commit, or before the change
//   node scripts/run.cjs comparePages compare <folder>   in the tree with the change
//
// `record` plays many games by chance, the same ones each time, and touches every desk and tool. It keeps each
// question (a page with the answers given so far, a command, a draft) with what was shown: about 50,000, a minute
// or two on one core. `compare` asks this tree the same questions, in the same states, so that one difference
// leads to no others, and says where and how what is shown differs. The folder may lie anywhere. A pattern after it
// names places where a difference is meant: compare <folder> '\.(style|faces)(\.|$)'.
// It knows systems by their contract alone: where that changes, scripts/comparePages/ask.ts is where it is asked.
import { createRequire } from 'node:module';

import { BadStart } from '../badStart.mjs';

const { requireTypeScript } = createRequire(import.meta.url)('../bench/requireTypeScript.cjs');
const { record, compare } = requireTypeScript('./scripts/comparePages/recording.ts');

const [way, folder, meant] = process.argv.slice(2);
const started = process.cpuUsage().user;
const seconds = () => Math.round((process.cpuUsage().user - started) / 1e6);

const mostTold = 12;

/** @param {unknown} value */
const short = (value) => (JSON.stringify(value) ?? 'nothing').slice(0, 160);

/** Differences of the same kind at the same kind of place are told once. @param {any} one */
const kindOf = ({ sitting, question, differences: [first] }) =>
  [
    sitting.split('.')[0],
    question.ask,
    question.at?.page ?? question.command?.type ?? question.kind ?? '',
    (first?.path ?? '').replace(/\d+/g, '#'),
  ].join(' ');

if (folder === undefined || (way !== 'record' && way !== 'compare'))
  throw new BadStart('Say what to do and where: comparePages record|compare <folder>.');

if (way === 'record') console.log(`${record(folder)} ${seconds()} s.`);
else {
  const { pages, differing } = compare(folder, meant === undefined ? null : new RegExp(meant));
  /** @type {Record<string, any[]>} */
  const groups = {};
  for (const one of differing) (groups[kindOf(one)] ??= []).push(one);
  for (const [kind, all] of Object.entries(groups)) {
    const { sitting, line, question, differences } = all[0];
    console.log(`\n${all.length} × ${kind}\n  first: ${sitting}, line ${line}: ${short(question)}`);
    for (const { path, before, now } of differences.slice(0, mostTold))
      console.log(`  ${path}\n    before ${short(before)}\n    now    ${short(now)}`);
  }
  console.log(`\n${pages} answers compared, ${differing.length} differ. ${seconds()} s.`);
  process.exitCode = differing.length > 0 ? 1 : 0;
}
