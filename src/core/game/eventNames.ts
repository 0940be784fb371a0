/**
 * The names that a system's events use, and how far its numbers go: events that came from outside are held
 * against them. A name that ends in a colon stands for all that begin with it.
 */
export interface EventNames {
  readonly places: readonly string[];
  readonly waysOut: readonly string[];
  readonly tracks: readonly string[];
  readonly marks: readonly string[];
  readonly slots: readonly string[];
  readonly phases: readonly string[];
  /** What holds tracks, marks or cards beside ships, players, teams, cards and the game. */
  readonly subjects: readonly string[];
  /** What a card is of that no set-up holds: its back, a deck that comes with the rules. */
  readonly refs?: readonly string[];
  readonly mostOnTrack: number;
  readonly mostRounds: number;
}

export const isAmong = (names: readonly string[], name: string): boolean =>
  names.some((one) => (one.endsWith(':') ? name.startsWith(one) : name === one));
