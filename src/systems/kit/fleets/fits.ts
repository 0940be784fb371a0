/** Whether one more copy of a ship can come in, and if not, what stands against it. */
export type Fit<Line, Breach> =
  | { readonly line: Line; readonly fits: true }
  /** It would break a rule at once. */
  | { readonly line: Line; readonly fits: false; readonly breach: Breach }
  /** It breaks nothing yet, but no legal fleet can be made of what is left: this would stay broken. */
  | { readonly line: Line; readonly fits: false; readonly deadEnd: Breach };

/** What is asked about a fleet with one ship more; null for the fleet as it is. */
export interface FitQuestion<Line, Breach> {
  readonly breaches: (more: Line | null) => readonly Breach[];
  /** Whether adding ships cannot mend it. */
  readonly lasts: (breach: Breach) => boolean;
  /** Whether a legal fleet can still come of it, where that is looked for. */
  readonly isOpen?: (more: Line | null) => boolean;
}

/** For each ship that could come in, whether it can and the fleet still be completed. */
export const fitsOf = <Line, Breach>(
  lines: readonly Line[],
  { breaches, lasts, isOpen = () => true }: FitQuestion<Line, Breach>,
): readonly Fit<Line, Breach>[] => {
  const lasting = (more: Line | null) => breaches(more).filter(lasts);
  const before = new Set(lasting(null).map((breach) => JSON.stringify(breach)));
  const canEndLegal = isOpen(null);
  return lines.map((line): Fit<Line, Breach> => {
    const breach = lasting(line).find((one) => !before.has(JSON.stringify(one)));
    if (breach !== undefined) return { line, fits: false, breach };
    if (!canEndLegal || isOpen(line)) return { line, fits: true };
    const [deadEnd] = breaches(line);
    return deadEnd === undefined ? { line, fits: true } : { line, fits: false, deadEnd };
  });
};
