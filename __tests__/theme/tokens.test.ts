import { primaryHeight, radius, space, target } from '../../src/theme/metrics';
import { typeStyles } from '../../src/theme/type';

test('spacing goes in fours, but for the edge of the screen', () => {
  const { edge, ...steps } = space;
  expect(Object.values(steps).filter((step) => step % 4 !== 0)).toEqual([]);
  expect(edge).toBe(14);
});

test('a thumb always has 48, and the primary act 52', () => {
  expect([target, primaryHeight, radius.card]).toEqual([48, 52, 14]);
});

test.each(Object.entries(typeStyles))(
  '%s is not under 12 and has room for its line',
  (_, style) => {
    expect(style.fontSize).toBeGreaterThanOrEqual(12);
    expect(style.lineHeight).toBeGreaterThan(style.fontSize);
  },
);

test.each(Object.entries(typeStyles))(
  '%s reaches 200 %, or is still large text at its limit',
  (_, style) => {
    expect(style.maxScale === 2 || style.fontSize * style.maxScale >= 23).toBe(true);
  },
);
