import { strikeSituation } from '../../../../src/systems/admirals/strike/spec';
import { RULES, ship, strike } from '../../../builders/admirals';

const modifiers = (keywords: readonly string[], useSkilled: boolean) =>
  strikeSituation(strike({ attacker: ship({ keywords }), useSkilled }), RULES).modifiers;

describe('Skilled', () => {
  test('gives its own strike −1 when it is used', () => {
    expect(modifiers(['Skilled'], true)).toMatchObject({
      applied: -1,
      modifiers: [{ value: -1, rule: '9I', source: { keyword: 'Skilled' } }],
    });
  });

  test('gives nothing unless it is used, nor to a piece that lacks it', () => {
    expect(modifiers(['Skilled'], false).applied).toBe(0);
    expect(modifiers([], true).applied).toBe(0);
  });

  test('printed and from an overrun is one −1 a strike', () => {
    const gained = [{ name: 'Skilled', source: 'Overrun' }];
    const attacker = ship({ keywords: ['Skilled'], gained });
    expect(strikeSituation(strike({ attacker, useSkilled: true }), RULES).modifiers.sum).toBe(-1);
  });
});
