import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { RulingText } from '../../../../src/core/reference/entry';
import { referenceFaults } from '../../../../src/core/reference/faults';
import { lookupIn } from '../../../../src/core/reference/lookup';
import { searchReference } from '../../../../src/core/reference/search';
import { costOf, SYSTEMS } from '../../../../src/systems/solar-flare/parts';
import { CONTENTS } from '../../../../src/systems/solar-flare/reference/contents';
import { en as reference } from '../../../../src/systems/solar-flare/reference/en';
import {
  ENTRY_OF_SYSTEM,
  entryForRule,
} from '../../../../src/systems/solar-flare/reference/entriesFor';
import { RULINGS } from '../../../../src/systems/solar-flare/rulings';
import { HEADINGS } from './headings';

const source = resolve(__dirname, '../../../../src/systems/solar-flare');
const lookup = lookupIn(reference);

describe('the map from the draft rules to entries', () => {
  test('every heading has its entry, and every entry a heading', () => {
    const told = new Set(
      reference.entries.filter(({ kind }) => kind !== 'ruling').flatMap(({ sections }) => sections),
    );
    expect(HEADINGS.filter((heading) => !told.has(heading))).toEqual([]);
    const named = reference.entries.flatMap(({ sections }) => sections);
    expect(named.filter((section) => !HEADINGS.includes(section))).toEqual([]);
  });

  test.each(HEADINGS)('%s opens an entry that is no ruling', (heading) => {
    const entry = lookup.entry(entryForRule(heading) ?? '');
    expect(entry?.sections).toContain(heading);
    expect(entry?.kind).not.toBe('ruling');
  });

  test('every rule that the code names has an entry under its very heading', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/^(reference|words)/.test(path))
      .map((path) => readFileSync(join(source, path), 'utf8'));
    // Named as `rule`, as a ruling's section, or handed on as the only or last argument.
    const named = /\b(?:rule|section): '([A-Z][^']+)'|(?:[rR]ule\(|, )'([A-Z][a-z][^']+)',?\s*\)/g;
    const rules = files.flatMap((text) =>
      [...text.matchAll(named)].flatMap(([, one, other]) => (one ?? other ?? '').split(', ')),
    );
    expect(rules.length).toBeGreaterThan(50);
    expect([...new Set(rules)].filter((rule) => !HEADINGS.includes(rule))).toEqual([]);
  });

  test.each([...SYSTEMS, 'crew'] as const)('%s has its entry', (system) => {
    expect(lookup.entry(ENTRY_OF_SYSTEM[system])?.kind).toBe('rule');
  });

  test.each(RULINGS.map((ruling) => [ruling.id, ruling] as const))(
    'ruling %s is told with every answer, its reason and the other reading',
    (id, { answers }) => {
      const text: RulingText | undefined = reference.rulings[id];
      expect(Object.keys(text?.answers ?? {})).toEqual([...answers]);
      const said = Object.values(text?.answers ?? {});
      expect(said.filter((answer) => /^$|^(Why|Other|Also): /.test(answer))).toEqual([]);
      expect(text?.why).not.toBe('');
      if (answers.length === 1) expect(text?.other).toBeDefined();
    },
  );
});

describe('a sound reference', () => {
  test('contents and texts have the same entries in the same order', () => {
    expect(reference.entries.map(({ id }) => id)).toEqual(CONTENTS.map(({ id }) => id));
  });

  test('every link leads somewhere, every entry is in one chapter, titles are told apart', () => {
    expect(referenceFaults(reference)).toEqual([]);
    const titles = reference.entries.map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  test('entries are short, and quick references fit a phone', () => {
    const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/).length;
    const long = reference.entries.filter(({ text }) => words(text) > 120);
    expect(long.map(({ id }) => id)).toEqual([]);
    for (const { sections } of reference.quick) {
      const rows = sections.flatMap((one) => one.rows);
      expect(rows.length + sections.length).toBeLessThanOrEqual(28);
      for (const { label, value } of rows)
        expect(label.length + value.length).toBeLessThanOrEqual(62);
    }
  });

  test.each([
    ['who goes first', 'first-player'],
    ['what does a level 5 generator cost', 'costs'],
    ['where can I put engines', 'where-parts-go'],
    ['overload a laser', 'overcharging'],
    ['how long does a missile fly', 'torpedo-flight'],
    ['raise shields', 'charging-shields'],
    ['dodge asteroids', 'asteroid-field'],
    ['sidestep', 'exchanges'],
    ['lost power', 'excess-power'],
    ['hide in a nebula', 'nebula-ends-count'],
    ['line of sight', 'line-of-attack'],
    ['blast radius', 'detonation'],
  ])('“%s” finds %s', (question, entry) => {
    const found = searchReference(reference, question, 3).map(({ id }) => id);
    expect(found).toContain(entry);
  });
});

describe('figures in the entries', () => {
  const textOf = (id: string): string => {
    const { text = [], example = '' } = lookup.entry(id) ?? {};
    return [...text, example].join(' ');
  };

  test.each([
    ['costs', 'level 4 is 5 points', costOf('beam', 4) === 5],
    ['costs', 'of level 5 it is 6', costOf('beam', 5) === 6],
    ['costs', 'level 6 is 12', costOf('generator', 6) === 12],
    ['costs', 'level 6 is 7', costOf('crew', 6) === 7],
  ])('%s says “%s”, and so do the prices', (id, phrase, holds) => {
    expect(textOf(id)).toContain(phrase);
    expect(holds).toBe(true);
  });
});
