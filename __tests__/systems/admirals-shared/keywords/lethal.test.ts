import { enemy, rules, RULES, ship } from '../../../builders/admirals';
import { reporting } from '../../../builders/skirmish';
import { deathBlowOf } from '../../../../src/systems/admirals/skirmish/spec';

const lethal = (hull: number) => ship({ hull, keywords: ['Lethal [2]'] });

describe('Lethal [x]', () => {
  test('deals x Direct Hits to the opponent when the piece is defeated in a skirmish', () => {
    const pieces = { active: lethal(1), opposing: enemy({ hull: 4 }) };
    const { active, opposing } = reporting(pieces).hits({ active: 1, opposing: 1 });
    expect(active.defeated).toBe('hull');
    expect(opposing).toMatchObject({ directHits: 3, hullLost: 3, defeated: null });
  });

  test('deals nothing while the piece lives', () => {
    const pieces = { active: lethal(2), opposing: enemy() };
    expect(reporting(pieces).hits({ active: 1, opposing: 0 }).opposing.hullLost).toBe(0);
  });

  test('may defeat an opponent whose own Lethal then strikes back', () => {
    const pieces = {
      active: lethal(1),
      opposing: enemy({ hull: 2, keywords: ['Lethal [1]'] }),
    };
    const { active, opposing } = reporting(pieces).hits({ active: 1, opposing: 0 });
    expect(opposing.defeated).toBe('hull');
    expect(active.directHits).toBe(2);
  });

  test('is triggered by a Grudge that defeats the piece', () => {
    const pieces = { active: lethal(4), opposing: enemy({ hull: 3, keywords: ['Grudge'] }) };
    const before = reporting(pieces).hits({ active: 0, opposing: 1 });
    const after = reporting(pieces).grudge(before, { active: null, opposing: 1 });
    expect(after.active.defeated).toBe('grudge');
    expect(after.opposing).toMatchObject({ hullLost: 3, defeated: 'hull' });
  });

  test('printed twice counts as the higher, or as both where the table reads it so', () => {
    const twice = ship({ keywords: ['Lethal [2]', 'Lethal [3]'] });
    expect(deathBlowOf(twice, RULES).value).toBe(3);
    expect(deathBlowOf(twice, RULES).lines).toHaveLength(1);
    expect(deathBlowOf(twice, rules({ 'lethal-highest': 'sum' })).value).toBe(5);
  });
});
