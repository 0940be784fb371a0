import { chartOf, iconsAt, readDice } from '../../../../src/systems/admirals-shared/strike/chart';
import { rules, RULES, weapon } from '../../../builders/admirals';

const gun = weapon({ chart: { 1: ['hit', 'lock'], 2: ['hit'], 4: ['critical', 'direct'] } });

describe('5C: reading dice', () => {
  test('each die is modified, then looked up; a result may give several icons', () => {
    expect(readDice(gun.chart, 0, [1, 2, 4, 6])).toEqual({
      lock: 1,
      hit: 2,
      critical: 1,
      direct: 1,
    });
    expect(readDice(gun.chart, 1, [1, 1, 3])).toEqual({ lock: 0, hit: 2, critical: 1, direct: 1 });
  });

  test('a result beyond the print gives no icon', () => {
    const chart = chartOf(gun, RULES);
    expect([0, 3, 5, 8, 9].map((result) => iconsAt(chart, result))).toEqual([[], [], [], [], []]);
  });

  test('or the nearest row where the table reads it so; a gap stays empty', () => {
    const chart = chartOf(gun, rules({ 'chart-beyond-the-print': 'nearest-row' }));
    expect(iconsAt(chart, 0)).toEqual(['hit', 'lock']);
    expect(iconsAt(chart, 8)).toEqual(['critical', 'direct']);
    expect(iconsAt(chart, 3)).toEqual([]);
    const empty = weapon({ chart: {} });
    expect(chartOf(empty, rules({ 'chart-beyond-the-print': 'nearest-row' }))).toEqual({});
  });
});
