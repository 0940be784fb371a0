import {
  colorsOf,
  dieInk,
  dieTones,
  fillTones,
  graphicTones,
  grounds,
  schemes,
  textTones,
} from '../../src/theme/colors';

/** WCAG 2.2, relative luminance. */
function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const pairs = <A extends string, B extends string>(first: readonly A[], second: readonly B[]) =>
  first.flatMap((one) => second.map((other) => [one, other] as const));

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#777777', '#FFFFFF', 4.48],
  ['#6CC8FF', '#6CC8FF', 1],
])('the measure: %s on %s is %d to 1', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

describe.each(schemes)('%s', (scheme) => {
  const colors = colorsOf[scheme];

  test.each(pairs(textTones, grounds))('%s can be read on %s', (tone, ground) => {
    expect(contrast(colors[tone], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(graphicTones, grounds))('a shape in %s can be seen on %s', (tone, ground) => {
    expect(contrast(colors[tone], colors[ground])).toBeGreaterThanOrEqual(3);
  });

  test.each(fillTones)('words on filled %s can be read', (tone) => {
    expect(contrast(colors.onFill, colors[tone])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(dieTones)('ink on a die filled with %s can be read', (tone) => {
    expect(contrast(dieInk, colors[tone])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(dieTones, grounds))('a die in %s stands out from %s', (tone, ground) => {
    const edges = tone === 'dieBlack' ? [colors[tone], dieInk] : [colors[tone]];
    const seen = edges.map((edge) => contrast(edge, colors[ground]));
    expect(Math.max(...seen)).toBeGreaterThanOrEqual(3);
  });
});
