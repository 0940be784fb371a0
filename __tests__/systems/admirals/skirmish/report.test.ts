import { aftermathOf, reportHits } from '../../../../src/systems/admirals/skirmish/report';
import { enemy, RULES, ship } from '../../../builders/admirals';

describe('7D: the damage report', () => {
  test('each Direct Hit that was not cancelled costs a hull point, at most what is left', () => {
    const pieces = { active: ship({ hull: 3 }), opposing: enemy({ hull: 2 }) };
    const { active, opposing } = reportHits(pieces, { active: 1, opposing: 5 }, RULES);
    expect(active).toMatchObject({ hullLost: 1, defeated: null });
    expect(opposing).toMatchObject({ hullLost: 2, defeated: 'hull' });
  });

  test('both may be defeated', () => {
    const pieces = { active: ship({ hull: 1 }), opposing: enemy({ hull: 1 }) };
    const { active, opposing } = reportHits(pieces, { active: 1, opposing: 1 }, RULES);
    expect([active.defeated, opposing.defeated]).toEqual(['hull', 'hull']);
  });

  test.each([
    [0, 1],
    [1, 2],
    [2, 2],
  ])('a piece that fights on goes from %i Exhausted to %i', (before, after) => {
    const pieces = { active: ship({ exhausted: before }), opposing: enemy() };
    const { active } = reportHits(pieces, { active: 0, opposing: 0 }, RULES);
    expect(aftermathOf(active).exhausted).toBe(after);
  });

  test('a defeated piece is not exhausted', () => {
    const pieces = { active: ship({ hull: 1 }), opposing: enemy() };
    const { active } = reportHits(pieces, { active: 1, opposing: 0 }, RULES);
    expect(aftermathOf(active).exhausted).toBe(0);
  });
});
