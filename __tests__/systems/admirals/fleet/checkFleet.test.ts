import fc from 'fast-check';

import type { Breach } from '../../../../src/systems/admirals/fleet/checkFleet';
import type { FleetInCodes } from '../../../builders/fleetFromCodes';
import { fleetWords } from '../../../../src/systems/admirals/words/en/fleet';
import { rules, shipCard } from '../../../builders/admirals';
import { TEN, yard } from '../../../builders/fleet';

const commander = (code: string, name: string) =>
  ({ kind: 'commander', code, name, effects: [] }) as const;
const flightGroup = (code: string, name: string) =>
  ({ kind: 'flight-group', code, name, effects: [] }) as const;

const dock = yard(
  [
    { code: 'C1', name: 'Cruiser', category: 'core', power: 1 },
    { code: 'C3', name: 'Fleet Carrier', category: 'core', power: 3, maxCopies: 2 },
    { code: 'P1', name: 'Raider', category: 'specialist', power: 1 },
    { code: 'S1', name: 'Escort', category: 'support', power: 1 },
    {
      code: 'A1',
      name: 'Ally',
      category: 'support',
      power: 1,
      type: 'Ally',
      allegiance: 'Explore Friends',
    },
    {
      code: 'A2',
      name: 'Other Ally',
      category: 'support',
      power: 1,
      type: 'Ally',
      allegiance: 'Explore Cousins',
    },
    {
      code: 'A3',
      name: 'Stranger',
      category: 'support',
      power: 1,
      type: 'Ally',
      allegiance: 'Expand Far Lot',
    },
    { code: 'M1', name: 'Defector', category: 'support', power: 1, allegiance: 'Explore Rebels' },
  ],
  {
    commandChart: [
      { commander: 'K1', ship: 'C1', cost: 1 },
      { commander: 'K2', ship: 'C3', cost: 2 },
    ],
    flightGroupChart: [{ flightGroup: 'F1', cost: 1 }],
  },
  [
    commander('K1', 'Captain Ames'),
    commander('K2', 'Commodore Bo'),
    flightGroup('F1', 'First Wing'),
    flightGroup('F9', 'Lost Wing'),
  ],
);

const times = (count: number, code: string): readonly string[] =>
  Array.from({ length: count }, () => code);
const LEGAL = [...times(5, 'C1'), ...times(2, 'P1'), ...times(3, 'S1')];

const broken = (draft: Partial<FleetInCodes>): readonly Breach[] =>
  dock.check({ ships: LEGAL, ...draft }).breaches;

/** What is broken, by section, in the words that a player reads. */
const told = (draft: Partial<FleetInCodes>) =>
  broken(draft).map((breach) => `${breach.rule}: ${fleetWords.breach(breach)}`);

test('a fleet within every rule is legal', () => {
  expect(dock.check({ ships: LEGAL })).toMatchObject({ power: 10, left: 0, legal: true });
});

