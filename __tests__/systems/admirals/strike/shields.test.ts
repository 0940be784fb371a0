import type { Facing } from '../../../../src/systems/admirals-shared/cards/terms';
import { isShielded, usableShields } from '../../../../src/systems/admirals/strike/spec';
import { enemy, rules, RULES } from '../../../builders/admirals';

const cruiser = enemy({ shields: [3, 2, 1, 0, 1, 2] });
const corner: readonly Facing[] = ['Direct Fore', 'Right Fore'];

describe('5E-01: the shields that may be spent', () => {
  test('one pool stands against strikes from anywhere', () => {
    expect(usableShields(enemy({ shields: 3 }), [], RULES)).toMatchObject({
      points: 3,
      rule: '5E',
    });
  });

  test('of six facings only the one that the attacker is in', () => {
    expect(usableShields(cruiser, ['Direct Fore'], RULES)).toEqual({
      points: 3,
      from: [{ facing: 'Direct Fore', points: 3 }],
      rule: '5E-01',
    });
    expect(usableShields(cruiser, ['Direct Aft'], RULES).points).toBe(0);
  });

  test('on a shared ray from both, or from the better one where the table reads it so', () => {
    expect(usableShields(cruiser, corner, RULES).points).toBe(5);
    const one = usableShields(cruiser, corner, rules({ 'shared-ray-pools-facings': 'one' }));
    expect(one).toMatchObject({ points: 3, from: [{ facing: 'Direct Fore' }] });
  });

  test('none in a nebula', () => {
    const cloaked = enemy({ shields: 4, terrain: 'Nebula' });
    expect(usableShields(cloaked, [], RULES)).toEqual({ points: 0, from: [], rule: '8D-01' });
  });

  test('14B: shielded is to have one that could be spent here', () => {
    expect(isShielded(cruiser, ['Right Aft'], RULES)).toBe(true);
    expect(isShielded(cruiser, ['Direct Aft'], RULES)).toBe(false);
    expect(isShielded(enemy({ shields: 4, terrain: 'Nebula' }), [], RULES)).toBe(false);
  });
});
