/** Part 3: in the order of each turn. */
export const PHASES = ['weapons', 'movement', 'power'] as const;
export type Phase = (typeof PHASES)[number];

/** Quick Setup: the highest roll; those tied roll again (ruling tie-rolls-again). */
export const firstOf = (
  sides: readonly string[],
  rolls: readonly Readonly<Record<string, number>>[],
): string | null => {
  let left = sides;
  for (const roll of rolls) {
    const most = Math.max(...left.map((side) => roll[side] ?? 0));
    left = left.filter((side) => (roll[side] ?? 0) === most);
    if (left.length === 1) return left[0] ?? null;
  }
  return null;
};
