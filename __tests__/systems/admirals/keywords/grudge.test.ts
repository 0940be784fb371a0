import { enemy, rules, ship } from '../../../builders/admirals';
import { reporting } from '../../../builders/skirmish';

const bitter = ship({ hull: 4, keywords: ['Grudge'] });

describe('Grudge', () => {
  test('a roll up to the Direct Hits it took defeats the opponent', () => {
    const { hits, upTo, grudge } = reporting({ active: bitter, opposing: enemy({ hull: 9 }) });
    const report = hits({ active: 2, opposing: 0 });
    expect(upTo(report, 'active')).toBe(2);
    const roll = (die: number) => grudge(report, { active: die, opposing: null });
    expect(roll(2).opposing.defeated).toBe('grudge');
    expect(roll(3).opposing.defeated).toBeNull();
    expect(roll(1).opposing.hullLost).toBe(0);
  });

  test('does not roll where no Direct Hit was resolved against it', () => {
    const { hits, upTo } = reporting({ active: bitter, opposing: enemy() });
    expect(upTo(hits({ active: 0, opposing: 1 }), 'active')).toBe(0);
  });

  test('does not roll when it was defeated, unless the table reads it so', () => {
    const pieces = { active: bitter, opposing: enemy({ hull: 9 }) };
    const rolled = ({ hits, upTo }: ReturnType<typeof reporting>): number =>
      upTo(hits({ active: 4, opposing: 0 }), 'active');
    expect(rolled(reporting(pieces))).toBe(0);
    const reading = rules({ 'grudge-needs-survivor': 'even-defeated' });
    expect(rolled(reporting(pieces, reading))).toBe(4);
  });

  test('of both pieces is rolled at the same time, so that both may fall', () => {
    const foe = enemy({ hull: 4, keywords: ['Grudge'] });
    const { hits, grudge } = reporting({ active: bitter, opposing: foe });
    const after = grudge(hits({ active: 1, opposing: 1 }), { active: 1, opposing: 1 });
    expect([after.active.defeated, after.opposing.defeated]).toEqual(['grudge', 'grudge']);
  });

  test('counts the Direct Hits of a Lethal opponent', () => {
    const foe = enemy({ hull: 1, keywords: ['Lethal [2]'] });
    const { hits } = reporting({ active: bitter, opposing: foe });
    expect(hits({ active: 1, opposing: 1 }).active.directHits).toBe(3);
  });
});
