import { ORIGIN, ring } from '../../../src/core/hex/hex';
import { centreOf, cornersOf } from '../../../src/core/hex/layout';

describe('a flat-top hex on the screen', () => {
  test('its neighbours touch it: their middles lie one height away', () => {
    for (const hex of ring(1)) {
      const { x, y } = centreOf(hex, 10);
      expect(Math.hypot(x, y)).toBeCloseTo(10 * Math.sqrt(3));
    }
    expect(centreOf(ORIGIN, 10)).toEqual({ x: 0, y: 0 });
  });

  test('north is up', () => {
    expect(centreOf({ q: 0, r: -1 }, 10).y).toBeLessThan(0);
  });

  test('its six corners lie on a circle, and side 0 is the top edge', () => {
    const corners = cornersOf({ x: 3, y: 4 }, 10);
    expect(corners).toHaveLength(6);
    for (const { x, y } of corners) expect(Math.hypot(x - 3, y - 4)).toBeCloseTo(10);
    expect(corners[0]?.y).toBeCloseTo(corners[1]?.y ?? 0);
    expect(corners[0]?.y).toBeLessThan(4);
  });
});
