/** The chance of each number, from 0 up to the last one that is possible or told apart. */
export type Distribution = readonly number[];

export const expectation = (chances: Distribution): number =>
  chances.reduce((sum, chance, count) => sum + chance * count, 0);

/** The chance of `least` or more. */
export const atLeast = (chances: Distribution, least: number): number =>
  chances.reduce((sum, chance, count) => (count < least ? sum : sum + chance), 0);

/** The sum of two independent numbers. */
export function convolve(left: Distribution, right: Distribution): Distribution {
  const sum = new Array<number>(Math.max(left.length + right.length - 1, 0)).fill(0);
  left.forEach((a, i) => right.forEach((b, j) => (sum[i + j] = (sum[i + j] ?? 0) + a * b)));
  return sum;
}

/** The sum of `times` independent numbers of one kind. */
export const power = (chances: Distribution, times: number): Distribution =>
  times === 0 ? [1] : convolve(power(chances, times - 1), chances);
