import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import {
  englishNamed,
  filesLoadedBy,
  foldersBothWays,
  linesIn,
  longFunctions,
  mostLines,
  takeEnglish,
  under,
} from './measures.mjs';
import { readSources } from './sources.mjs';

/** @typedef {{ name: string, value: number, most?: number, aim?: number, found?: readonly string[] }} Measure */

/** What may not grow any more; tightened with every step towards the aim. */
const limits = {
  lines: 44_000,
  longFunctions: 0,
  bothWays: 0,
  loaded: 97,
  decided: 15,
  english: 0,
  takeEnglish: 15,
};

/** What one folder alone may have. @type {Readonly<Record<string, Pick<Measure, 'most' | 'aim'>>>} */
const ofFolders = {
  'admirals-cadet': { most: 9_000, aim: 9_000 },
  dropfleet: { most: 8_000 },
};

/** @returns {readonly { id: string, decided: readonly string[], drawn: readonly string[] }[]} */
function measureTaps() {
  const script = join('scripts', 'measure', 'tap.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The tap could not be measured:\n${stderr}`);
  return JSON.parse(stdout);
}

/** @returns {readonly Measure[]} */
export function measureCode() {
  const sources = readSources();
  const systems = under(sources, 'src/systems/');
  const folders = [...new Set(systems.map(({ path }) => path.split('/')[2] ?? ''))].filter(
    (folder) => !folder.endsWith('.ts'),
  );
  /** @param {string} folder */
  const linesOf = (folder) => linesIn(under(systems, `src/systems/${folder}/`));
  const first = folders.filter((folder) => folder === 'kit' || folder.startsWith('admirals'));
  const long = longFunctions([...systems, ...under(sources, 'src/core/')]);
  const bothWays = foldersBothWays(sources);
  const loaded = filesLoadedBy(sources, 'src/systems/admirals-cadet/play/decide.ts');
  const english = englishNamed(sources);
  const takers = takeEnglish(sources);
  return [
    {
      name: 'lines of both editions of Admirals with the kit',
      value: first.reduce((sum, folder) => sum + linesOf(folder), 0),
      most: limits.lines,
      aim: 44_000,
    },
    ...first.map((folder) => ({
      name: `  of them in ${folder}`,
      value: linesOf(folder),
      ...ofFolders[folder],
    })),
    ...folders
      .filter((folder) => !first.includes(folder))
      .map((folder) => ({
        name: `lines of ${folder}`,
        value: linesOf(folder),
        aim: 8000,
        ...ofFolders[folder],
      })),
    {
      name: `functions of more than ${mostLines} lines in systems and core`,
      value: long.length,
      most: limits.longFunctions,
      aim: 0,
      found: long.map(({ name, lines }) => `${name}, ${lines} lines`),
    },
    {
      name: 'pairs of folders of a system that import each other',
      value: bothWays.length,
      most: limits.bothWays,
      aim: 0,
      found: bothWays,
    },
    {
      name: "files that the first edition's decide loads",
      value: loaded.size,
      most: limits.loaded,
    },
    ...measureTaps().flatMap(({ id, decided, drawn }) => [
      {
        name: `files that decide a tap on a shield, ${id}`,
        value: decided.length,
        most: limits.decided,
        aim: 15,
        found: decided,
      },
      { name: `files that draw its page, ${id}`, value: drawn.length },
    ]),
    {
      name: 'words.en outside of catalogues',
      value: english.length,
      most: limits.english,
      aim: 0,
      found: english,
    },
    {
      name: 'files that import a language in the place of being handed words',
      value: takers.length,
      most: limits.takeEnglish,
      aim: 0,
      found: takers,
    },
  ];
}

/** @param {readonly Measure[]} rows */
export function makeTable(rows) {
  const wide = Math.max(...rows.map(({ name }) => name.length));
  const cell = (/** @type {number | undefined} */ value) => String(value ?? '').padStart(8);
  const line = (/** @type {Measure} */ { name, value, most, aim }) =>
    `${name.padEnd(wide)}${cell(value)}${cell(most)}${cell(aim)}`;
  return [`${''.padEnd(wide)}     now  at most     aim`, ...rows.map(line)].join('\n');
}
