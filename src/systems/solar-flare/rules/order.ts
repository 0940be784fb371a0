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

/** Quick Setup: clockwise, from the one who goes first. */
export const orderFrom = (sides: readonly string[], first: string): readonly string[] => {
  const at = Math.max(0, sides.indexOf(first));
  return [...sides.slice(at), ...sides.slice(0, at)];
};

/** Glossary, ruling round-is-a-pass: who is next, and whether a round begins with them; null for nobody. */
export const nextAfter = (
  order: readonly string[],
  side: string,
  hasShips: (side: string) => boolean,
): { readonly side: string; readonly isNewRound: boolean } | null => {
  const at = order.indexOf(side);
  const next = [...order.slice(at + 1), ...order.slice(0, at + 1)].find(hasShips);
  return next === undefined ? null : { side: next, isNewRound: order.indexOf(next) <= at };
};

/** Part 3, ruling game-ends-with-turn: over as soon as at most one side has ships. */
export const isOver = (order: readonly string[], hasShips: (side: string) => boolean): boolean =>
  order.filter(hasShips).length <= 1;

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
