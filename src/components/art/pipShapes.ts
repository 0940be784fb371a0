/** How many pips stand in a row, so that all rows are about as long. */
export function balancedRow(count: number, fitting: number): number {
  if (count <= 0) return 1;
  const rows = Math.ceil(count / Math.max(1, fitting));
  return Math.ceil(count / rows);
}

/** The value under a finger that drags over rows of pips; left of the first it is none. */
export function valueUnder(
  finger: Readonly<{ x: number; y: number }>,
  pips: Readonly<{ count: number; perRow: number; width: number; height: number }>,
): number {
  const rows = Math.ceil(pips.count / pips.perRow);
  const row = Math.min(rows - 1, Math.max(0, Math.floor(finger.y / pips.height)));
  const column = Math.min(pips.perRow, Math.max(0, Math.ceil(finger.x / pips.width)));
  return Math.min(pips.count, row * pips.perRow + column);
}

/** Tap the nth and it is n; tap the last one that is on, and it goes off. */
export function tappedValue(nth: number, value: number): number {
  return nth === value ? nth - 1 : nth;
}
