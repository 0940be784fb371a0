import fc from 'fast-check';

import { readCard } from '../../../../src/systems/admirals/cards/forms';
import { cards as anyCard } from '../../../builders/admiralsCards';

const parseCard = (draft: unknown) => readCard(draft, '');

const SHIP = {
  kind: 'ship',
  code: 'EX-001',
  name: 'Cruiser',
  allegiance: 'Explore Accords',
  role: 'Heavy',
  hull: 4,
};
const WEAPON = {
  kind: 'weapon',
  code: 'L-CANNON',
  name: 'Light Cannon',
  types: ['Basic'],
  maxDistance: 2,
  chart: { 1: ['hit'] },
};
const ORDER = { kind: 'order', code: 'B-001', name: 'Aim', type: 'Basic' };
const LIST = { kind: 'list', code: 'L-1', name: 'Accords', allegiance: 'Explore', ships: [] };

const whys = (draft: unknown) => {
  const read = parseCard(draft);
  return read.ok ? [] : read.problems.map(({ path, why }) => `${path}: ${why.id}`);
};

const card = (draft: unknown) => {
  const read = parseCard(draft);
  return read.ok ? read.value : read.problems;
};

describe('a card as it is typed', () => {
  test('a ship needs only what every ship has; the rest is plain', () => {
    expect(card(SHIP)).toEqual({
      ...SHIP,
      type: 'Standard',
      bonusOrders: [],
      shields: { as: 'pool', points: 0 },
      armaments: [],
      keywords: [],
    });
  });

  test('shorthands are understood: keywords and mounts as text, shields as numbers, a chart in rows', () => {
    expect(
      card({
        ...SHIP,
        keywords: ['fast', 'lethal [2]', 'ram prow', 'Gravity Sails [7]'],
        shields: [3, 2, 1, 0, 1, 2],
        armaments: [{ slot: 'Primary', weapon: 'L-CANNON', mounts: '3L | 3R' }],
      }),
    ).toMatchObject({
      keywords: [
        { name: 'Fast' },
        { name: 'Lethal', value: 2 },
        { name: 'Ram-Prow' },
        { name: 'Gravity Sails', value: 7 },
      ],
      shields: { as: 'facings', points: { 'Direct Fore': 3, 'Left Fore': 2, 'Direct Aft': 0 } },
      armaments: [
        {
          mounts: [
            { arc: 'L', dice: 3 },
            { arc: 'R', dice: 3 },
          ],
        },
      ],
    });
    const rows = [
      { results: [0, 1], icons: ['hit', 'lock'] },
      { results: ['2'], icons: [] },
    ];
    expect(card({ ...WEAPON, chart: rows })).toMatchObject({
      chart: { 0: ['hit', 'lock'], 1: ['hit', 'lock'], 2: [] },
    });
  });

  test('a keyword that a condition or a requirement names is spelled as the table does', () => {
    const when = [{ on: 'keyword', of: 'target', keyword: 'ORE HULL', has: true }];
    expect(card({ ...WEAPON, modifiers: [{ value: 1, when }] })).toMatchObject({
      modifiers: [{ when: [{ keyword: 'Ore Hull' }] }],
    });
    const requirements = [{ on: 'keyword', keywords: ['shuttle-hangar', 'Sails'] }];
    expect(card({ ...ORDER, requirements })).toMatchObject({
      requirements: [{ keywords: ['Shuttle Hangar', 'Sails'] }],
    });
  });

  test('is the same after it was written down and read', () => {
    fc.assert(
      fc.property(anyCard, (some) => {
        expect(card(JSON.parse(JSON.stringify(some)))).toEqual(some);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a bad card is refused with its path and reason', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['no card at all', 'Cruiser', [': not-an-object']],
    ['no kind', {}, ['kind: missing']],
    ['a kind that there is not', { kind: 'squadron' }, ['kind: not-one-of']],
    ['a role that there is not', { ...SHIP, role: 'Medium' }, ['role: not-one-of']],
    ['no hull', { ...SHIP, hull: 0 }, ['hull: too-small']],
    ['hull that is no number', { ...SHIP, hull: NaN }, ['hull: not-a-number']],
    ['half a hull point', { ...SHIP, hull: 2.5 }, ['hull: not-whole']],
    ['Armor above 4', { ...SHIP, armor: 5 }, ['armor: too-large']],
    ['a name without end', { ...SHIP, name: 'x'.repeat(61) }, ['name: too-long']],
    ['a blank code', { ...SHIP, code: ' ' }, ['code: empty']],
    ['five shields', { ...SHIP, shields: [1, 1, 1, 1, 1] }, ['shields: too-few']],
    ['a negative shield', { ...SHIP, shields: -1 }, ['shields.points: too-small']],
    [
      'negative dice',
      { ...SHIP, armaments: [{ slot: 'Primary', weapon: 'W', mounts: [{ arc: 'F', dice: -2 }] }] },
      ['armaments[0].mounts[0].dice: too-small'],
    ],
    [
      'negative dice as text',
      { ...SHIP, armaments: [{ slot: 'Primary', weapon: 'W', mounts: '-2F' }] },
      ['armaments[0].mounts: mounts-unreadable'],
    ],
    [
      'a keyword value that is not a number',
      { ...SHIP, keywords: ['Fast', 'Lethal [x]'] },
      ['keywords[1]: keyword-needs-number'],
    ],
    [
      'a keyword without its number',
      { ...SHIP, keywords: ['Cover'] },
      ['keywords[0]: keyword-needs-number'],
    ],
    [
      'a keyword value below nothing',
      { ...SHIP, keywords: [{ name: 'Armor', value: -1 }] },
      ['keywords[0]: keyword-needs-number'],
    ],
    [
      'a value on a keyword that takes none',
      { ...SHIP, keywords: ['Fast [2]'] },
      ['keywords[0]: keyword-takes-no-value'],
    ],
    [
      'Massive with a number',
      { ...SHIP, keywords: ['Massive [3]'] },
      ['keywords[0]: keyword-needs-order'],
    ],
    ['half a bracket', { ...SHIP, keywords: ['Odd [1'] }, ['keywords[0]: keyword-brackets']],
    ['a field that there is not', { ...SHIP, armour: 3 }, [': unknown-field']],
    [
      'a prototype',
      JSON.parse('{"kind":"ship","__proto__":{}}'),
      [
        'code: missing',
        'name: missing',
        'allegiance: missing',
        'role: missing',
        'hull: missing',
        ': unknown-field',
      ],
    ],
    ['a chart with result 9', { ...WEAPON, chart: { 9: ['hit'] } }, ['chart.9: chart-result']],
    ['a chart with result -1', { ...WEAPON, chart: { '-1': ['hit'] } }, ['chart.-1: chart-result']],
    [
      'rows with result 9',
      { ...WEAPON, chart: [{ results: [9], icons: ['hit'] }] },
      ['chart[0].results[0]: chart-result'],
    ],
    [
      'a result in two rows',
      {
        ...WEAPON,
        chart: [
          { results: [1, 2], icons: [] },
          { results: [2], icons: ['hit'] },
        ],
      },
      ['chart: chart-result-twice'],
    ],
    [
      'an icon that there is not',
      { ...WEAPON, chart: { 1: ['boom'] } },
      ['chart.1[0]: not-one-of'],
    ],
    ['a weapon of no type', { ...WEAPON, types: [] }, ['types: too-few']],
    [
      'a range the wrong way round',
      { ...WEAPON, modifiers: [{ value: 1, when: [{ on: 'distance', min: 3, max: 1 }] }] },
      ['modifiers[0].when[0]: least-above-most'],
    ],
    [
      'a modifier beyond reason',
      { ...WEAPON, modifiers: [{ value: 99 }] },
      ['modifiers[0].value: too-large'],
    ],
    [
      'a lock that gives locks',
      { ...WEAPON, lockAbility: { gives: 'icons', icons: ['lock'] } },
      ['lockAbility.icons[0]: not-one-of'],
    ],
    ['an order of no type', { ...ORDER, type: 'Omega' }, ['type: not-one-of']],
    [
      'an effect that there is not',
      { ...ORDER, effects: [{ does: 'teleport' }] },
      ['effects[0].does: not-one-of'],
    ],
    [
      'a keyword effect with a bad value',
      { ...ORDER, effects: [{ does: 'keyword', keyword: 'Armor [much]' }] },
      ['effects[0].keyword: keyword-needs-number'],
    ],
    [
      'shares the wrong way round',
      { ...LIST, shares: { coreMin: 0.7, coreMax: 0.3 } },
      ['shares: core-shares-cross'],
    ],
    ['a share above all', { ...LIST, shares: { coreMax: 40 } }, ['shares.coreMax: too-large']],
    [
      'a listed ship of no category',
      { ...LIST, ships: [{ ship: 'EX-001', category: 'elite', power: 3 }] },
      ['ships[0].category: not-one-of'],
    ],
  ])('%s', (_what, draft, expected) => {
    expect(whys(draft)).toEqual(expected);
  });

  test('whatever comes in, it is answered with a value', () => {
    fc.assert(
      fc.property(fc.anything(), (draft) => expect(typeof parseCard(draft).ok).toBe('boolean')),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(SHIP), 'chart', 'keywords'), fc.anything()),
        (odd) => {
          for (const base of [SHIP, WEAPON, ORDER, LIST]) {
            expect(typeof parseCard({ ...base, ...odd }).ok).toBe('boolean');
          }
        },
      ),
    );
  });
});
