import type { DieFace, FaceValue } from '../../../core/dice/die';
import { rollSums } from '../../../core/dice/rollSums';
import { onceFor } from '../onceFor';

/** A face of a die, and how many of each icon it shows. */
export interface Face<Icon extends string = string> extends DieFace {
  readonly icons: Readonly<Partial<Record<Icon, number>>>;
}

export interface Die<Icon extends string = string> {
  readonly icons: readonly Icon[];
  readonly faces: readonly Face<Icon>[];
}

export interface Dice<Icon extends string = string> {
  readonly die: Die<Icon>;
  readonly count: number;
}

/** What all dice of a roll show together: every icon is counted, 0 where none shows. */
export type Tally<Icon extends string = string> = Readonly<Record<Icon, number>>;

/** What a roll may show, each with its chance: equal tallies are one. */
export interface Outcomes {
  readonly tallies: readonly Tally[];
  readonly chances: Float64Array;
}

/** A die with the numbers from 1 to 6, and the icons that each is read as. */
export const sixSided = <Icon extends string>(
  icons: readonly Icon[],
  showing: (face: number) => Face<Icon>['icons'],
): Die<Icon> => ({
  icons,
  faces: [1, 2, 3, 4, 5, 6].map((value) => ({ value, icons: showing(value) })),
});

/** A die for each number that may be needed, made once: what many of them show is then known. */
const READ_AT = Array.from({ length: 8 }, (_, needs) =>
  sixSided(['passed'], (face) => (face >= needs ? { passed: 1 } : {})),
);

/** A die that passes from a number on; never, where none is needed. */
export const passingOn = (needs: number | null): Die<'passed'> =>
  // There is one for each number up to 7.
  READ_AT[needs ?? 7] as Die<'passed'>;

/** A die whose number counts. */
export const PIPS = sixSided(['pips'], (face) => ({ pips: face }));

/** A D3: half of a die, rounded up. */
export const HALF_PIPS: Die<'pips'> = { ...PIPS, faces: PIPS.faces.slice(0, 3) };

const iconsIn = (dice: readonly Dice[]): readonly string[] => [
  ...new Set(dice.flatMap(({ die }) => die.icons)),
];

/** The dice of a roll one by one, in the order in which their faces are told. */
export const oneByOne = (dice: readonly Dice[]): readonly Die[] =>
  dice.flatMap(({ die, count }) => Array.from({ length: count }, () => die));

/** The shown face of every die in turn, as a player tells them; null where they do not fit the dice. */
export function tallyOf(dice: readonly Dice[], values: readonly FaceValue[]): Tally | null {
  const tally: Record<string, number> = Object.fromEntries(iconsIn(dice).map((icon) => [icon, 0]));
  const all = oneByOne(dice);
  if (all.length !== values.length) return null;
  for (const [at, { icons, faces }] of all.entries()) {
    const shown = faces.find(({ value }) => value === values[at]);
    if (!shown) return null;
    for (const icon of icons) tally[icon] = (tally[icon] ?? 0) + (shown.icons[icon] ?? 0);
  }
  return tally;
}

/** What a roll may add up to, each with its chance. */
export interface Sums {
  readonly sums: Float64Array;
  readonly chances: Float64Array;
}

const merged = (all: ReadonlyMap<number, number>): Sums => ({
  sums: new Float64Array([...all.keys()]),
  chances: new Float64Array([...all.values()]),
});

/** So many dice of one kind, each icon worth so much: counted by what their faces mean, never one by one. */
function sumsOf({ die, count }: Dice, each: Readonly<Partial<Record<string, number>>>): Sums {
  const all = die.faces.reduce((sum, { sides = 1 }) => sum + sides, 0);
  const { sums, chances } = rollSums(
    die.faces.map((face) => ({
      chance: (face.sides ?? 1) / all,
      sum: die.icons.reduce((sum, icon) => sum + (face.icons[icon] ?? 0) * (each[icon] ?? 0), 0),
    })),
    count,
  );
  const found = new Map<number, number>();
  for (let at = 0; at < sums.length; at += 1) {
    // Both are as long.
    const [sum, chance] = [sums[at] as number, chances[at] as number];
    if (chance > 0) found.set(sum, (found.get(sum) ?? 0) + chance);
  }
  return merged(found);
}

function together(one: Sums, other: Sums): Sums {
  const found = new Map<number, number>();
  one.sums.forEach((a, at) => {
    other.sums.forEach((b, place) => {
      const chance = (one.chances[at] ?? 0) * (other.chances[place] ?? 0);
      found.set(a + b, (found.get(a + b) ?? 0) + chance);
    });
  });
  return merged(found);
}

const NO_DICE: Sums = { sums: new Float64Array([0]), chances: new Float64Array([1]) };

/** What these dice may add up to, where each icon is worth so much. */
export const addedBy = (dice: readonly Dice[], each: Readonly<Partial<Record<string, number>>>) => {
  const [first, ...others] = dice.map((some) => sumsOf(some, each));
  return others.reduce(together, first ?? NO_DICE);
};

/** A tally as one whole number, a digit for each icon, so that dice add up as numbers do. */
const digitsOf = (icons: readonly string[]): number =>
  Math.floor(2 ** (52 / Math.max(2, icons.length)));

function workOut(dice: readonly Dice[]): Outcomes {
  const icons = iconsIn(dice);
  const digits = digitsOf(icons);
  const backwards = [...icons].reverse();
  const each: Record<string, number> = {};
  backwards.forEach((icon, place) => (each[icon] = digits ** place));
  const unpacked = (sum: number): Tally => {
    const tally: Record<string, number> = {};
    let rest = sum;
    for (const icon of backwards) {
      tally[icon] = rest % digits;
      rest = Math.floor(rest / digits);
    }
    return tally;
  };
  const { sums, chances } = addedBy(dice, each);
  return { tallies: Array.from(sums, unpacked), chances };
}

/** Kept as long as the die lives: a game's own dice are worked out once. */
const knownFor = onceFor((_die: Die): { dice: readonly Dice[]; outcomes: Outcomes }[] => []);

const areSame = (one: readonly Dice[], other: readonly Dice[]): boolean =>
  one.length === other.length &&
  one.every(({ die, count }, at) => die === other[at]?.die && count === other[at]?.count);

const lookUp = (dice: readonly Dice[]): Outcomes => {
  const [first] = dice;
  if (!first) return { tallies: [{}], chances: NO_DICE.chances };
  const here = knownFor(first.die);
  const before = here.find((one) => areSame(one.dice, dice));
  if (before) return before.outcomes;
  const outcomes = workOut(dice);
  here.push({ dice, outcomes });
  return outcomes;
};

/** What these dice may show together, exactly; the same list of dice is found without a search. */
export const outcomesOf = onceFor(lookUp);
