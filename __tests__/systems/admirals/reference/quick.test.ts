import type { QuickReference } from '../../../../src/core/reference/entry';
import { lookupIn } from '../../../../src/core/reference/lookup';
import { MOST_DEFENCE } from '../../../../src/systems/admirals/attributes';
import { BASIC_ORDERS, SPECIAL_ORDERS } from '../../../../src/systems/admirals/fleet/libraryRules';
import { ESCALATIONS } from '../../../../src/systems/admirals-shared/fleet/types';
import { MOST_ADDED, MOST_TAKEN } from '../../../../src/systems/admirals-shared/modifiers';
import { en as reference } from '../../../../src/systems/admirals/reference/en';
import { ROUNDS } from '../../../../src/systems/admirals/rounds/winner';
import { RULES, ship } from '../../../builders/admirals';
import { dustBy } from '../../../../src/systems/admirals/terrain/entry';

const lookup = lookupIn(reference);

const quick = (id: string): QuickReference => {
  const found = reference.quick.find((one) => one.id === id);
  if (!found) throw new Error(`No quick reference ${id}.`);
  return found;
};
const rowsOf = ({ sections }: QuickReference) => sections.flatMap(({ rows }) => rows);
const value = (id: string, label: string, section = ''): string | undefined =>
  quick(id)
    .sections.filter(({ title }) => title.includes(section))
    .flatMap(({ rows }) => rows)
    .find((row) => row.label.endsWith(label))?.value;

describe('quick references', () => {
  test('one for each thing that is looked up in a hurry', () => {
    expect(reference.quick.map(({ id }) => id)).toEqual([
      'round',
      'strike',
      'skirmish',
      'movement',
      'terrain',
      'saves',
      'fleet',
      'scoring',
      'editions',
    ]);
  });

  test.each(reference.quick.map((one) => [one.title, one] as const))(
    '%s fits a phone, and every row opens an entry',
    (_title, one) => {
      const lines = rowsOf(one).length + one.sections.length;
      expect(lines).toBeLessThanOrEqual(28);
      for (const { label, value: text, entry } of rowsOf(one)) {
        expect(label.length + text.length).toBeLessThanOrEqual(62);
        expect(lookup.entry(entry ?? '')).not.toBeNull();
      }
    },
  );

  test.each([
    ['movement', 'Escort', 'Moves', '0–3 Moves, any turn'],
    ['movement', 'Light', 'Moves', '0–3 Moves, any turn'],
    ['movement', 'Heavy', 'Moves', '2–3 Moves, 2 turns'],
    ['movement', 'Super Heavy', 'Moves', '1–2 Moves, 1 turn'],
    ['movement', 'Stationary', 'Moves', '0 Moves, no turn'],
    ['movement', 'Escort', 'Order', '0'],
    ['movement', 'Super Heavy', 'Order', '2'],
    ['movement', 'Bypass Sling', '', '3 Moves; enemy ahead, empty behind it'],
    ['strike', 'Modify', '', 'add all up, then −1 to +2'],
    ['strike', 'At Black Hole Core', '', '+2'],
    ['strike', 'At Nebula', '', '+1'],
    ['skirmish', 'Ram-Prow', '', '0, 1, 2, 3 and 6 dice by role'],
    ['saves', 'Massive', '', '3 or less'],
    ['saves', 'Ore Hull', 'skirmish', '2 or less'],
    ['saves', 'Evasion', '', '3 or less'],
    ['saves', 'Bunker Down', '', '2 or less'],
    ['saves', 'Ram-Prow', '', '1'],
    ['fleet', 'Gamma', '', '30'],
    ['fleet', 'Core', 'Constructed', '40% to 60%'],
    ['fleet', 'Core', 'Open', '30% to 70%'],
    ['fleet', 'Basic orders', '', '10, 2 of one at most'],
    ['scoring', 'Stake a Claim', '', '3: a system held'],
    ['terrain', 'On that roll', '', 'Super Heavy +1, Massive +2'],
    ['terrain', 'Leaving', '', '5 or more: defeated; +1 unless Light, Escort'],
    ['terrain', 'Flak', 'Dust', '+1, up to 4'],
    ['terrain', 'Armor', 'Nebula', '+1, up to 4'],
  ])('%s, %s %s: %s', (id, label, section, text) => {
    expect(value(id, label, section)).toBe(text);
  });
});

/** Figures that stand in sentences, held against the engine. */
describe('figures in the entries', () => {
  const textOf = (id: string): string => {
    const entry = lookup.entry(id);
    return [...(entry?.text ?? []), entry?.example ?? ''].join(' ');
  };

  test.each([
    ['battle-round', 'six rounds', ROUNDS === 6],
    ['modifier-limits', '+2', MOST_ADDED === 2],
    ['modifier-limits', '−1', MOST_TAKEN === -1],
    ['armor-value', 'more than 4', MOST_DEFENCE === 4],
    ['basic-orders', 'Exactly ten', BASIC_ORDERS === 10],
    ['special-orders', 'Five at most', SPECIAL_ORDERS === 5],
  ])('%s says “%s”, and so does the engine', (id, phrase, holdsInEngine) => {
    expect(textOf(id)).toContain(phrase);
    expect(holdsInEngine).toBe(true);
  });

  test.each(Object.entries(ESCALATIONS))('level %s is %d Power', (level, power) => {
    expect(textOf('escalation-level')).toContain(`${level}, ${power}:`);
  });

  test('dust costs nothing up to 3, a shield or a hull point on 4 and 5, two on a 6', () => {
    const does = [1, 2, 3, 4, 5, 6].map((die) => dustBy(die, ship({ shields: 1 })));
    expect(does.map((one) => one.does)).toEqual([
      ...Array<string>(3).fill('nothing'),
      ...Array<string>(2).fill('shield-or-hit'),
      'hits',
    ]);
    expect(does[5]).toEqual({ does: 'hits', directHits: 2 });
    expect(textOf('treacherous-navigation')).toContain(
      '1–3: nothing. 4–5: spend a Shield Point or take a Direct Hit, your choice. 6: two Direct Hits.',
    );
  });

  test('the arcs are as the entry tells them, by rays of 30°', () => {
    expect(RULES.arcs).toEqual({
      F: [0, 1, 11],
      FX: [0, 1, 2, 3, 9, 10, 11],
      R: [1, 2, 3, 4, 5],
      A: [5, 6, 7],
      AX: [3, 4, 5, 6, 7, 8, 9],
      L: [7, 8, 9, 10, 11],
      '360': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    });
    expect(textOf('arcs')).toContain('F reaches 30° to each side of the fore and FX 90°');
    expect(textOf('arcs')).toContain('R runs from 30° to 150° on the right');
  });
});