describe('constructed play', () => {
  test.each<[string, Partial<FleetInCodes>, string]>([
    [
      'more power than the escalation level',
      { ships: [...LEGAL, 'S1', 'S1'] },
      '10A: The fleet costs 12 of 10 power; take out at least 2.',
    ],
    [
      'Core under 40 %',
      { ships: [...times(3, 'C1'), ...times(4, 'S1')] },
      '10B-01: Core is 3 of 10; add at least 1 power of Core ships.',
    ],
    [
      'Core under 40 % with nothing left to spend',
      { ships: [...times(2, 'C1'), ...times(7, 'S1')] },
      '10B-01: Core is 2 of 10; add at least 2 power of Core ships, after taking out 1 power of others.',
    ],
    [
      'Core over 60 %',
      { ships: times(8, 'C1') },
      '10B-01: Core is 8 of 10 and may be 6; take out at least 2 power of Core ships.',
    ],
    [
      'Specialist over 30 %, which is not rounded',
      { limit: { escalation: 'Beta' }, ships: [...times(9, 'C1'), ...times(5, 'P1')] },
      '10B-02: Specialist is 5 of 15 and may be 4.5; take out at least 1 power of Specialist ships.',
    ],
    [
      'more copies than the list allows',
      { limit: { escalation: 'Delta' }, ships: [...times(3, 'C3'), 'S1'] },
      '10B: 3 copies of Fleet Carrier, and the list allows 2; take out 1.',
    ],
    [
      'a ship that the list does not have',
      { ships: [...LEGAL.slice(1), 'X9'] },
      '10B: X9 is not on the list Test List; take it out.',
    ],
    [
      'two allegiances',
      { ships: [...LEGAL.slice(0, -1), 'M1'] },
      '3A-01 IV: Standard and Refit ships must share one allegiance, and here are Explore Testers and ' +
        'Explore Rebels; keep Explore Testers and take out Defector.',
    ],
    [
      'allies of two allegiances',
      { ships: [...LEGAL.slice(0, -3), 'A1', 'A1', 'A2'] },
      '3A-01 IV: Allies must share one allegiance, and here are Explore Friends and Explore Cousins; ' +
        'keep Explore Friends and take out Other Ally.',
    ],
    [
      'an ally of another colour',
      { ships: [...LEGAL.slice(0, -1), 'A3'] },
      '3A-01 IV: Allies must have the fleet’s colour, Explore, and Stranger is Expand; take it out.',
    ],
    [
      'a commander on a ship that the chart does not name for it',
      { commander: { code: 'K1', on: 'S1' } },
      '10C-03 I: The command chart does not put Captain Ames on Escort; choose Cruiser.',
    ],
    [
      'a commander without a ship',
      { commander: { code: 'K1' } },
      '10C-03: Captain Ames needs a ship of this fleet; choose Cruiser.',
    ],
    [
      'a commander whose ship is not in the fleet',
      { commander: { code: 'K2', on: 'C3' } },
      '10C-03: Commodore Bo needs a ship of this fleet; choose Fleet Carrier.',
    ],
    [
      'a flight group on a ship that is no Carrier',
      { flightGroups: [{ code: 'F1', on: 'C1' }], orders: TEN.slice(1) },
      '10C-04: First Wing needs a Carrier, and Cruiser is none; choose Fleet Carrier.',
    ],
    [
      'two flight groups on one Carrier',
      {
        flightGroups: [
          { code: 'F1', on: 'C3' },
          { code: 'F1', on: 'C3' },
        ],
        orders: TEN.slice(2),
      },
      '10C-04: Fleet Carrier carries 2 flight groups and may carry one; leave 1 out.',
    ],
    [
      'a flight group that is not on the chart',
      { flightGroups: [{ code: 'F9', on: 'C3' }] },
      '10C-04: Lost Wing is not on the list’s chart; choose First Wing.',
    ],
    [
      'too few Basic orders',
      { orders: TEN.slice(3) },
      '10C-01: The library has 7 Basic orders and needs exactly 10; add 3.',
    ],
    [
      'a Basic order three times',
      { orders: [...TEN.slice(2), 'B-003', 'B-003'] },
      '10C-01: 3 copies of Order B-003, and a library holds at most 2; take out 1.',
    ],
    [
      'more than five Special orders',
      { orders: [...TEN, 'S-001', 'S-002', 'S-003', 'S-004', 'S-005', 'S-006'] },
      '10C-02: The library has 6 Special orders and may have 5; take out 1.',
    ],
    [
      'a Special order twice',
      { orders: [...TEN, 'S-001', 'S-001'] },
      '10C-02: 2 copies of Order S-001, and a Special order comes once; take out 1.',
    ],
    [
      'an order that no pack has',
      { orders: [...TEN, 'Z-001'] },
      '10C: The card of order Z-001 is not in any pack in use; add its pack or take it out.',
    ],
  ])('%s', (_rule, draft, sentence) => {
    const ships = draft.flightGroups?.some(({ on }) => on === 'C3' || on === 'C1')
      ? { ships: ['C3', 'C1', 'C1', 'P1', 'P1', 'S1', 'S1', 'S1'] }
      : {};
    expect(told({ ...ships, ...draft })).toEqual([sentence]);
  });

  test('a flight group takes its cost from the Basic orders, a commander from the Special ones', () => {
    const { library, legal } = dock.check({
      ships: ['C3', 'C1', 'C1', 'S1', 'S1'],
      commander: { code: 'K2', on: 'C3' },
      flightGroups: [{ code: 'F1', on: 'C3' }],
      orders: [...TEN.slice(1), 'S-001', 'S-002', 'S-003'],
    });
    expect(legal).toBe(true);
    expect(library).toEqual({
      basic: { count: 9, exactly: 9, cost: 1 },
      special: { count: 3, most: 3, cost: 2 },
    });
  });

  test('twins of a Carrier take one flight group each', () => {
    const two = [
      { code: 'F1', on: 'C3' },
      { code: 'F1', on: 'C3' },
    ];
    expect(broken({ ships: ['C3', 'C3', 'S1'], flightGroups: two, orders: TEN.slice(2) })).toEqual(
      [],
    );
  });

  test('a commander that is not on the chart costs nothing', () => {
    const { library } = dock.check({ ships: LEGAL, commander: { code: 'K2', on: 'S1' } });
    expect(library?.special).toMatchObject({ most: 5, cost: 0 });
  });

  test('a custom limit takes the place of an escalation level', () => {
    const limit = { escalation: 'custom', power: 9 } as const;
    expect(broken({ limit }).map(({ id }) => id)).toEqual(['over-power-limit']);
  });

  test('ruling formation-share-of-limit: shares of what is spent, if the table reads it so', () => {
    const draft = { ships: times(5, 'C1') };
    const ofSpent = rules({ 'formation-share-of-limit': 'of-spent' });
    expect(dock.check(draft).legal).toBe(true);
    const [breach] = dock.check(draft, ofSpent).breaches;
    expect(breach).toMatchObject({ id: 'core-above-maximum', power: 5, most: 3, of: 5, remove: 5 });
  });
});

