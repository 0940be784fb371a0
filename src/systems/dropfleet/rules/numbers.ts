import { sixSided, type Die } from '../../kit/procedures/dice';

/** The number needed on a die, 4 for 4+; null is none. */
export type Needed = number | null;

const EASIEST = 2;
const HARDEST = 6;

/** Core: modifiers are summed, + is easier; the sum leaves 2+ to 6+ (ruling modifiers-sum-then-limit). */
export const modified = (needs: number, ...modifiers: readonly number[]): number =>
  Math.min(HARDEST, Math.max(EASIEST, needs - modifiers.reduce((sum, one) => sum + one, 0)));

export const modifiedSave = (needs: Needed, ...modifiers: readonly number[]): Needed =>
  needs === null ? null : modified(needs, ...modifiers);

/** The easier one of two. */
export const betterOf = (one: Needed, other: Needed): Needed =>
  one === null ? other : other === null ? one : Math.min(one, other);

/** A die for each number that may be needed, made once: what many of them show is then known. */
const READ_AT = Array.from({ length: HARDEST + 1 }, (_, needs) =>
  sixSided(['passed'], (face) => (face >= needs ? { passed: 1 } : {})),
);

export const NEVER = sixSided(['passed'], () => ({}));

/** A die that passes from a number on. */
export const passingOn = (needs: number): Die<'passed'> => READ_AT[needs] ?? NEVER;

/** A die whose number counts. */
export const PIPS = sixSided(['pips'], (face) => ({ pips: face }));

/** The chance that one of so many dice passes. */
export const chanceOfAny = (dice: number, needs: number): number =>
  1 - ((needs - 1) / HARDEST) ** dice;

/** A D3: half of a die, rounded up. */
export const HALF_PIPS: Die<'pips'> = {
  icons: ['pips'],
  faces: [1, 2, 3].map((value) => ({ value, icons: { pips: value } })),
};
