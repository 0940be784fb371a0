import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { openSitting, type Question, type Sitting } from './ask';
import { findDifferences, type Difference } from './differences';
import { walks } from './sittings';
import { hashOf, stable } from './stable';

/** One question, the hash of what was shown, and all of it. */
type Line = readonly [question: Question, hash: string, shown: string];

const ENDING = '.jsonl.gz';

const told = (shown: unknown): string => JSON.stringify(stable(shown)) ?? 'null';

const GAMES = 14;

/** Walks through every system and writes a file a sitting: what was asked, and what was shown. */
export const record = (folder: string): string => {
  mkdirSync(folder, { recursive: true });
  let pages = 0;
  let ended = 0;
  for (const { sitting, walk } of walks(GAMES)) {
    const open = openSitting(sitting);
    const lines: string[] = [JSON.stringify(sitting)];
    walk(open, (question) => {
      const shown = open.ask(question);
      const json = told(shown);
      const line: Line = [question, hashOf(json), json];
      lines.push(JSON.stringify(line));
      return shown;
    });
    pages += lines.length - 1;
    if (sitting.setup !== undefined && open.isOver()) ended += 1;
    const file = `${sitting.system}.${sitting.name}${ENDING}`;
    writeFileSync(join(folder, file), gzipSync(lines.join('\n'), { level: 1 }));
  }
  return `${pages} answers recorded in ${folder}; ${ended} games came to their end.`;
};

/** How a question differs, or failed. */
export interface Differing {
  readonly sitting: string;
  readonly line: number;
  readonly question: Question;
  readonly differences: readonly Difference[];
}

const compareFile = (folder: string, file: string, known: RegExp | null) => {
  const [first = '', ...rest] = gunzipSync(readFileSync(join(folder, file)))
    .toString('utf8')
    .split('\n');
  // Both kinds of line were written by `record`.
  const sitting = JSON.parse(first) as Sitting;
  const open = openSitting(sitting);
  const differing = rest.flatMap((text, at): readonly Differing[] => {
    const [question, hash, before] = JSON.parse(text) as Line;
    const now = told(open.ask(question));
    if (hashOf(now) === hash) return [];
    const differences = findDifferences(JSON.parse(before), JSON.parse(now)).filter(
      ({ path }) => !known?.test(path),
    );
    if (differences.length === 0) return [];
    return [{ sitting: file.slice(0, -ENDING.length), line: at + 1, question, differences }];
  });
  return { pages: rest.length, differing };
};

/** Asks this tree everything that was recorded. Differences at places of a `known` kind are meant. */
export const compare = (folder: string, known: RegExp | null) => {
  const files = readdirSync(folder).filter((name) => name.endsWith(ENDING));
  const found = files.map((file) => compareFile(folder, file, known));
  return {
    pages: found.reduce((sum, { pages }) => sum + pages, 0),
    differing: found.flatMap(({ differing }) => differing),
  };
};
