import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { RulingText } from '../../../../src/core/reference/entry';
import { referenceFaults } from '../../../../src/core/reference/faults';
import { searchReference } from '../../../../src/core/reference/search';
import { CONTENTS, readsRule } from '../../../../src/systems/dropfleet/reference/contents';
import { en as reference } from '../../../../src/systems/dropfleet/reference/en';
import { RULINGS } from '../../../../src/systems/dropfleet/rulings';

const source = resolve(__dirname, '../../../../src/systems/dropfleet');

test('every section that the code names opens an entry that is no ruling', () => {
  const named = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('reference'))
    .flatMap((path) => [
      ...readFileSync(join(source, path), 'utf8').matchAll(/(?:rule|section): '([^']+)'/g),
    ])
    .map(([, rule = '']) => rule);
  const kindOf = (rule: string) =>
    reference.entries.find(({ id }) => id === readsRule(rule).entry)?.kind ?? 'none';
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((rule) => ['none', 'ruling'].includes(kindOf(rule)))).toEqual([]);
});

test('every ruling has its answers, its reason and the other reading', () => {
  for (const { id, answers } of RULINGS) {
    const text: RulingText | undefined = reference.rulings[id];
    expect(Object.keys(text?.answers ?? {})).toEqual([...answers]);
    if (answers.length === 1) expect(text?.other).toBeDefined();
  }
});

test('contents and texts have the same entries in the same order', () => {
  expect(reference.entries.map(({ id }) => id)).toEqual(CONTENTS.map(({ id }) => id));
});

test('every link leads somewhere, and titles are told apart', () => {
  expect(referenceFaults(reference)).toEqual([]);
  const titles = reference.entries.map(({ title }) => title);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test('entries are short, and quick sheets fit a phone', () => {
  const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/).length;
  expect(reference.entries.filter(({ text }) => words(text) > 130).map(({ id }) => id)).toEqual([]);
  for (const { sections } of reference.quick) {
    const rows = sections.flatMap((one) => one.rows);
    expect(rows.length + sections.length).toBeLessThanOrEqual(28);
    for (const { label, value } of rows)
      expect(label.length + value.length).toBeLessThanOrEqual(62);
  }
});

test.each([
  ['who goes first', 'initiative'],
  ['below half hull', 'crippling'],
  ['put out fire', 'repair'],
  ['land troops', 'launching-battalions'],
  ['victory points', 'scoring'],
  ['re-roll saves', 'close-protection'],
])('“%s” finds %s', (question, entry) => {
  expect(searchReference(reference, question, 4).map(({ id }) => id)).toContain(entry);
});

test('every ruling that a table can switch is asked for by rules, play or pages', () => {
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(rules|play|pages)\/.*\.ts$/.test(path))
    .map((path) => readFileSync(join(source, path), 'utf8'))
    .join('\n');
  const switches = RULINGS.filter(({ answers }) => answers.length > 1).map(({ id }) => id);
  expect(switches.length).toBeGreaterThan(30);
  expect(switches.filter((id) => !code.includes(`['${id}']`))).toEqual([]);
});
