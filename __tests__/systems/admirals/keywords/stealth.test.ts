import type { WeaponType } from '../../../../src/systems/admirals-shared/cards/terms';
import { strikeSituation } from '../../../../src/systems/admirals/strike/spec';
import { enemy, RULES, strike, weapon } from '../../../builders/admirals';

describe('Stealth', () => {
  test.each<[readonly WeaponType[], number]>([
    [['Basic'], 1],
    [['Heavy'], 1],
    [['Ordnance'], 0],
    [['Heavy', 'Ordnance'], 0],
  ])('a strike at it with a weapon of types %j has +%i', (types, applied) => {
    const target = enemy({ keywords: ['Stealth'] });
    const answer = strikeSituation(strike({ target, weapon: weapon({ types }) }), RULES);
    expect(answer.modifiers.applied).toBe(applied);
  });

  test('makes the strike less likely to hit, with no second edit', () => {
    const hits = (keywords: readonly string[]) =>
      strikeSituation(strike({ target: enemy({ armor: 0, keywords }) }), RULES).odds({
        locks: 'hold',
        shields: 'none',
      }).expectedHullLost;
    expect(hits([])).toBeCloseTo(1, 12);
    expect(hits(['Stealth'])).toBeCloseTo(0.5, 12);
  });
});
