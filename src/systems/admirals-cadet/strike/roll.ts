import { SIDES } from '../../../core/dice/sixSided';
import { iconsAt, type Chart } from '../../admirals-shared/strike/chart';
import type { Icon } from '../../admirals-shared/cards/terms';
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
  /** Ruling augur-rerolls-once: whether those are rolled until another result shows. */
  readonly untilAnother: boolean;
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

/** More than any count of one icon. */
const RADIX = 1024;

const WEIGHTS: Readonly<Record<Icon, number>> = {
  hit: RADIX * RADIX,
  critical: RADIX,
  direct: 1,
  lock: 0,
};

/** Icons as one number, so that icons of several dice add up as numbers do; locks are settled before. */
const packed = (icons: readonly Icon[]): number =>
  icons.reduce((sum, icon) => sum + WEIGHTS[icon], 0);

const unpacked = (icons: number, chance: number): Rolled => ({
  hits: Math.floor(icons / WEIGHTS.hit),
  criticals: Math.floor(icons / WEIGHTS.critical) % RADIX,
  directs: icons % RADIX,
  chance,
});

/** The chance of each packed number of icons. */
type Chances = ReadonlyMap<number, number>;

const NO_ICONS = 0;
const NOTHING: Chances = new Map([[NO_ICONS, 1]]);

const certainly = (icons: readonly Icon[]): Chances => new Map([[packed(icons), 1]]);

const mixed = (parts: readonly { readonly of: Chances; readonly share: number }[]): Chances => {
  const sums = new Map<number, number>();
  for (const { of, share } of parts)
    for (const [icons, chance] of of) sums.set(icons, (sums.get(icons) ?? 0) + chance * share);
  return sums;
};

const plus = (left: Chances, right: Chances): Chances => {
  const sums = new Map<number, number>();
  for (const [one, chance] of left)
    for (const [other, share] of right) {
      const both = one + other;
      sums.set(both, (sums.get(both) ?? 0) + chance * share);
    }
  return sums;
};

const times = (die: Chances, count: number): Chances =>
  Array.from({ length: count }).reduce<Chances>((sum) => plus(sum, die), NOTHING);

/** Target Locks: a die rolled again, whose own locks are ignored. */
const again = ({ chart, modifier }: RollSpec): Chances =>
  mixed(
    FACES.map((face) => ({ of: certainly(iconsAt(chart, face + modifier)), share: 1 / SIDES })),
  );

const withAbility = (
  spec: RollSpec,
  ability: LockAbility,
  own: Chances,
  locks: number,
): Chances => {
  switch (ability.gives) {
    case 'icons':
      return plus(own, times(certainly(ability.icons), locks));
    case 'dice':
      return plus(own, times(again(spec), ability.dice * locks));
    case 'text':
      return own;
  }
};

/** One die as it fell, and what becomes of its locks. */
const settled = (spec: RollSpec, icons: readonly Icon[]): Chances => {
  const own = certainly(icons);
  const locks = icons.filter((icon) => icon === 'lock').length;
  if (locks === 0) return own;
  switch (spec.locks) {
    case 'hold':
      return own;
    case 'reroll':
      return spec.replaces ? again(spec) : plus(own, again(spec));
    case 'ability':
      return spec.ability ? withAbility(spec, spec.ability, own, locks) : own;
  }
};

const fresh = (spec: RollSpec, faces: readonly number[]): Chances =>
  mixed(
    faces.map((face) => ({
      of: settled(spec, iconsAt(spec.chart, face + spec.modifier)),
      share: 1 / SIDES,
    })),
  );

/** Augur: a result that shows nothing is rolled once more, or until it is another. */
const oneDie = (spec: RollSpec): Chances => {
  const isWasted = (face: number): boolean =>
    spec.rerolledFaces.includes(face) && iconsAt(spec.chart, face + spec.modifier).length === 0;
  const wasted = FACES.filter(isWasted).length / SIDES;
  const kept = FACES.filter((face) => !isWasted(face));
  if (wasted === 0) return fresh(spec, FACES);
  if (spec.untilAnother) return mixed([{ of: fresh(spec, kept), share: 1 / (1 - wasted) }]);
  return mixed([
    { of: fresh(spec, kept), share: 1 },
    { of: fresh(spec, FACES), share: wasted },
  ]);
};

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** So many of the dice show nothing, and as many as orders allow are rolled again. */
const withRerolls = (spec: RollSpec, die: Chances): Chances => {
  const blank = die.get(NO_ICONS) ?? 0;
  const showing = new Map([...die].filter(([icons]) => icons !== NO_ICONS));
  return mixed(
    Array.from({ length: spec.dice + 1 }, (_, blanks) => ({
      of: plus(times(showing, spec.dice - blanks), times(die, Math.min(blanks, spec.rerolls))),
      share: choose(spec.dice, blanks) * blank ** blanks,
    })),
  );
};

/** Making Attacks, Target Locks: everything that a roll can come to, exactly. */
export const rollOdds = (spec: RollSpec): readonly Rolled[] => {
  const die = oneDie(spec);
  const all = spec.rerolls === 0 ? times(die, spec.dice) : withRerolls(spec, die);
  return [...all].map(([icons, chance]) => unpacked(icons, chance));
};
