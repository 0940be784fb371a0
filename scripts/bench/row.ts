/** One line of the benchmark. A row with a budget fails the benchmark when its value is above it. */
export interface Row {
  readonly name: string;
  readonly value: number;
  /** `×` for a ratio: those hold on any machine, the others are told for orientation. */
  readonly unit: 'B' | 'ms' | '×' | '/s';
  readonly budget?: number;
}
