import { movesOf } from '../../../../src/systems/admirals/attributes';
import type { Role } from '../../../../src/systems/admirals-shared/cards/terms';
import { enemy, near, rules, RULES, ship } from '../../../builders/admirals';

const threader = enemy({ keywords: ['Threader'] });

describe('Threader', () => {
  test.each<[Role, number, number]>([
    ['Escort', 0, 2],
    ['Heavy', 2, 2],
    ['Super Heavy', 1, 2],
    ['Stationary', 0, 0],
  ])('a %s that starts within 2 hexes must make %i and may make %i Moves', (role, min, max) => {
    const situation = { nearby: [near(2, threader)], escapes: 0 };
    expect(movesOf(ship({ role }), situation, RULES).value).toEqual({ min, max });
  });

  test('holds back neither its own team nor a piece further away', () => {
    const max = (distance: number, piece: ReturnType<typeof ship>) =>
      movesOf(ship(), { nearby: [near(distance, piece)], escapes: 0 }, RULES).value.max;
    expect(max(3, threader)).toBe(3);
    expect(max(0, ship({ id: 'friend', keywords: ['Threader'] }))).toBe(3);
  });

  test('caps Fast too', () => {
    const situation = { nearby: [near(0, threader)], escapes: 0 };
    expect(movesOf(ship({ keywords: ['Fast'] }), situation, RULES).value.max).toBe(2);
  });

  test('caps the Moves of an escape, or lets them come on top where the table reads it so', () => {
    const situation = { nearby: [near(2, threader)], escapes: 1 };
    const beyond = rules({ 'escape-moves-optional': 'beyond-the-cap' });
    expect(movesOf(ship(), situation, RULES).value.max).toBe(2);
    expect(movesOf(ship(), situation, beyond).value.max).toBe(4);
  });
});