describe('open play', () => {
  const open = (draft: Partial<FleetInCodes>) =>
    told({ mode: 'open', orders: [], commander: { code: 'K1' }, ...draft });

  test.each<[string, Partial<FleetInCodes>, readonly string[]]>([
    ['Core from 30 % …', { ships: [...times(3, 'C1'), ...times(7, 'S1')] }, []],
    ['… to 70 %', { ships: [...times(7, 'C1'), ...times(3, 'S1')] }, []],
    [
      'Core under 30 %',
      { ships: [...times(2, 'C1'), ...times(4, 'S1')] },
      ['13C-01: Core is 2 of 10; add at least 1 power of Core ships.'],
    ],
    [
      'no commander',
      { commander: null },
      ['13C-05: Open play needs a commander; choose Captain Ames or Commodore Bo.'],
    ],
    ['any commander may lead any fleet', { commander: { code: 'K2', on: 'S1' } }, []],
    [
      'two flight groups',
      { flightGroups: [{ code: 'F1' }, { code: 'F1' }] },
      ['13C-05: Open play has at most one flight group, and here are 2; leave 1 out.'],
    ],
    ['one flight group needs no ship of its own', { flightGroups: [{ code: 'F1' }] }, []],
    ['no rule for orders', { orders: ['B-001'] }, []],
  ])('%s', (_rule, draft, sentences) => {
    expect(open(draft)).toEqual(sentences);
  });
});

describe('10B-04: what a list asks for itself', () => {
  const lines = [
    { code: 'C1', name: 'Cruiser', category: 'core', power: 1 },
    { code: 'P1', name: 'Raider', category: 'specialist', power: 1 },
    { code: 'S1', name: 'Tender', category: 'support', power: 1 },
  ] as const;
  const strict = yard(lines, {
    shares: { coreMin: 0.5, supportMax: 0.2 },
    restrictions: [
      { on: 'count', ships: ['P1'], min: 1, max: 2 },
      { on: 'needs', ship: 'S1', perShip: 'P1', count: 2 },
      { on: 'text', text: 'No two ships of one name.' },
    ],
  });
  const says = (ships: readonly string[], mode: 'constructed' | 'open' = 'constructed') =>
    strict
      .check({ ships, mode, commander: { code: 'K', on: 'C1' } })
      .breaches.filter(({ id }) => !id.startsWith('commander'))
      .map((breach) => `${breach.rule}: ${fleetWords.breach(breach)}`);

  test.each([
    [
      'its own shares supersede the rulebook’s',
      [...times(4, 'C1'), 'P1', 'S1', 'S1', 'S1'],
      [
        '10B-04: Core is 4 of 10; add at least 1 power of Core ships.',
        '10B-04: Support is 3 of 10 and may be 2; take out at least 1 power of Support ships.',
      ],
    ],
    [
      'at least so many',
      times(5, 'C1'),
      ['10B-04: The list asks for at least 1 of Raider, and here are 0; add 1.'],
    ],
    [
      'so many of one for each of another',
      [...times(5, 'C1'), 'P1', 'S1'],
      ['10B-04: The list asks for 2 of Tender for each Raider, and here is 1; add 1.'],
    ],
  ])('%s', (_rule, ships, sentences) => {
    expect(says(ships)).toEqual(sentences);
  });

  test('at most so many', () => {
    expect(says([...times(5, 'C1'), 'P1', 'P1', 'P1'])).toContain(
      '10B-04: The list allows 2 of Raider, and here are 3; take out 1.',
    );
  });

  test('13C-04: none of it in open play', () => {
    expect(says([...times(3, 'C1'), ...times(7, 'S1')], 'open')).toEqual([]);
  });

  test('what it says in words is shown and left to the players', () => {
    const { warnings } = strict.check({ ships: [...times(5, 'C1'), 'P1', 'S1', 'S1'] });
    expect(warnings.map((warning) => fleetWords.warning(warning))).toContain(
      'The list also says: No two ships of one name.',
    );
  });
});

