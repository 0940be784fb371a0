/** A row of boxes on paper; so many of them, from the last one on, are crossed out. */
export interface BoxRow {
  readonly label: string;
  readonly count: number;
  readonly crossed?: number;
}

/** A page of paper: one block of lines with boxes a ship. */
export interface Sheet {
  readonly title: string;
  readonly lines: readonly string[];
  readonly ships: readonly {
    readonly title: string;
    readonly kicker: string;
    /** Boxes to tick, a row each. */
    readonly boxes: readonly BoxRow[];
    readonly lines: readonly string[];
  }[];
  readonly foot: readonly string[];
}
