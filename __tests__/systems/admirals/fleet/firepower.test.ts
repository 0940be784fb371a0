import { firepower, type Salvo } from '../../../../src/systems/admirals/fleet/firepower';
import { fleetCards } from '../../../../src/systems/admirals/fleet/fleetCards';
import type { Arc } from '../../../../src/systems/admirals-shared/cards/terms';
import type { Armament } from '../../../../src/systems/admirals-shared/cards/armamentForm';
import type { WeaponCard } from '../../../../src/systems/admirals-shared/cards/types';
import { enemy, RULES, ship, weapon } from '../../../builders/admirals';

const POLICY = { locks: 'lock-on', shields: 'hits-first' } as const;
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

const armed = (...guns: readonly (readonly [string, number, ...Arc[]])[]) => {
  const plain = ship({ team: 'A' });
  const armaments = guns.map(([code, dice, ...arcs]): Armament => ({
    slot: 'Primary',
    weapon: code,
    mounts: arcs.map((arc) => ({ arc, dice })),
  }));
  return { ...plain, card: { ...plain.card, armaments } };
};

const salvo = (attacker: Salvo['attacker'], more: Partial<Salvo> = {}): Salvo => ({
  attacker,
  target: enemy({ hull: 30, armor: 0 }),
  distance: 2,
  facings: ['Direct Fore'],
  heavyReady: true,
  ...more,
});

const dice = (attacker: Salvo['attacker'], more: Partial<Salvo> = {}) =>
  firepower(salvo(attacker, more), cards, RULES, POLICY);

describe('what a ship does in one activation', () => {
  test('counts the arcs that can hold a target at once, and no more', () => {
    expect(dice(armed(['SURE', 3, 'F'], ['SURE', 2, 'A']))).toMatchObject({ strikes: 1, dice: 3 });
    expect(dice(armed(['SURE', 3, 'F'], ['SURE', 2, 'L', 'R']))).toMatchObject({
      strikes: 2,
      dice: 5,
      hullLost: expect.closeTo(5, 9),
    });
  });

  test('4B-02: makes four strikes at most, the largest', () => {
    const six = armed(...[1, 2, 3, 4, 5, 6].map((n) => ['SURE', n, '360'] as const));
    expect(dice(six)).toMatchObject({ strikes: 4, dice: 18 });
  });

  test('5A: leaves out what does not reach', () => {
    const both = armed(['SURE', 3, 'F'], ['SLOW', 2, 'F']);
    expect(dice(both, { distance: 3 })).toMatchObject({ strikes: 1, dice: 2 });
    expect(dice(both, { distance: 5 })).toEqual({ strikes: 0, dice: 0, defeated: 0, hullLost: 0 });
  });

  test('5A-02: leaves out Heavy weapons while they reload', () => {
    const both = armed(['SURE', 3, 'F'], ['SLOW', 2, 'F']);
    expect(dice(both, { heavyReady: false })).toMatchObject({ strikes: 1, dice: 3 });
  });

  test('carries shields and hull from strike to strike', () => {
    const target = enemy({ hull: 5, armor: 0, shields: 2 });
    const twice = armed(['SURE', 3, 'F'], ['SURE', 3, 'F']);
    expect(dice(twice, { target })).toMatchObject({ hullLost: expect.closeTo(4, 9), defeated: 0 });
  });
});
