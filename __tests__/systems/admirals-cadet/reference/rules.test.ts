import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { RulingText } from '../../../../src/core/reference/entry';
import { referenceFaults } from '../../../../src/core/reference/faults';
import { lookupIn } from '../../../../src/core/reference/lookup';
import { searchReference } from '../../../../src/core/reference/search';
import { quickEditions } from '../../../../src/systems/admirals-shared/reference/en/quick/editions';
import { en as secondEdition } from '../../../../src/systems/admirals/reference/en';
import { TERRAINS } from '../../../../src/systems/admirals-cadet/cards/terms';
import {
  LIBRARY_ORDERS,
  MOST_FLEET_VALUE,
  SPECIAL_ORDERS,
} from '../../../../src/systems/admirals-cadet/fleet/checkFleet';
import { KEYWORDS } from '../../../../src/systems/admirals-cadet/keywords';
import { movesOf, orderLimitOf } from '../../../../src/systems/admirals-cadet/movement';
import { TURNS } from '../../../../src/systems/admirals-cadet/winner';
import { CADET_SHIPS } from '../../../../src/systems/admirals-shared/desks/cards/cadetOutline';
import { CONTENTS } from '../../../../src/systems/admirals-cadet/reference/contents';
import { en as reference } from '../../../../src/systems/admirals-cadet/reference/en';
import { entryForKeyword, entryForRule } from '../../../../src/systems/admirals-cadet/pages/view';
import { RULINGS } from '../../../../src/systems/admirals-cadet/rulings';
import { SCENARIOS } from '../../../../src/systems/admirals-cadet/scenarios';
import { TERRAIN_RULES } from '../../../../src/systems/admirals-cadet/terrain';
import { ship } from '../../../builders/cadet';
import { HEADINGS } from './booklet';

const root = resolve(__dirname, '../../../..');
const lookup = lookupIn(reference);

describe('the map from the booklet to entries', () => {
  test('every heading has its entry, and every entry a heading', () => {
    const told = new Set(
      reference.entries.filter(({ kind }) => kind !== 'ruling').flatMap(({ sections }) => sections),
    );
    expect(HEADINGS.filter((heading) => !told.has(heading))).toEqual([]);
    const named = reference.entries.flatMap(({ sections }) => sections);
    expect(named.filter((section) => !HEADINGS.includes(section))).toEqual([]);
  });

  test.each(HEADINGS)('%s opens an entry that is no ruling', (heading) => {
    const id = entryForRule(heading);
    expect(lookup.entry(id ?? '')?.sections).toContain(heading);
    expect(lookup.entry(id ?? '')?.kind).not.toBe('ruling');
  });

  test('every rule that the engine names leads to an entry', () => {
    const source = join(root, 'src/systems/admirals-cadet');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/^(words|reference|pages|desks)/.test(path))
      .map((path) => readFileSync(join(source, path), 'utf8'));
    // Named as `rule`, as what a check or a hand is judged by, by a keyword, or handed on as the last argument.
    const named =
      /\b(?:rule|ship|left|place|player|order|activation|end|card|words|points|moveOrder|weapon|effect): '([A-Z][a-z][^']+)'|(?:, |By\()'([A-Z][a-z][^']+)',?\s*\)|^const (?:RULE|BY_HAND) = '([^']+)'|\bplain\('[^']+', '([^']+)'/gm;
    const rules = files.flatMap((text) =>
      [...text.matchAll(named)].map(([, ...groups]) => groups.find(Boolean) ?? ''),
    );
    expect(rules.length).toBeGreaterThan(100);
    expect([...new Set(rules)].filter((rule) => entryForRule(rule) === null)).toEqual([]);
  });

  test.each(KEYWORDS.map(({ name }) => name))('keyword %s has its entry', (name) => {
    expect(lookup.entry(entryForKeyword(name) ?? '')?.title).toBe(name);
  });

  test.each(TERRAINS)('terrain %s has its entry', (terrain) => {
    expect(lookup.entry(entryForRule(terrain) ?? '')).toMatchObject({ kind: 'terrain' });
  });

  test.each(RULINGS.map((ruling) => [ruling.id, ruling] as const))(
    'ruling %s is told with every answer and its reason, and is a switch',
    (id, { answers }) => {
      const text: RulingText | undefined = reference.rulings[id];
      expect(Object.keys(text?.answers ?? {})).toEqual([...answers]);
      expect(text?.why).not.toBe('');
      expect(answers.length).toBeGreaterThan(1);
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

  test('what changed between the editions leads to an entry of each', () => {
    const leads = (reader: 'first' | 'second') =>
      quickEditions(reader)
        .flatMap(({ sections }) => sections)
        .flatMap(({ rows }) => rows.map(({ entry = '' }) => entry));
    const second = lookupIn(secondEdition);
    expect(leads('first').map((id) => lookup.entry(id)?.id)).toEqual(leads('first'));
    expect(leads('second').map((id) => second.entry(id)?.id)).toEqual(leads('second'));
    expect(leads('first')).toHaveLength(20);
    for (const { quick } of [reference, secondEdition])
      expect(quick.map(({ id }) => id)).toContain('editions');
  });

  test.each([
    ['who goes first', 'setup'],
    ['how many orders', 'orders-phase'],
    ['reroll a lock', 'target-locks'],
    ['what happens to a light ship when it is critted', 'critical-hits'],
    ['move through a friend', 'movement'],
    ['how do I leave a black hole', 'black-hole'],
    ['heavy ready box', 'heavy'],
    ['fleet value limit', 'fleet-values'],
    ['paladin', 'flight-of-the-paladin'],
    ['ramming', 'skirmishes'],
  ])('“%s” finds %s', (question, entry) => {
    const found = searchReference(reference, question, 3).map(({ id }) => id);
    expect(found).toContain(entry);
  });
});

describe('figures in the entries', () => {
  const textOf = (id: string): string => lookup.entry(id)?.text.join(' ') ?? '';

  test.each([
    ['turn-structure', 'Six turns', TURNS === 6],
    ['what-you-need', 'within 15', MOST_FLEET_VALUE === 15],
    ['constructed-play', 'exactly 15 orders', LIBRARY_ORDERS === 15],
    ['special-orders', 'five in all', SPECIAL_ORDERS === 5],
    ['star-system', '5 Objective Points', TERRAIN_RULES['Star System'].points === 5],
    ['nebula', '+2', TERRAIN_RULES.Nebula.struck === 2],
    ['dust-cloud', '+1', TERRAIN_RULES['Dust Cloud'].struck === 1],
  ])('%s says “%s”, and so does the engine', (id, phrase, holds) => {
    expect(textOf(id)).toContain(phrase);
    expect(holds).toBe(true);
  });

  test.each([
    ['Escort', 0, 0, 3],
    ['Light', 1, 0, 3],
    ['Heavy', 1, 2, 3],
    ['Super Heavy', 2, 1, 2],
  ] as const)('%s: %d orders, %d to %d spaces', (role, orders, min, max) => {
    const piece = ship({ role });
    expect(orderLimitOf(piece).value).toBe(orders);
    expect(movesOf(piece).value).toEqual({ min, max });
  });

  test.each(CADET_SHIPS.map(({ code, fleetValue }) => [code.slice(3), fleetValue]))(
    'the %s is worth %d',
    (code, value) => {
      expect(textOf('fleet-values')).toContain(`${code} ${value}`);
    },
  );

  test.each(SCENARIOS.map(({ id }) => id))('%s has an entry', (id) => {
    expect(lookup.entry(id)?.kind).toBe('rule');
  });
});
