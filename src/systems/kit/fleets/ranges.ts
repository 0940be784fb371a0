/** What something may come to, not rounded. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Shares are not rounded, but 0.3 × 10 is 3. */
const NEARLY = 1e-9;

export const isBelow = (value: number, least: number): boolean => value < least - NEARLY;
export const isAbove = (value: number, most: number): boolean => value > most + NEARLY;

export const inRange = (value: number, { least, most }: Range): boolean =>
  !isBelow(value, least) && !isAbove(value, most);

/** The whole points that it takes to cover a part of one. */
export const wholePoints = (value: number): number => Math.ceil(value - NEARLY);
