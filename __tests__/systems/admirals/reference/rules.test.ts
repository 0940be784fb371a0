import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RulingText } from '../../../../src/core/reference/entry';
import { referenceFaults } from '../../../../src/core/reference/faults';
import { lookupIn } from '../../../../src/core/reference/lookup';
import { ICONS, ROLES, TERRAINS } from '../../../../src/systems/admirals-shared/cards/terms';
import type { Source } from '../../../../src/systems/admirals-shared/explain';
import { KEYWORDS } from '../../../../src/systems/admirals/keywords';
import { PHASES } from '../../../../src/systems/admirals-shared/play/names';
import { CONTENTS } from '../../../../src/systems/admirals/reference/contents';
import { en as reference } from '../../../../src/systems/admirals/reference/en';
import {
  ENTRY_OF_ICON,
  entryForKeyword,
  ENTRY_OF_PHASE,
  entryForRule,
  entryForSource,
  entryForTerrain,
} from '../../../../src/systems/admirals/reference/entriesFor';
import { RULINGS } from '../../../../src/systems/admirals/rulings';
import { entryIdOf } from '../../../../src/systems/kit/reference/entryIds';
import { RULE_NUMBERS } from './ruleNumbers';

const lookup = lookupIn(reference);
const isKnown = new Set(RULE_NUMBERS);

