import { fleetTotals, worthTo } from '../../../../src/systems/admirals/fleet/figures';
import { fleetCards } from '../../../../src/systems/admirals/fleet/fleetCards';
import { RULES, shipCard, weapon } from '../../../builders/admirals';
import { yard } from '../../../builders/fleet';

const cruiser = {
  ...shipCard({ role: 'Heavy', hull: 5, shields: [3, 2, 2, 1, 2, 2] }),
  code: 'CR',
  armaments: [
    { slot: 'Primary', weapon: 'GUN', mounts: [{ arc: 'F', dice: 4 }] },
    {
      slot: 'Secondary',
      weapon: 'RAY',
      mounts: [
        { arc: 'L', dice: 3 },
        { arc: 'R', dice: 3 },
      ],
    },
  ],
} as const;
const tender = {
  ...shipCard({ role: 'Escort', hull: 2, shields: 1, keywords: ['Shuttle Hangar', 'Fast'] }),
  code: 'TE',
  armaments: [{ slot: 'Primary', weapon: 'RAY', mounts: [{ arc: '360', dice: 1 }] }],
} as const;
const flagship = { ...shipCard({ role: 'Super Heavy', armamentDice: [] }), code: 'FL' };

const cards = fleetCards([
  cruiser,
  tender,
  flagship,
  weapon({ code: 'GUN', maxDistance: 4 }),
  weapon({ code: 'RAY', maxDistance: 1 }),
]);
const { fleet } = yard([]);

test('a fleet’s totals are the sums of its ships', () => {
  expect(fleetTotals(fleet({ ships: ['CR', 'CR', 'TE'] }), cards, RULES)).toEqual({
    ships: 3,
    unknown: 0,
    hull: 12,
    shields: 25,
    dice: 21,
    diceByArc: { F: 8, FX: 0, R: 6, A: 0, AX: 0, L: 6, '360': 1 },
    diceByDistance: [21, 21, 8, 8, 8],
    skirmishDice: 22,
    orderLimit: 2,
    moves: 10,
  });
});

test('10C-03, 10C-04: each card that a ship carries takes one of its orders', () => {
  const draft = { ships: ['FL', 'CR'], commander: { code: 'K', on: 'FL' } };
  const flightGroups = [{ code: 'F', on: 'CR' }];
  expect(fleetTotals(fleet(draft), cards, RULES).orderLimit).toBe(2);
  expect(fleetTotals(fleet({ ...draft, flightGroups }), cards, RULES).orderLimit).toBe(1);
});

test('a ship without its card is counted as unknown', () => {
  const totals = fleetTotals(fleet({ ships: ['CR', '??'] }), cards, RULES);
  expect(totals).toMatchObject({ ships: 2, unknown: 1, hull: 5 });
});

test.each([
  ['hull', 5],
  ['shields', 12],
  ['dice-at-1', 10],
  ['dice-at-3', 4],
  ['dice-at-5', 0],
  ['skirmish-dice', 10],
  ['moves', 3],
  ['orders', 1],
  ['more-ships', 1],
  ['fewer-ships', -1],
] as const)('a cruiser is worth its part to the aim %s', (aim, value) => {
  expect(worthTo(aim, cards, RULES)(cruiser)).toBe(value);
});
