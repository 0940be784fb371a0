/** Where dice and decisions come from, for those who let the app roll. */
export interface Chance {
  readonly die: () => number;
  /** A whole number from 0 to one less than `count`. */
  readonly pick: (count: number) => number;
}

/** Dice that show each face in turn, and the first of every choice: the same every time. */
export const inTurn = (): Chance => {
  let rolled = 0;
  return {
    die: () => {
      rolled += 1;
      return ((rolled - 1) % 6) + 1;
    },
    pick: () => 0,
  };
};

export const rollOf = (chance: Chance, count: number): readonly number[] =>
  Array.from({ length: count }, () => chance.die());

/** More than any strike or skirmish asks for. */
const MOST_STEPS = 300;

/** How something is completed: what it still needs as seen from here, and an answer to that. */
export interface Completing<Known, Need> {
  /** Looks at the situation; null where there is none. It is asked for needs until `looksAgain`. */
  readonly look: (known: Known) => ((known: Known) => Need | null) | null;
  readonly answer: (known: Known, need: Need) => Known;
  readonly looksAgain: (need: Need) => boolean;
}

/** Answers one need after the other until there is none left; null where it cannot be done at all. */
export const completed = <Known, Need>(
  begun: Known,
  { look, answer, looksAgain }: Completing<Known, Need>,
): Known | null => {
  let known = begun;
  let needOf = look(known);
  for (let step = 0; needOf && step < MOST_STEPS; step += 1) {
    const need = needOf(known);
    if (!need) return known;
    known = answer(known, need);
    if (looksAgain(need)) needOf = look(known);
  }
  return null;
};