describe('worth knowing, but no breach', () => {
  const massive = { ...shipCard({ name: 'Titan', keywords: ['Massive [B-012]'] }), code: 'T1' };
  const titan = yard(
    [{ code: 'C1', name: 'Cruiser', category: 'core', power: 5 }],
    {
      ships: [{ ship: 'T1', category: 'core', power: 5, maxCopies: 1 }],
      commandChart: [{ commander: 'K1', ship: 'T1', cost: 0 }],
    },
    [massive, commander('K1', 'Captain Ames'), flightGroup('F1', 'First Wing')],
  );
  const says = (draft: Partial<FleetInCodes>) =>
    titan.check({ ships: ['T1'], ...draft }).warnings.map((warning) => fleetWords.warning(warning));

  test('power that is left, and a bonus order that the library lacks', () => {
    expect(says({})).toEqual([
      '5 power is still unspent.',
      'Titan could have a bonus order if Order B-012 were in the library.',
    ]);
  });

  test.each([
    ['constructed', ['The Yard asks for at least 70% and at most 60% Core, which no fleet can be']],
    ['open', []],
  ] as const)('a list that no fleet can meet (10B-04): %s play', (mode, expected) => {
    const crossed = yard([{ code: 'C1', name: 'Cruiser', category: 'core', power: 5 }], {
      name: 'The Yard',
      shares: { coreMin: 0.7 },
    });
    const { warnings } = crossed.check({ ships: ['C1'], mode });
    const said = warnings
      .filter(({ id }) => id === 'core-cannot-be-met')
      .map((warning) => fleetWords.warning(warning).split(';')[0]);
    expect(said).toEqual(expected);
  });

  test('no order that comes with the ship (ruling bonus-order-from-library)', () => {
    const withTheShip = rules({ 'bonus-order-from-library': 'with-the-ship' });
    const { warnings } = titan.check({ ships: ['T1'] }, withTheShip);
    expect(warnings.map(({ id }) => id)).toEqual(['power-left']);
  });

  test('in open play: a flight group without a Carrier, and orders', () => {
    const draft = { mode: 'open', flightGroups: [{ code: 'F1' }], orders: ['B-001'] } as const;
    expect(says(draft)).toEqual([
      '5 power is still unspent.',
      'First Wing does nothing without a ship with “Carrier” in its name.',
      'Open play has no orders; 1 order will not be used.',
    ]);
  });
});

describe('laws', () => {
  const codes = fc.array(fc.constantFrom('C1', 'C3', 'P1', 'S1', 'A1', 'A2', 'A3', 'M1', 'X9'), {
    maxLength: 14,
  });
  const draft = fc.record({ ships: codes, mode: fc.constantFrom('constructed', 'open') });

  test('the order in which ships are added does not matter', () => {
    const ids = (given: Partial<FleetInCodes>) => broken(given).map(({ id }) => id);
    fc.assert(
      fc.property(draft, ({ ships, mode }) => {
        expect(ids({ mode, ships: [...ships].reverse() })).toEqual(ids({ mode, ships }));
      }),
    );
  });

  test('every breach has its section and one sentence', () => {
    fc.assert(
      fc.property(draft, ({ ships, mode }) => {
        for (const breach of broken({ ships, mode })) {
          expect(breach.rule).toMatch(/^(3A|10|13)/);
          expect(fleetWords.breach(breach)).toMatch(/^[A-Z0-9][^.]*[^ .](\.\d[^.]*)?\.$/);
        }
      }),
    );
  });

  test('doing what a share’s breach asks for mends it', () => {
    const category = fc.constantFrom('C1', 'P1', 'S1');
    const reading = fc.constantFrom('of-limit', 'of-spent');
    const mode = fc.constantFrom('constructed', 'open');
    fc.assert(
      fc.property(fc.array(category, { maxLength: 10 }), reading, mode, (ships, how, play) => {
        const read = rules({ 'formation-share-of-limit': how });
        const breaches = (some: readonly string[]) =>
          dock.check({ ships: some, mode: play }, read).breaches;
        const without = (code: string, count: number) => {
          const rest = ships.filter((ship) => ship !== code);
          return [...rest, ...times(ships.length - rest.length - count, code)];
        };
        for (const breach of breaches(ships)) {
          if (breach.id === 'core-above-maximum') {
            const mended = breaches(without('C1', breach.remove));
            expect(mended.map(({ id }) => id)).not.toContain(breach.id);
          }
          if (breach.id === 'core-below-minimum' && breach.remove === 0) {
            const mended = breaches([...ships, ...times(breach.add, 'C1')]);
            expect(mended.map(({ id }) => id)).not.toContain(breach.id);
          }
        }
      }),
    );
  });
});
