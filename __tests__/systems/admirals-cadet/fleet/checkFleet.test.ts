import { checkFleet } from '../../../../src/systems/admirals-cadet/fleet/checkFleet';
import { fleetCards } from '../../../../src/systems/admirals-cadet/fleet/types';
import {
  TRAINING_CARDS,
  TRAINING_FLEETS,
} from '../../../../src/systems/admirals-cadet/training/pack';
import { en } from '../../../../src/systems/admirals-cadet/words/en';
import { order, RULES, rules, shipCard } from '../../../builders/cadet';

const CARDS = fleetCards([
  shipCard({ code: 'BIG', role: 'Super Heavy', fleetValue: 8 }),
  shipCard({ code: 'MID', role: 'Heavy', fleetValue: 5 }),
  shipCard({ code: 'SML', role: 'Light', fleetValue: 3 }),
  shipCard({ code: 'TINY', role: 'Escort', fleetValue: 1 }),
  shipCard({ code: 'REF', role: 'Heavy', fleetValue: 2, refit: true }),
  shipCard({ code: 'FOE', role: 'Light', fleetValue: 3, faction: 'Yellow' }),
  ...Array.from({ length: 8 }, (_, at) => order({ code: `B${at + 1}` })),
  ...Array.from({ length: 6 }, (_, at) => order({ code: `S${at + 1}`, type: 'Special' })),
  order({ code: 'SP', type: 'Special', psionic: true }),
  ...Array.from({ length: 8 }, (_, at) => order({ code: `P${at + 1}`, type: 'Psionic' })),
]);

const LIBRARY = [
  'B1',
  'B1',
  'B2',
  'B2',
  'B3',
  'B3',
  'B4',
  'B4',
  'B5',
  'B5',
  'S1',
  'S2',
  'S3',
  'S4',
  'S5',
];

const check = (ships: readonly string[], orders: readonly string[] = LIBRARY, by = RULES) =>
  checkFleet({ ships: ships.map((code, at) => ({ id: String(at), code })), orders }, CARDS, by);

const replaced = (count: number, ...codes: readonly string[]): readonly string[] => [
  ...LIBRARY.slice(0, LIBRARY.length - count),
  ...codes,
];

describe('Constructed Play', () => {
  test('a legal fleet breaks nothing', () => {
    expect(check(['BIG', 'SML', 'SML', 'TINY'])).toMatchObject({
      fleetValue: 15,
      legal: true,
      breaches: [],
    });
  });

  test.each([
    [
      ['BIG', 'MID', 'SML'],
      LIBRARY,
      'over-fleet-value',
      'The fleet has 16 Fleet Value and may have 15; take out 1.',
    ],
    [
      ['BIG', 'FOE'],
      LIBRARY,
      'mixed-faction',
      'A fleet has one faction; here are Blue and Yellow; keep Blue and take out Cruiser.',
    ],
    [
      ['REF', 'REF'],
      LIBRARY,
      'too-many-refits',
      'One Refit is allowed, and here are REF and REF; take out 1.',
    ],
    [
      ['SML'],
      LIBRARY,
      'no-heavy-ship',
      'The fleet needs a Heavy or Super Heavy ship; add BIG, MID or REF.',
    ],
    [['MID'], LIBRARY.slice(1), 'order-count', 'The library has 14 orders and needs 15; add 1.'],
    [
      ['MID'],
      [...LIBRARY, 'B6'],
      'order-count',
      'The library has 16 orders and needs 15; take out 1.',
    ],
    [
      ['MID'],
      replaced(1, 'B1'),
      'basic-order-copies',
      '3 copies of B1; a Basic order may have 2; take out 1.',
    ],
    [
      ['MID'],
      replaced(1, 'S1'),
      'special-order-duplicate',
      'S1 is Special: one copy only; take out 1.',
    ],
    [
      ['MID'],
      ['B6', ...LIBRARY.slice(2), 'S6'],
      'special-order-count',
      'The library has 6 Special orders and may have 5; take out 1.',
    ],
    [
      ['MID'],
      ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'],
      'psionic-more-than-half',
      '8 orders are Psionic, and half the library is 7; take out 1.',
    ],
    [
      ['MID', 'GONE'],
      LIBRARY,
      'ship-card-missing',
      'The ship card GONE is missing; add its pack or take the ship out.',
    ],
    [
      ['MID'],
      replaced(1, 'LOST'),
      'order-card-missing',
      'The order card LOST is missing; add its pack or take the order out.',
    ],
  ])('%j with %j: %s', (ships, orders, id, sentence) => {
    const { breaches, legal } = check(ships, orders);
    expect(legal).toBe(false);
    expect(breaches.map((breach) => breach.id)).toEqual([id]);
    const [breach] = breaches;
    expect(breach?.rule).not.toBe('');
    if (id !== 'mixed-faction') expect(breach && en.fleet.breach(breach)).toBe(sentence);
  });

  test('a Special order that is Psionic counts as its number says, or by its mark', () => {
    const psionics = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'];
    const orders = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', ...psionics, 'SP'];
    expect(check(['MID'], orders).legal).toBe(true);
    const byMark = rules({ 'psionic-library-count': 'by-mark' });
    expect(check(['MID'], orders, byMark).breaches.map(({ id }) => id)).toEqual([
      'psionic-more-than-half',
    ]);
  });

  test('what is no breach is only said', () => {
    const { warnings } = check(['MID']);
    expect(warnings.map((warning) => en.fleet.warning(warning))).toEqual([
      '10 Fleet Value is left to spend.',
      'Most fleets have 3 to 8 ships; this one has 1.',
    ]);
  });

  test.each(TRAINING_FLEETS.map((fleet) => [fleet.id, fleet] as const))(
    'the training fleet %s is legal and spends everything',
    (_id, { ships, orders }) => {
      const fleet = { ships: ships.map((code, at) => ({ id: String(at), code })), orders };
      expect(checkFleet(fleet, fleetCards(TRAINING_CARDS), RULES)).toMatchObject({
        left: 0,
        breaches: [],
      });
    },
  );
});
