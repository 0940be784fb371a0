import { sixSided, type Die } from '../../kit/procedures/dice';
import { rollStep, type Step } from '../../kit/procedures/procedure';
import type { State } from '../../kit/procedures/state';

/** The number needed on a die, 4 for 4+; null is none. */
export type Needed = number | null;

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const EASIEST = 2;
const HARDEST = 6;

/** Core: modifiers are summed, + is easier; the sum leaves 2+ to 6+ (ruling modifiers-sum-then-limit). */
export const modified = (needs: number, ...modifiers: readonly number[]): number =>
  Math.min(HARDEST, Math.max(EASIEST, needs - sum(modifiers)));

export const modifiedSave = (needs: Needed, ...modifiers: readonly number[]): Needed =>
  needs === null ? null : modified(needs, ...modifiers);

/** The easier one of two. */
export const betterOf = (one: Needed, other: Needed): Needed =>
  one === null ? other : other === null ? one : Math.min(one, other);

/** A die for each number that may be needed, made once: what many of them show is then known. */
const READ_AT = Array.from({ length: HARDEST + 1 }, (_, needs) =>
  sixSided(['passed'], (face) => (face >= needs ? { passed: 1 } : {})),
);
const NEVER = sixSided(['passed'], () => ({}));

/** A die that passes from a number on, or never. */
export const passingOn = (needs: Needed): Die<'passed'> => READ_AT[needs ?? -1] ?? NEVER;

/** A die whose number counts. */
export const PIPS = sixSided(['pips'], (face) => ({ pips: face }));

/** A D3: half of a die, rounded up. */
export const HALF_PIPS: Die<'pips'> = {
  icons: ['pips'],
  faces: [1, 2, 3].map((value) => ({ value, icons: { pips: value } })),
};

/** A step that rolls dice of one kind: so many, or as many as a state says. What they show together goes on. */
export const rollFor = <Icon extends string>(
  id: string,
  by: string,
  die: Die<Icon>,
  count: number | ((state: State) => number),
  then: (state: State, shown: number) => State,
): Step =>
  rollStep({
    id,
    by,
    die,
    count: typeof count === 'number' ? () => count : count,
    then: (state, tally) => then(state, sum(die.icons.map((icon) => tally[icon]))),
  });
