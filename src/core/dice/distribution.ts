/** The chance of each number, from 0 up to the last one that is possible or told apart. */
export type Distribution = readonly number[];

export const expectation = (chances: Distribution): number =>
  chances.reduce((sum, chance, count) => sum + chance * count, 0);
