/* eslint-disable flagbridge/assertion-reason -- every index is within the table, which is sized for it */

/** How many of `most` tries at most there are, and the chance that one succeeds. */
export interface Tries {
  readonly most: number;
  readonly chance: number;
}

/** Writes the row of one more try: successes by count, the last column for `cap` or more. */
function addTry(rows: Float64Array, from: number, to: number, chance: number, cap: number): void {
  const missed = 1 - chance;
  let before = 0;
  for (let count = 0; count < cap; count += 1) {
    const same = rows[from + count]!;
    rows[to + count] = missed * same + chance * before;
    before = same;
  }
  rows[to + cap] = rows[from + cap]! + chance * before;
}

/**
 * Successes among a tries of one kind and b of another, for every a and b:
 * row (a, b) starts at (a · (others.most + 1) + b) · (cap + 1) and counts 0 … cap, cap standing for more too.
 */
export function binomialRows(tries: Tries, others: Tries, cap: number): Float64Array {
  const width = cap + 1;
  const rows = new Float64Array((tries.most + 1) * (others.most + 1) * width);
  rows[0] = 1;
  for (let b = 1; b <= others.most; b += 1) {
    addTry(rows, (b - 1) * width, b * width, others.chance, cap);
  }
  const stride = (others.most + 1) * width;
  for (let at = stride; at < rows.length; at += width) {
    addTry(rows, at - stride, at, tries.chance, cap);
  }
  return rows;
}

/** For every row and count of such a table, the chance of that many or more. */
export function tailRows(rows: Float64Array, cap: number): Float64Array {
  const tails = rows.slice();
  for (let at = tails.length - 2; at >= 0; at -= 1) {
    if (at % (cap + 1) < cap) tails[at]! += tails[at + 1]!;
  }
  return tails;
}
