import { hullTaken } from '../../../../src/systems/admirals/fleet/firepower';
import { fleetCards } from '../../../../src/systems/admirals/fleet/fleetCards';
import type { Arc } from '../../../../src/systems/admirals-shared/cards/terms';
import type { Armament } from '../../../../src/systems/admirals-shared/cards/armamentForm';
import type { WeaponCard } from '../../../../src/systems/admirals-shared/cards/types';
import { RULES, shipCard, weapon } from '../../../builders/admirals';

/** Hits on every result, so that dice are hull. */
const sure: WeaponCard['chart'] = {
  0: ['hit'],
  1: ['hit'],
  2: ['hit'],
  3: ['hit'],
  4: ['hit'],
  5: ['hit'],
  6: ['hit'],
};
const cards = fleetCards([
  weapon({ code: 'SURE', chart: sure, maxDistance: 2 }),
  weapon({ code: 'SLOW', chart: sure, maxDistance: 4, types: ['Heavy'] }),
]);

const armed = (...guns: readonly (readonly [string, number, ...Arc[]])[]) => ({
  ...shipCard(),
  armaments: guns.map(([code, dice, ...arcs]): Armament => ({
    slot: 'Primary',
    weapon: code,
    mounts: arcs.map((arc) => ({ arc, dice })),
  })),
});

const hulls = (ship: ReturnType<typeof armed>, against: Parameters<typeof shipCard>[0] = {}) => [
  ...hullTaken(ship, shipCard({ hull: 30, armor: 0, ...against }), { cards, rules: RULES }),
];

const about = (...each: readonly number[]) => each.map((hull) => expect.closeTo(hull, 9));

describe('what a ship does in one activation, distance by distance', () => {
  test('counts the arcs that can hold a target at once, and no more', () => {
    expect(hulls(armed(['SURE', 3, 'F'], ['SURE', 2, 'A']))).toEqual(about(3, 3, 3));
    expect(hulls(armed(['SURE', 3, 'F'], ['SURE', 2, 'L', 'R']))).toEqual(about(5, 5, 5));
  });

  test('4B-02: makes four strikes at most, the largest', () => {
    const six = armed(...[1, 2, 3, 4, 5, 6].map((n) => ['SURE', n, '360'] as const));
    expect(hulls(six)).toEqual(about(18, 18, 18));
  });

  test('5A: leaves out what does not reach', () => {
    const both = armed(['SURE', 3, 'F'], ['SLOW', 2, 'F']);
    expect(hulls(both)).toEqual(about(5, 5, 5, 2, 2));
    expect(hulls(armed())).toEqual([]);
  });

  test('carries shields and hull from strike to strike', () => {
    const twice = armed(['SURE', 3, 'F'], ['SURE', 3, 'F']);
    expect(hulls(twice, { hull: 5, shields: 2 })).toEqual(about(4, 4, 4));
    expect(hulls(twice, { hull: 5 })).toEqual(about(5, 5, 5));
  });
});
