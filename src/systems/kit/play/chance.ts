/** Where dice and decisions come from, for those who let the app roll. */
export interface Chance {
  readonly die: () => number;
  /** A whole number from 0 to one less than `count`. */
  readonly pick: (count: number) => number;
}
