import { SIDES } from '../../../core/dice/die';
import { iconsAt, type Chart, type Icon } from '../../admirals/editions';
import type { LockAbility } from '../cards/types';

/** What becomes of Target Locks: the die is rolled again, an ability is used, or nothing. */
export const LOCK_POLICIES = ['reroll', 'ability', 'hold'] as const;
export type LockPolicy = (typeof LOCK_POLICIES)[number];

export interface RollSpec {
  readonly dice: number;
  readonly modifier: number;
  readonly chart: Chart;
  /** Augur: unmodified results that are rolled again where they show nothing. */
  readonly rerolledFaces: readonly number[];
  /** Dice that orders let roll again: those that show nothing. */
  readonly rerolls: number;
  readonly ability: LockAbility | null;
  /** Ruling reroll-replaces-die: whether a die that is rolled again gives up its other icons. */
  readonly replaces: boolean;
  readonly locks: LockPolicy;
}

/** Hits, Critical Hits and Direct Hits of some dice, and their chance. */
export interface Rolled {
  readonly hits: number;
  readonly criticals: number;
  readonly directs: number;
  readonly chance: number;
}

const FACES = Array.from({ length: SIDES }, (_, face) => face + 1);

const NOTHING: Rolled = { hits: 0, criticals: 0, directs: 0, chance: 1 };

const asRolled = (icons: readonly Icon[], chance: number): Rolled => {
  const count = (icon: Icon): number => icons.filter((one) => one === icon).length;
  return {
    hits: count('hit'),
    criticals: count('critical'),
    directs: count('direct'),
    chance,
  };
};

const key = ({ hits, criticals, directs }: Rolled): string => `${hits} ${criticals} ${directs}`;

/** Like results made one. */
const merged = (all: readonly Rolled[]): readonly Rolled[] => {
  const sums = new Map<string, Rolled>();
  for (const one of all) {
    const before = sums.get(key(one));
    sums.set(key(one), before ? { ...one, chance: before.chance + one.chance } : one);
  }
  return [...sums.values()];
};

const plus = (left: readonly Rolled[], right: readonly Rolled[]): readonly Rolled[] =>
  merged(
    left.flatMap((one) =>
      right.map((other) => ({
        hits: one.hits + other.hits,
        criticals: one.criticals + other.criticals,
        directs: one.directs + other.directs,
        chance: one.chance * other.chance,
      })),
    ),
  );

const times = (rolled: readonly Rolled[], count: number): readonly Rolled[] =>
  Array.from({ length: count }).reduce<readonly Rolled[]>((sum) => plus(sum, rolled), [NOTHING]);

const scaled = (rolled: readonly Rolled[], chance: number): readonly Rolled[] =>
  rolled.map((one) => ({ ...one, chance: one.chance * chance }));

/** Target Locks: a die rolled again, whose own locks are ignored. */
const again = ({ chart, modifier }: RollSpec): readonly Rolled[] =>
  merged(FACES.map((face) => asRolled(iconsAt(chart, face + modifier), 1 / SIDES)));

const withAbility = (
  spec: RollSpec,
  ability: LockAbility,
  own: Rolled,
  locks: number,
): readonly Rolled[] => {
  switch (ability.gives) {
    case 'icons':
      return plus([own], times([asRolled(ability.icons, 1)], locks));
    case 'dice':
      return plus([own], times(again(spec), ability.dice * locks));
    case 'text':
      return [own];
  }
};

/** One die as it fell, and what becomes of its locks. */
const settled = (spec: RollSpec, icons: readonly Icon[]): readonly Rolled[] => {
  const own = asRolled(icons, 1);
  const locks = icons.filter((icon) => icon === 'lock').length;
  if (locks === 0) return [own];
  switch (spec.locks) {
    case 'hold':
      return [own];
    case 'reroll':
      return spec.replaces ? again(spec) : plus([own], again(spec));
    case 'ability':
      return spec.ability ? withAbility(spec, spec.ability, own, locks) : [own];
  }
};

const fresh = (spec: RollSpec, faces: readonly number[]): readonly Rolled[] =>
  merged(
    faces.flatMap((face) =>
      scaled(settled(spec, iconsAt(spec.chart, face + spec.modifier)), 1 / SIDES),
    ),
  );

/** Augur: a result that shows nothing is rolled once more. */
const oneDie = (spec: RollSpec): readonly Rolled[] => {
  const isWasted = (face: number): boolean =>
    spec.rerolledFaces.includes(face) && iconsAt(spec.chart, face + spec.modifier).length === 0;
  const wasted = FACES.filter(isWasted).length / SIDES;
  const kept = FACES.filter((face) => !isWasted(face));
  if (wasted === 0) return fresh(spec, FACES);
  return merged([...fresh(spec, kept), ...scaled(fresh(spec, FACES), wasted)]);
};

const isBlank = ({ hits, criticals, directs }: Rolled): boolean => hits + criticals + directs === 0;

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** Making Attacks, Target Locks: everything that a roll can come to, exactly. */
export const rollOdds = (spec: RollSpec): readonly Rolled[] => {
  const die = oneDie(spec);
  if (spec.rerolls === 0) return times(die, spec.dice);
  const blank = die.find(isBlank)?.chance ?? 0;
  const showing = die.filter((one) => !isBlank(one));
  return merged(
    Array.from({ length: spec.dice + 1 }, (_, blanks) => {
      const ways = choose(spec.dice, blanks) * blank ** blanks;
      const rest = times(showing, spec.dice - blanks);
      return scaled(plus(rest, times(die, Math.min(blanks, spec.rerolls))), ways);
    }).flat(),
  );
};
