interface Judge<Fleet> {
  readonly hasShips: (fleet: Fleet) => boolean;
  readonly isLegal: (fleet: Fleet) => boolean;
}

/** So many fleets to begin a new game with: the legal ones first, then others that have ships. */
export const readiest = <Fleet>(
  fleets: readonly Fleet[],
  count: number,
  { hasShips, isLegal }: Judge<Fleet>,
): readonly Fleet[] => {
  const ready: Fleet[] = [];
  const others: Fleet[] = [];
  for (const fleet of fleets.filter(hasShips)) {
    if (ready.length === count) break;
    (isLegal(fleet) ? ready : others).push(fleet);
  }
  return [...ready, ...others].slice(0, count);
};
