/** Fleet Building: the totals that players agree on. */
export interface GameSize {
  readonly id: string;
  readonly limit: number;
}

const STANDARD: GameSize = { id: 'standard', limit: 300 };

export const GAME_SIZES: readonly GameSize[] = [
  STANDARD,
  { id: 'core-set', limit: 180 },
  { id: 'large', limit: 400 },
];

/** The standard size where none or an unknown one is named. */
export const sizeOf = (id: string): GameSize =>
  GAME_SIZES.find((size) => size.id === id) ?? STANDARD;

/** The smallest size that a fleet of so many points fits into, else the largest. */
export const sizeFor = (points: number): GameSize =>
  [...GAME_SIZES]
    .sort((one, other) => one.limit - other.limit)
    .find(({ limit }, at, all) => points <= limit || at === all.length - 1) ?? STANDARD;
