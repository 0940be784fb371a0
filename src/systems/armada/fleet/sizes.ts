/** Fleet Building: a total that players agree on, and what goes with it. */
export interface GameSize {
  readonly id: string;
  readonly limit: number;
  /** Squadrons cost at most one part in so many. */
  readonly squadronParts: number;
  /** The rules reference has no events: a scale that clubs use. From each of these margins on the winner has a point more. */
  readonly margins: readonly number[];
}

const STANDARD: GameSize = {
  id: 'standard',
  limit: 300,
  squadronParts: 3,
  margins: [0, 45, 105, 165, 225],
};

export const GAME_SIZES: readonly GameSize[] = [
  STANDARD,
  { id: 'core-set', limit: 180, squadronParts: 3, margins: [0, 27, 63, 99, 135] },
  { id: 'large', limit: 400, squadronParts: 3, margins: [0, 60, 140, 220, 300] },
];

/** Scoring: eleven event points, shared out wider the larger the margin. */
export const eventPoints = ({ margins }: GameSize, margin: number) => {
  const step = margins.findLastIndex((from) => margin >= from);
  return { winner: 6 + step, loser: 5 - step };
};

/** The standard size where none or an unknown one is named. */
export const sizeOf = (id: string): GameSize =>
  GAME_SIZES.find((size) => size.id === id) ?? STANDARD;

/** The smallest size that a fleet of so many points fits into, else the largest. */
export const sizeFor = (points: number): GameSize =>
  [...GAME_SIZES]
    .sort((one, other) => one.limit - other.limit)
    .find(({ limit }, at, all) => points <= limit || at === all.length - 1) ?? STANDARD;
