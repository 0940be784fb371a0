import {
  grudgeUpTo,
  reportGrudge,
  reportHits,
} from '../../../../src/systems/admirals/skirmish/report';
import { enemy, rules, RULES, ship } from '../../../builders/admirals';

const bitter = ship({ hull: 4, keywords: ['Grudge'] });

describe('Grudge', () => {
  test('a roll up to the Direct Hits it took defeats the opponent', () => {
    const pieces = { active: bitter, opposing: enemy({ hull: 9 }) };
    const report = reportHits(pieces, { active: 2, opposing: 0 }, RULES);
    expect(grudgeUpTo(report, 'active', RULES)).toBe(2);
    const roll = (die: number) => reportGrudge(report, { active: die, opposing: null }, RULES);
    expect(roll(2).opposing.defeated).toBe('grudge');
    expect(roll(3).opposing.defeated).toBeNull();
    expect(roll(1).opposing.hullLost).toBe(0);
  });

  test('does not roll where no Direct Hit was resolved against it', () => {
    const report = reportHits(
      { active: bitter, opposing: enemy() },
      { active: 0, opposing: 1 },
      RULES,
    );
    expect(grudgeUpTo(report, 'active', RULES)).toBe(0);
  });

  test('does not roll when it was defeated, unless the table reads it so', () => {
    const pieces = { active: bitter, opposing: enemy({ hull: 9 }) };
    const report = reportHits(pieces, { active: 4, opposing: 0 }, RULES);
    expect(grudgeUpTo(report, 'active', RULES)).toBe(0);
    const reading = rules({ 'grudge-needs-survivor': 'even-defeated' });
    expect(grudgeUpTo(report, 'active', reading)).toBe(4);
  });

  test('of both pieces is rolled at the same time, so that both may fall', () => {
    const pieces = { active: bitter, opposing: enemy({ hull: 4, keywords: ['Grudge'] }) };
    const report = reportHits(pieces, { active: 1, opposing: 1 }, RULES);
    const after = reportGrudge(report, { active: 1, opposing: 1 }, RULES);
    expect([after.active.defeated, after.opposing.defeated]).toEqual(['grudge', 'grudge']);
  });

  test('counts the Direct Hits of a Lethal opponent', () => {
    const foe = enemy({ hull: 1, keywords: ['Lethal [2]'] });
    const report = reportHits({ active: bitter, opposing: foe }, { active: 1, opposing: 1 }, RULES);
    expect(report.active.directHits).toBe(3);
  });
});
