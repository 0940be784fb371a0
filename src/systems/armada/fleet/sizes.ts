/** A margin from which on the winner has so many event points, and the loser so many. */
export interface ScoreStep {
  readonly from: number;
  readonly winner: number;
  readonly loser: number;
}

/** Fleet Building: a total that players agree on, and what goes with it. */
export interface GameSize {
  readonly id: string;
  readonly limit: number;
  /** Squadrons cost at most one part in so many. */
  readonly squadronParts: number;
  /** The rules reference has no events: a scale that clubs use, by the margin. */
  readonly scores: readonly ScoreStep[];
}

/** Ten points are shared out wider, the larger the margin; the winner has one more. */
const scaleFrom = (margins: readonly number[]): readonly ScoreStep[] =>
  margins.map((from, at) => ({ from, winner: 6 + at, loser: 5 - at }));

const STANDARD: GameSize = {
  ...{ id: 'standard', limit: 300, squadronParts: 3 },
  scores: scaleFrom([0, 45, 105, 165, 225]),
};

export const GAME_SIZES: readonly GameSize[] = [
  STANDARD,
  {
    ...{ id: 'core-set', limit: 180, squadronParts: 3 },
    scores: scaleFrom([0, 27, 63, 99, 135]),
  },
  { ...{ id: 'large', limit: 400, squadronParts: 3 }, scores: scaleFrom([0, 60, 140, 220, 300]) },
];

/** Scoring: the event points of a margin. */
export const eventPoints = ({ scores }: GameSize, margin: number): ScoreStep | null =>
  scores.findLast(({ from }) => margin >= from) ?? null;

/** The standard size where none or an unknown one is named. */
export const sizeOf = (id: string): GameSize =>
  GAME_SIZES.find((size) => size.id === id) ?? STANDARD;

/** The smallest size that a fleet of so many points fits into, else the largest. */
export const sizeFor = (points: number): GameSize =>
  [...GAME_SIZES]
    .sort((one, other) => one.limit - other.limit)
    .find(({ limit }, at, all) => points <= limit || at === all.length - 1) ?? STANDARD;
