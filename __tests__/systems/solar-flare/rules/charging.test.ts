import {
  chargeWith,
  shieldPower,
  type Charged,
} from '../../../../src/systems/solar-flare/rules/charging';
import { rulesFor } from '../../../../src/systems/solar-flare/rulings';

const RULES = rulesFor({});
const part = (system: Charged['system'], level: number, charge: number, partial = 0): Charged => ({
  system,
  level,
  charge,
  partial,
  overcharge: 0,
});

test('Powering Shields: from nothing, two levels take 3 power and six take 21', () => {
  expect([shieldPower(0, 2), shieldPower(0, 6)]).toEqual([3, 21]);
});

test('Partial Charges: a shield of 3 with 2 stored rises to 4 on 2 more', () => {
  expect(chargeWith(part('shield', 6, 3, 2), 2, false, RULES)).toEqual({
    charge: 4,
    partial: 0,
    overcharge: 0,
    lost: 0,
  });
});

test.each([
  [1, 1],
  [3, 2],
  [6, 3],
])('Overcharging: %i power above full gives %i levels', (power, levels) => {
  expect(chargeWith(part('beam', 4, 4), power, true, RULES).overcharge).toBe(levels);
  expect(chargeWith(part('beam', 4, 4), power, false, RULES).lost).toBe(power);
});

test('Powering Torpedoes: a tube holds three, whatever its level', () => {
  expect(chargeWith(part('torpedo', 6, 2), 4, false, RULES)).toMatchObject({ charge: 3, lost: 3 });
});
