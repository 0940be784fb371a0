import fc from 'fast-check';

import { repliesOf, play } from '../../../../src/systems/kit/procedures/play';
import { attackOdds, attackOf, type Attack } from '../../../../src/systems/dropfleet/rules/attack';
import { allocate, mustRollForCrippling } from '../../../../src/systems/dropfleet/rules/damage';
import { lockAgainst } from '../../../../src/systems/dropfleet/rules/locks';
import { savesAgainstAttack } from '../../../../src/systems/dropfleet/rules/numbers';
import { shotFor, type Firing } from '../../../../src/systems/dropfleet/rules/special';
import { rulingsFrom } from '../../../../src/systems/dropfleet/rulings';
import { complete } from '../../../builders/randomRun';

const RULINGS = rulingsFrom({});
const ORBIT = { layer: 'orbit', descent: false } as const;
const SAVES = { energy: 3, kinetic: 4, shield: null, backup: null };

describe('the number to hit', () => {
  test('a critical is two above the Lock in use, and none where that is more than six', () => {
    expect(lockAgainst(3, [], 'orbit', ORBIT, RULINGS)).toEqual({ lock: 3, critical: 5 });
    expect(lockAgainst(3, [-2], 'orbit', ORBIT, RULINGS)).toEqual({ lock: 5, critical: null });
  });

  test('modifiers are summed before they are limited', () => {
    expect(lockAgainst(2, [1, -1], 'orbit', ORBIT, RULINGS).lock).toBe(2);
    expect(lockAgainst(6, [-3, 1], 'orbit', ORBIT, RULINGS).lock).toBe(6);
  });

  test('a Descent Ship in Atmosphere is hit on a six, and never critically, by anyone', () => {
    const target = { layer: 'atmosphere', descent: true } as const;
    for (const from of ['orbit', 'atmosphere'] as const)
      expect(lockAgainst(2, [3], from, target, RULINGS)).toEqual({ lock: 6, critical: null });
  });

  test('from Atmosphere up, a six is critical where the Lock would allow it, unless the table rules it out', () => {
    const never = rulingsFrom({ 'sixes-may-be-critical': 'never' });
    expect(lockAgainst(3, [], 'atmosphere', ORBIT, RULINGS)).toEqual({ lock: 6, critical: 6 });
    expect(lockAgainst(5, [], 'atmosphere', ORBIT, RULINGS).critical).toBeNull();
    expect(lockAgainst(3, [], 'atmosphere', ORBIT, never).critical).toBeNull();
  });

  test('a Ship that does not belong in Atmosphere is harder to hit there, or easier by the other ruling', () => {
    const target = { layer: 'atmosphere', descent: false } as const;
    const easier = rulingsFrom({ 'lock-minus-one-harder': 'easier' });
    expect(lockAgainst(3, [], 'orbit', target, RULINGS).lock).toBe(4);
    expect(lockAgainst(3, [], 'orbit', target, easier).lock).toBe(2);
  });
});

describe('saves', () => {
  const target = { saves: SAVES, formation: true, defenceOffline: true, focused: false };

  test('a Formation does not feel broken defences, and saves on a six besides', () => {
    expect(savesAgainstAttack(target)).toEqual({ ...SAVES, backup: 6 });
  });

  test('a Ship that is aimed at stands without its Formation', () => {
    expect(savesAgainstAttack({ ...target, focused: true })).toEqual({
      energy: 4,
      kinetic: 5,
      shield: null,
      backup: null,
    });
  });

  test('of two Backup Saves the better one is rolled', () => {
    const own = { ...target, saves: { ...SAVES, backup: 5 } };
    expect(savesAgainstAttack(own).backup).toBe(5);
  });
});

describe('damage', () => {
  const ship = (hull: number, distance: number) =>
    ({ tonnage: 'medium', startingHull: 6, hull, distance, rolledBefore: false }) as const;

  test('goes to the lowest hull, then the nearest, and runs on', () => {
    const ships = [ship(3, 9), ship(6, 1), ship(3, 4)];
    expect(allocate(ships, 4)).toEqual([2, 6, 0]);
    expect(allocate(ships, 99)).toEqual([0, 0, 0]);
  });

  test('below half is below half; who is destroyed or has rolled does not roll', () => {
    expect(mustRollForCrippling(ship(6, 0), 3)).toBe(false);
    expect(mustRollForCrippling(ship(6, 0), 2)).toBe(true);
    expect(mustRollForCrippling(ship(6, 0), 0)).toBe(false);
    expect(mustRollForCrippling({ ...ship(6, 0), rolledBefore: true }, 2)).toBe(false);
    expect(mustRollForCrippling({ ...ship(6, 0), tonnage: 'light' }, 2)).toBe(false);
  });
});

const needed = fc.option(fc.integer({ min: 2, max: 6 }));
const shot = fc.record({
  attacks: fc.integer({ min: 1, max: 6 }),
  lock: fc.integer({ min: 2, max: 6 }),
  critical: needed,
  save: needed,
  backup: needed,
  damage: fc.integer({ min: 1, max: 3 }),
  fewer: fc.record({ first: fc.nat(2), backup: fc.nat(2) }),
  mayProtect: fc.boolean(),
});
const attack: fc.Arbitrary<Attack> = fc.record({
  shots: fc.array(shot, { minLength: 1, maxLength: 3 }),
  hull: fc.option(fc.integer({ min: 1, max: 12 })),
  protection: fc.record({
    fighters: fc.nat(3),
    rerollsPerFighter: fc.integer({ min: 1, max: 3 }),
  }),
});

