import { makeGrammar } from '../../../../src/core/words';
import type { QuickReference } from '../../../../src/core/reference/entry';
import { lookupIn } from '../../../../src/core/reference/lookup';
import { MOST_DEFENCE } from '../../../../src/systems/admirals/attributes';
import {
  BASIC_COPIES,
  BASIC_ORDERS,
  SPECIAL_ORDERS,
} from '../../../../src/systems/admirals/fleet/libraryRules';
import { ESCALATIONS } from '../../../../src/systems/admirals-shared/fleet/types';
import { MOST_ADDED, MOST_TAKEN } from '../../../../src/systems/admirals-shared/explain';
import { en as reference } from '../../../../src/systems/admirals/reference/en';
import { MANEUVER_RULES } from '../../../../src/systems/admirals/movement/maneuvers';
import { MOST_STRIKES, STRATEGIC_STRIKES } from '../../../../src/systems/admirals/rounds/turns';
import { ROLES } from '../../../../src/systems/admirals-shared/cards/terms';
import { MOST_EXHAUSTED } from '../../../../src/systems/admirals-shared/play/names';
import { ROUNDS } from '../../../../src/systems/admirals/rounds/winner';
import { RULES, ship } from '../../../builders/admirals';
import { dustBy } from '../../../../src/systems/admirals/terrain/entry';
import {
  combatSaves,
  drawnInFor,
  escapeFor,
  ramProwDice,
  roleFigures,
  shareFigures,
  strikeSaves,
  terrainFigures,
  wayFigures,
} from './figures';

const lookup = lookupIn(reference);
const { signed } = makeGrammar('en');