describe('the map from numbered rules to entries', () => {
  test('the list of numbers has every rule once', () => {
    expect(RULE_NUMBERS).toHaveLength(234);
    expect(isKnown.size).toBe(RULE_NUMBERS.length);
  });

  test('every numbered rule is told by an entry of its own words', () => {
    const told = new Set(
      reference.entries
        .filter(({ kind }) => kind !== 'ruling' && kind !== 'term')
        .flatMap(({ sections }) => sections),
    );
    expect(RULE_NUMBERS.filter((number) => !told.has(number))).toEqual([]);
  });

  test('a rule’s home is never a ruling or a term', () => {
    const homes = RULE_NUMBERS.map((number) => lookup.forSection(number));
    expect(homes.filter((home) => home?.kind === 'ruling' || home?.kind === 'term')).toEqual([]);
  });

  test('no entry names a number that does not exist', () => {
    const named = reference.entries.flatMap(({ id, sections }) =>
      sections.filter((section) => !isKnown.has(section)).map((section) => [id, section]),
    );
    expect(named).toEqual([]);
  });

  test('entries follow the order of the rulebook', () => {
    const order = reference.entries
      .filter(({ kind, id }) => kind !== 'ruling' && kind !== 'term' && id !== 'starcaster')
      .map(({ sections: [first] }) => Number.parseInt(first, 10));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});

describe('a sound reference', () => {
  test('contents and texts have the same entries in the same order', () => {
    expect(reference.entries.map(({ id }) => id)).toEqual(CONTENTS.map(({ id }) => id));
  });

  test('every link leads somewhere and every entry is in exactly one chapter', () => {
    expect(referenceFaults(reference)).toEqual([]);
  });

  test('entries are short: no more than 120 words', () => {
    const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/).length;
    const long = reference.entries.filter(
      ({ text, example = '' }) => words([...text, example]) > 120,
    );
    expect(long.map(({ id }) => id)).toEqual([]);
  });

  test('titles are told apart', () => {
    const titles = reference.entries.map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });
});

describe('what a screen opens', () => {
  test.each([
    ['5F-03 I', 'massive-save'],
    ['5f.03i', 'massive-save'],
    ['5F-02 II', 'flak-save'],
    ['5E, 5F-01', 'block-with-shields'],
    ['9O-04', 'ram-prow'],
    ['8B-04', 'black-hole-core'],
    ['3B', 'armaments-and-weapons'],
    ['5A-03', 'reloading'],
    ['4B-02 III', 'overrun'],
    ['12', 'career-play'],
    ['7C-04', 'bunker-down'],
    ['9Q-07', 'grudge'],
  ])('rule %s opens %s', (section, entry) => {
    expect(entryForRule(section)).toBe(entry);
  });

  test.each(['', 'by hand', '77', '0'])('nothing opens for %p', (section) => {
    expect(entryForRule(section)).toBeNull();
  });

  test.each(KEYWORDS.filter(({ rule }) => isKnown.has(rule)).map(({ name, rule }) => [name, rule]))(
    'keyword %s opens the entry of %s',
    (name, rule) => {
      const entry = lookup.entry(entryForKeyword(name) ?? '');
      expect(entry).toMatchObject({ kind: 'keyword', title: name });
      expect(entry?.sections).toContain(rule);
    },
  );

  test('every keyword entry is a keyword that the engine knows', () => {
    const names = reference.entries.filter(({ kind }) => kind === 'keyword').map((e) => e.title);
    expect(KEYWORDS.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  test('a keyword of a card that the rulebook does not have opens nothing', () => {
    expect(entryForKeyword('Cloaking Field')).toBeNull();
  });

  test.each(TERRAINS)('terrain %s has its entry', (terrain) => {
    expect(lookup.entry(entryForTerrain(terrain) ?? '')?.kind).toBe('terrain');
  });

  test.each(ROLES)('role %s has its entry', (role) => {
    expect(lookup.entry(`role-${entryIdOf(role)}`)?.kind).toBe('term');
  });

  test.each(RULINGS.map(({ id, section }) => [id, section] as const))(
    'ruling %s is an entry about %s',
    (id, section) => {
      const entry = lookup.entry(id);
      expect(entry?.kind).toBe('ruling');
      expect(entry?.sections.join(', ')).toBe(section);
    },
  );

  test.each<[string, Source, string, string]>([
    ['a keyword', { of: 'keyword', keyword: 'Stealth', from: null, by: null }, '9J', 'stealth'],
    ['its save', { of: 'keyword', keyword: 'Fast', from: null, by: null }, '7C-03', 'fast'],
    [
      'a strange keyword',
      { of: 'keyword', keyword: 'Odd', from: null, by: null },
      '5B-04',
      'strike-modifiers',
    ],
    ['terrain', { of: 'terrain', terrain: 'Nebula' }, '8D-02', 'nebula'],
    ['a role', { of: 'role', role: 'Heavy' }, '3A-02 II', 'moves-per-turn'],
    ['the limits', { of: 'limit' }, '1A-01 I', 'modifier-limits'],
    ['open play', { of: 'mobile-bastions' }, '13A-03', 'mobile-bastions'],
  ])('a modifier from %s opens its entry', (_what, source, rule, entry) => {
    expect(entryForSource({ source, rule })).toBe(entry);
  });

  test('icons and phases open entries that are there', () => {
    const ids = [
      ...ICONS.map((icon) => ENTRY_OF_ICON[icon]),
      ...PHASES.map((id) => ENTRY_OF_PHASE[id]),
    ];
    expect(ids.map((id) => lookup.entry(id))).not.toContain(null);
  });

  test('every section that the engine cites opens an entry that tells it', () => {
    const cited = citedSections(join(__dirname, '../../../../src/systems/admirals'));
    expect(cited.length).toBeGreaterThan(80);
    const astray = cited.filter((section) => !isKnown.has(section));
    expect(astray).toEqual([]);
  });
});

describe('rulings in words', () => {
  const NO_TEXT: RulingText = { question: '', answers: {}, why: '' };

  test.each(RULINGS.map(({ id, answers }) => [id, answers] as const))(
    '%s: a question, a default, why, and a switch to another reading',
    (id, answers) => {
      const { question, answers: said, why } = reference.rulings[id] ?? NO_TEXT;
      expect(question).toMatch(/\?$/);
      expect(Object.keys(said)).toEqual([...answers]);
      expect(Object.values(said)).not.toContain('');
      expect(why).not.toBe('');
      expect(answers).toHaveLength(2);
    },
  );
});

/** Sections in quotes in the engine's own source, as `rule: '5F-03 I'` and ruling rows have them. */
function citedSections(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('reference'),
  );
  const literals = files.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(
      /'((?:\d{1,2}[A-Z](?:-\d\d)?(?: [IVX]+)?(?:, )?)+)'/g,
    ),
  ]);
  return [...new Set(literals.flatMap(([, sections = '']) => sections.split(', ')))];
}
