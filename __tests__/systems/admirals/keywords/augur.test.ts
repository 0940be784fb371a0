import { strikeSituation } from '../../../../src/systems/admirals/strike/spec';
import { enemy, near, rules, RULES, ship, strike, weapon } from '../../../builders/admirals';

const seer = ship({ id: 'seer', name: 'Seer', keywords: ['Augur'] });
const augmented = (distance: number, augmentedBy: string | null, rules = RULES) =>
  strikeSituation(
    strike({
      target: enemy({ armor: 0, hull: 9 }),
      weapon: weapon({ chart: { 1: ['hit'], 2: ['hit'] } }),
      nearAttacker: [near(distance, seer)],
      augmentedBy,
    }),
    rules,
  );

describe('Augur', () => {
  test.each([
    [0, -1],
    [2, -1],
    [3, 0],
  ])('%i hexes from a friend that strikes it may give %i', (distance, applied) => {
    expect(augmented(distance, 'seer').modifiers.applied).toBe(applied);
  });

  test('gives a Lock On for each unmodified 5 or 6', () => {
    expect(augmented(2, 'seer').freeLockOns).toMatchObject([{ faces: [5, 6], rule: '9L' }]);
    const { expectedHullLost } = augmented(2, 'seer').odds({ locks: 'hold', shields: 'none' });
    // −1: 2 and 3 hit, 1 is a 0 that the card does not print. Each die is 1/3, and 1/3 rolls again for 1/3.
    expect(expectedHullLost).toBeCloseTo(3 * (1 / 3 + (1 / 3) * (1 / 3)), 12);
  });

  test('or a Target Lock, which may be held (ruling augur-first-roll-only)', () => {
    const asLocks = rules({ 'augur-first-roll-only': 'as-target-locks' });
    const odds = (locks: 'hold' | 'lock-on') =>
      augmented(2, 'seer', asLocks).odds({ locks, shields: 'none' }).expectedHullLost;
    expect(odds('hold')).toBeCloseTo(3 * (1 / 3), 12);
    expect(odds('lock-on')).toBeCloseTo(3 * (1 / 3 + (1 / 3) * (1 / 3)), 12);
  });

  test('does nothing when it is not used, for its own strike, or for the other team', () => {
    expect(augmented(0, null)).toMatchObject({ modifiers: { applied: 0 }, freeLockOns: [] });
    const own = strike({ attacker: seer, augmentedBy: 'seer', nearAttacker: [near(0, seer)] });
    expect(strikeSituation(own, RULES).modifiers.applied).toBe(0);
    const foe = enemy({ id: 'foe', keywords: ['Augur'] });
    const theirs = strike({ nearAttacker: [near(0, foe)], augmentedBy: 'foe' });
    expect(strikeSituation(theirs, RULES).modifiers.applied).toBe(0);
  });
});