const quick = (id: string): QuickReference => {
  const found = reference.quick.find((one) => one.id === id);
  if (!found) throw new Error(`No quick reference ${id}.`);
  return found;
};
const rowsOf = ({ sections }: QuickReference) => sections.flatMap(({ rows }) => rows);
const valueOf = (id: string, label: string, section = ''): string | undefined =>
  quick(id)
    .sections.filter(({ title }) => title.includes(section))
    .flatMap(({ rows }) => rows)
    .find((row) => row.label.replace(/^\d\. /, '') === label)?.value;

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

  test.each(ROLES)('%s: moves, turns and orders are those of the rules', (role) => {
    const { moves, rotations, orders } = roleFigures(role);
    const range = moves.min === moves.max ? String(moves.max) : `${moves.min}–${moves.max}`;
    const turns = { any: 'any turn', 0: 'no turn', 1: '1 turn' }[rotations] ?? `${rotations} turns`;
    expect(valueOf('movement', role, 'Moves')).toBe(`${range} Moves, ${turns}`);
    expect(valueOf('movement', role, 'Order')).toBe(String(orders));
  });

  test.each([
    ['ahead', 'Ahead'],
    ['ahead-pass', 'Ahead Pass'],
    ['bypass-sling', 'Bypass Sling'],
    ['assault', 'Assault'],
  ] as const)('%s costs what the rules say', (maneuver, label) => {
    const { moves } = MANEUVER_RULES[maneuver];
    expect(valueOf('movement', label)).toMatch(new RegExp(`^${moves} Moves?;`));
  });

  test.each([
    ['Strategic System', null],
    ['Black Hole Horizon', 'Horizon'],
    ['Black Hole Core', 'Core'],
    ['Dust Cloud', 'Dust'],
    ['Nebula', 'Nebula'],
  ] as const)('%s: what is told of it is what the rules say', (terrain, section) => {
    const { struck, armor, flak, noShields, noOrdnance, noStrikes } = terrainFigures(terrain);
    const by = struck && signed(struck.by);
    expect(valueOf('strike', `At ${terrain}`)).toBe(by);
    if (section === null) return;
    const upTo = `up to ${MOST_DEFENCE}`;
    expect(valueOf('terrain', 'Strikes at it', section)).toBe(by);
    expect(valueOf('terrain', 'Armor', section)).toBe(armor && `${signed(armor.by)}, ${upTo}`);
    expect(valueOf('terrain', 'Flak', section)).toBe(flak && `${signed(flak.by)}, ${upTo}`);
    expect(valueOf('terrain', 'Shields', section)).toBe(noShields && 'none may be spent');
    const strikes = noStrikes ? 'none' : noOrdnance && 'not with Ordnance';
    expect(valueOf('terrain', 'Its strikes', section)).toBe(strikes);
  });

  test.each([
    ['Critical Hit', strikeSaves('critical')],
    ['Direct Hit in a strike', strikeSaves('direct')],
    ['Direct Hit in a skirmish', combatSaves()],
  ])('%s: the saves are those of the rules', (section, saves) => {
    const told = quick('saves').sections.find(({ title }) => title === section)?.rows ?? [];
    expect(told.slice(1).map(({ label, value }) => [label, value])).toEqual(
      saves.map(({ name, upTo }) => [name, upTo === 1 ? '1' : `${upTo} or less`]),
    );
  });

  test.each([
    ['constructed', 'Constructed'],
    ['open', 'Open'],
  ] as const)('shares of a fleet in %s play', (mode, section) => {
    const { least, most } = shareFigures(mode, 'core');
    expect(valueOf('fleet', 'Core', section)).toBe(`${100 * least}% to ${100 * most}%`);
    expect(valueOf('fleet', 'Specialist', section)).toBe(
      `up to ${100 * shareFigures(mode, 'specialist').most}%`,
    );
  });

  test.each(Object.entries(ESCALATIONS))('%s has %d Power', (level, power) => {
    expect(valueOf('fleet', level)).toBe(String(power));
  });

  test.each([
    ['secureArea', 'Secure Area'],
    ['holdTerritory', 'Hold Territory'],
    ['bringItDown', 'Bring it Down'],
    ['stakeAClaim', 'Stake a Claim'],
    ['flyTheFlag', 'Fly the Flag'],
    ['shutOut', 'Shut Out'],
  ] as const)('%s scores what the rules give', (way, label) => {
    expect(valueOf('scoring', label)).toMatch(new RegExp(`^${wayFigures(way).points}: `));
  });

  const dice = ROLES.map(ramProwDice);
  const [light, heavy] = [escapeFor('Light'), escapeFor('Heavy')];
  const drawn = [drawnInFor('Super Heavy'), drawnInFor('Light', ['Massive'])];
  test.each([
    ['round', 'Strike', '', `0 to ${MOST_STRIKES}, each armament once`],
    ['round', 'The rest, with initiative', '', `${STRATEGIC_STRIKES} strikes a ship`],
    ['round', 'Rounds', '', String(ROUNDS)],
    ['strike', 'Modify', '', `add all up, then ${signed(MOST_TAKEN)} to ${signed(MOST_ADDED)}`],
    ['skirmish', 'Exhausted', '', `one more, up to ${MOST_EXHAUSTED}`],
    ['skirmish', 'Ram-Prow', '', `${dice.slice(0, -1).join(', ')} and ${dice.at(-1)} dice by role`],
    ['saves', 'Armor and Flak', '', `count up to ${MOST_DEFENCE}`],
    ['fleet', 'Basic orders', '', `${BASIC_ORDERS}, ${BASIC_COPIES} of one at most`],
    ['fleet', 'Special orders', '', `up to ${SPECIAL_ORDERS}, each once`],
    [
      'terrain',
      'In a skirmish',
      '',
      `save ${terrainFigures('Strategic System').combatSave?.upTo} or less`,
    ],
    ['terrain', 'Each refresh', '', `${wayFigures('secureArea').points} point`],
    ['terrain', 'Entering', 'Horizon', `${drawnInFor('Light').illFrom} or more: into the Core`],
    [
      'terrain',
      'On that roll',
      '',
      `Super Heavy ${signed(drawn[0]?.applied ?? 0)}, Massive ${signed(drawn[1]?.applied ?? 0)}`,
    ],
    [
      'terrain',
      'Leaving',
      '',
      `${light.illFrom} or more: defeated; ${signed(heavy.applied)} unless Light, Escort`,
    ],
  ])('%s, %s %s: %s', (id, label, section, text) => {
    expect(valueOf(id, label, section)).toBe(text);
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
