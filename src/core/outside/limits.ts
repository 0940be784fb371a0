/** What a thing that comes from outside may be at most. */
export interface Limits {
  readonly characters: number;
  /** Lists and groups within one another. */
  readonly depth: number;
  /** Values of any kind, all together. */
  readonly values: number;
  /** Any one text. */
  readonly text: number;
}

/** Every way in. A new one is a line here. */
export const LIMITS = {
  /** Twenty thousand cards are half of it. */
  pack: { characters: 25_000_000, depth: 18, values: 2_000_000, text: 4000 },
  fleet: { characters: 2_000_000, depth: 16, values: 200_000, text: 4000 },
  /** A code or a list that somebody pasted: its lines are the values, a line is one text. */
  list: { characters: 20_000, depth: 1, values: 500, text: 4000 },
  /** A long game is a tenth of it. */
  game: { characters: 8_000_000, depth: 16, values: 600_000, text: 4000 },
  /** Ten thousand cards and a hundred long games are a tenth of it. What a row holds is one text. */
  backup: { characters: 250_000_000, depth: 6, values: 20_000_000, text: 20_000_000 },
  /** What one row of the database holds. */
  row: { characters: 20_000_000, depth: 64, values: 2_000_000, text: 20_000_000 },
} as const satisfies Readonly<Record<string, Limits>>;

/** No text from outside has more. */
export const MOST_CHARACTERS = Math.max(
  ...Object.values(LIMITS).map(({ characters }) => characters),
);

/** As far from 1970 as a date can be made of; one more is still counted exactly. */
export const LAST_MOMENT = 8.64e15;

/** Names that lead out of an object to what it was made from. */
export const FORBIDDEN_NAMES: readonly string[] = ['__proto__', 'constructor', 'prototype'];
