import { enemy, ship } from '../../../builders/admirals';
import { reporting } from '../../../builders/skirmish';

describe('7D: the damage report', () => {
  test('each Direct Hit that was not cancelled costs a hull point, at most what is left', () => {
    const { hits } = reporting({ active: ship({ hull: 3 }), opposing: enemy({ hull: 2 }) });
    const { active, opposing } = hits({ active: 1, opposing: 5 });
    expect(active).toMatchObject({ hullLost: 1, defeated: null });
    expect(opposing).toMatchObject({ hullLost: 2, defeated: 'hull' });
  });

  test('both may be defeated', () => {
    const { hits } = reporting({ active: ship({ hull: 1 }), opposing: enemy({ hull: 1 }) });
    const { active, opposing } = hits({ active: 1, opposing: 1 });
    expect([active.defeated, opposing.defeated]).toEqual(['hull', 'hull']);
  });
});