describe('a whole attack', () => {
  test('has chances that sum to one', () => {
    fc.assert(
      fc.property(attack, (one) => {
        const { damage, shots } = attackOdds(one);
        for (const chances of [damage, ...shots.flatMap((odds) => Object.values(odds))])
          expect(chances.reduce((sum: number, chance: number) => sum + chance, 0)).toBeCloseTo(1);
      }),
    );
  });

  test('as it is rolled ends where the odds see a chance, and is played again from its replies', () => {
    fc.assert(
      fc.property(attack, fc.integer({ min: 1, max: 1000 }), (one, seed) => {
        const { procedure, fields, start } = attackOf(one);
        let at = seed;
        const pick = (count: number): number => (at = (at * 7919 + 13) % 10007) % count;
        const run = complete(procedure, start, {}, { pick, die: () => pick(6) + 1 });
        const again = play(procedure, start, repliesOf(run));
        expect(again.open).toBeNull();
        expect(again.unused).toBeNull();
        expect(again.state).toBe(run.state);
        const lost = fields.damage.of(run.state);
        if (one.protection?.fighters === 0) expect(attackOdds(one).damage[lost]).toBeGreaterThan(0);
      }),
    );
  });
});

describe('special rules of weapons', () => {
  const firing = {
    from: 'orbit',
    aim: ORBIT,
    saves: SAVES,
    modifiers: [],
    tonnage: 'light',
    order: 'weapons-free',
    near: false,
    mounts: 1,
  } as const;
  const gun = { lock: 3, attacks: 1, damage: 1, type: 'K' } as const;
  const expected = (special: string, more: Partial<Firing> = {}, rules = RULINGS): number =>
    attackOdds({ shots: [shotFor({ ...gun, special }, { ...firing, ...more }, rules)], hull: null })
      .expectedDamage;
  const bare = { ...SAVES, kinetic: null };

  test.each([
    // A third hits, a third hits critically; the save is 4+.
    ['', 1 / 3],
    ['Burnthrough-1', 1 / 6 + (1 / 3) * (2 / 3)],
    ['Reave-1', 1 / 6 + (1 / 3) * (2 / 3)],
    ['Penetrator', 1 / 6 + 1 / 3],
    ['Critical-1', 1 / 6 + (1 / 3) * (1 / 2) * 2],
    ['Fusillade-2', 3 * (1 / 3)],
    ['Calibre-L/M', (5 / 6) * (1 / 2)],
  ])('%s does what lists say of it', (special, damage) => {
    expect(expected(special)).toBeCloseTo(damage, 12);
  });

  test('Burnthrough adds up over the criticals of one weapon', () => {
    const shot = shotFor({ ...gun, attacks: 2, special: 'Burnthrough-1' }, firing, RULINGS);
    const { procedure, start } = attackOf({ shots: [shot], hull: 9 });
    const run = play(procedure, start, { 'hit-0': [5, 6], 'save-0': [5, 6] });
    expect(run.open).toBeNull();
    expect(run.entries.map(({ id }) => id)).toEqual(['hit-0', 'save-0']);
    const { fields } = attackOf({ shots: [shot], hull: 9 });
    // Two criticals make 6+ of 4+.
    expect(fields.damage.of(run.state)).toBe(1);
  });

  test('Scald counts within Scan, and layers are overcome by those made for it', () => {
    expect(expected('Scald-1', { near: true })).toBeCloseTo((2 / 3) * (2 / 3), 12);
    expect(expected('Scald-1')).toBeCloseTo(1 / 3, 12);
    const city = { layer: 'atmosphere', descent: true, site: true } as const;
    const diver = { layer: 'atmosphere', descent: true } as const;
    const lockOf = (special: string, from: 'orbit' | 'atmosphere', aim: Firing['aim']) =>
      shotFor({ ...gun, special }, { ...firing, from, aim }, RULINGS).lock;
    expect(lockOf('Bombardment', 'orbit', city)).toBe(2);
    expect(lockOf('Bombardment', 'orbit', ORBIT)).toBe(6);
    expect(lockOf('Escape Velocity', 'atmosphere', ORBIT)).toBe(3);
    expect(lockOf('Escape Velocity', 'orbit', diver)).toBe(4);
    expect(lockOf('Re-Entry', 'orbit', diver)).toBe(3);
    expect(lockOf('Re-Entry', 'atmosphere', diver)).toBe(6);
  });

  test('do nothing where the table keeps them to itself', () => {
    const byHand = rulingsFrom({ 'weapon-specials': 'by-hand' });
    expect(expected('Burnthrough-2', { saves: bare }, byHand)).toBeCloseTo(2 / 3, 12);
    expect(expected('Penetrator, Critical-3', {}, byHand)).toBeCloseTo(1 / 3, 12);
  });
});
