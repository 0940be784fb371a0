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

export interface PhaseStep {
  readonly ship: string;
  readonly phase: Phase;
}

/** Fleet Action, ruling phases-together: no ship runs ahead of the others of its side. */
export const mayFinish = (
  ships: readonly string[],
  done: readonly PhaseStep[],
  { ship, phase }: PhaseStep,
): boolean => {
  const hasDone = (one: string, which: Phase): boolean =>
    done.some((step) => step.ship === one && step.phase === which);
  const before = PHASES[PHASES.indexOf(phase) - 1];
  return (
    ships.includes(ship) &&
    !hasDone(ship, phase) &&
    (before === undefined || ships.every((one) => hasDone(one, before)))
  );
};
