import { iconsAt } from '../../../admirals-shared/strike/chart';
import { isDie } from '../../../admirals-shared/play/resolve/numbers';
import type { Facing, Icon } from '../../../admirals-shared/cards/terms';
import type { Save } from '../../../admirals-shared/saves';
import type { Role } from '../../cards/terms';
import type { LockAbility } from '../../cards/types';
import { shieldsLeft } from '../../../admirals-shared/piece';
import type { Rules } from '../../rules';
import { afterCritical, afterHit, guardOf, type Fate, type Standing } from '../../strike/damage';
import { mayBlock } from '../../strike/shields';
import { type UsableShields } from '../../../admirals-shared/play/strikes';
import type { StrikeAnswer } from '../../strike/spec';
import type { Again, CriticalRolls, LockUse, StrikeRolls } from '../commands';

/** What an attack asks for next. */
export type StrikeNeed =
  | { readonly needs: 'facings' }
  | { readonly needs: 'dice'; readonly count: number }
  /** Dice that may be rolled again: those that show one of `faces`, and `most` others. */
  | {
      readonly needs: 'again';
      readonly faces: readonly number[];
      readonly most: number;
      readonly dice: readonly number[];
    }
  | {
      readonly needs: 'lock';
      readonly die: number;
      readonly left: number;
      readonly abilities: readonly LockAbility[];
    }
  | { readonly needs: 'lock-dice'; readonly at: number; readonly count: number }
  | { readonly needs: 'save'; readonly save: Save; readonly count: number }
  | { readonly needs: 'shields'; readonly hits: number; readonly shields: UsableShields }
  | { readonly needs: 'critical-save'; readonly at: number; readonly save: Save }
  | {
      readonly needs: 'critical-box';
      readonly at: number;
      readonly from: readonly (Facing | 'pool')[];
    };

export type Count = Readonly<Record<Exclude<Icon, 'lock'>, number>>;

/** One Critical Hit, and what became of it. */
export interface CriticalDone {
  /** The box that blocked it. */
  readonly box?: Facing | 'pool';
  readonly saved: readonly { readonly save: Save; readonly die: number; readonly stops: boolean }[];
  readonly does: 'stopped' | 'blocked' | 'through';
}

/** How far an attack has come. */
export interface StrikeSoFar {
  readonly answer: StrikeAnswer;
  /** As they lie after rolling again. */
  readonly dice: readonly number[];
  readonly lockDice: readonly number[];
  readonly count: Count;
  readonly saved: readonly {
    readonly save: Save;
    readonly dice: readonly number[];
    readonly stopped: number;
  }[];
  readonly hitsThrough: number;
  readonly criticals: readonly CriticalDone[];
  /** Texts of lock abilities that the table carries out. */
  readonly texts: readonly string[];
}

export interface StrikeStep {
  readonly soFar: StrikeSoFar;
  readonly need: StrikeNeed | null;
  /** Something was told that the attack has no use for. */
  readonly leftOver: keyof StrikeRolls | null;
}

interface Bench extends StrikeSoFar {
  readonly rolls: StrikeRolls;
  readonly rules: Rules;
  readonly ordersHeld: number;
}

type Stepped = Bench | { readonly need: StrikeNeed; readonly at: Bench };
type StepFunction = (bench: Bench) => Stepped;

const asking = (at: Bench, need: StrikeNeed): Stepped => ({ need, at });

const areDice = (dice: readonly number[] | undefined, count: number): boolean =>
  dice?.length === count && dice.every(isDie);

const plusIcons = (count: Count, icons: readonly Icon[]): Count => {
  const more = (icon: Icon): number => icons.filter((one) => one === icon).length;
  return {
    hit: count.hit + more('hit'),
    critical: count.critical + more('critical'),
    direct: count.direct + more('direct'),
  };
};

const iconsOf = ({ answer }: Bench, die: number): readonly Icon[] =>
  iconsAt(answer.chart, die + answer.modifiers.applied);

/** Shields: where they are a chart, the table says which side the attack comes from. */
const facings: StepFunction = (bench) => {
  const { target, facings: told } = bench.answer.strike;
  const matters =
    target.shields.as === 'facings' &&
    target.mayShield &&
    bench.answer.shields.rule === 'Shields' &&
    shieldsLeft(target) > 0;
  return matters && told.length === 0 ? asking(bench, { needs: 'facings' }) : bench;
};

/** Making Attacks */
const firstRoll: StepFunction = (bench) => {
  const { dice: count } = bench.answer.strike;
  const { dice = [] } = bench.rolls;
  return areDice(dice, count) ? { ...bench, dice } : asking(bench, { needs: 'dice', count });
};

const mayAgain = (
  dice: readonly number[],
  again: readonly Again[],
  faces: readonly number[],
  most: number,
): boolean => {
  const places = again.map(({ die }) => die);
  const free = again.filter(({ die }) => !faces.includes(dice[die] ?? 0)).length;
  return (
    new Set(places).size === places.length &&
    again.every(({ die, to }) => dice[die] !== undefined && isDie(to)) &&
    free <= most
  );
};

/** Augur, orders: dice that are rolled again, each once. */
const rolledAgain: StepFunction = (bench) => {
  const { dice, answer, rolls } = bench;
  const { rerolledFaces: faces, rerolls: most } = answer;
  const can = most > 0 || dice.some((die) => faces.includes(die));
  if (!can) return bench;
  const { again } = rolls;
  if (again === undefined || !mayAgain(dice, again, faces, most))
    return asking(bench, { needs: 'again', faces, most, dice });
  const now = dice.map((die, at) => again.find((one) => one.die === at)?.to ?? die);
  return { ...bench, dice: now };
};

const useAbility = (
  bench: Bench,
  ability: LockAbility,
  dice: readonly number[] | undefined,
  at: number,
): Stepped => {
  switch (ability.gives) {
    case 'icons':
      return { ...bench, count: plusIcons(bench.count, ability.icons) };
    case 'dice': {
      if (!dice || !areDice(dice, ability.dice))
        return asking(bench, { needs: 'lock-dice', at, count: ability.dice });
      const icons = dice.flatMap((die) => iconsOf(bench, die));
      return {
        ...bench,
        lockDice: [...bench.lockDice, ...dice],
        count: plusIcons(bench.count, icons),
      };
    }
    case 'text':
      return { ...bench, texts: [...bench.texts, ability.text] };
  }
};

interface Locking {
  readonly bench: Bench;
  readonly used: number;
}

/** Target Locks: what a die that is rolled again gives instead of what it showed, or besides. */
const rerollLock = (bench: Bench, use: LockUse & { use: 'reroll' }, at: number): Stepped => {
  if (!isDie(use.to)) return asking(bench, { needs: 'lock-dice', at, count: 1 });
  return {
    ...bench,
    lockDice: [...bench.lockDice, use.to],
    count: plusIcons(bench.count, iconsOf(bench, use.to)),
  };
};

/** Target Locks: one die with all its locks. */
const locksOfDie = (
  { bench, used }: Locking,
  die: number,
  place: number,
): Locking | { readonly need: StrikeNeed; readonly at: Bench } => {
  const icons = iconsOf(bench, die);
  const locks = icons.filter((icon) => icon === 'lock').length;
  const { abilities } = bench.answer;
  const replaces = bench.rules.rulings['reroll-replaces-die'] === 'replaces';
  let now = bench;
  let spent = used;
  for (let left = locks; left > 0; left -= 1) {
    const use = bench.rolls.locks?.[spent];
    if (use === undefined) return { need: { needs: 'lock', die: place, left, abilities }, at: now };
    if (use.use === 'reroll') {
      const next = rerollLock(now, use, spent);
      if ('need' in next) return next;
      const kept = replaces ? next : { ...next, count: plusIcons(next.count, icons) };
      return { bench: kept, used: spent + 1 };
    }
    if (use.use === 'ability') {
      const ability = abilities[use.which];
      if (!ability) return { need: { needs: 'lock', die: place, left, abilities }, at: now };
      const next = useAbility(now, ability, use.dice, spent);
      if ('need' in next) return next;
      now = next;
    }
    spent += 1;
  }
  return { bench: { ...now, count: plusIcons(now.count, icons) }, used: spent };
};

/** Target Locks: die by die. */
const locksSpent: StepFunction = (bench) => {
  let now: Locking = { bench, used: 0 };
  for (const [place, die] of bench.dice.entries()) {
    const next = locksOfDie(now, die, place);
    if ('need' in next) return next;
    now = next;
  }
  return now.bench;
};

/** How many Target Locks the rolled dice leave to decide. */
export const locksToUse = ({ dice, answer }: StrikeSoFar): number =>
  dice
    .flatMap((die) => iconsAt(answer.chart, die + answer.modifiers.applied))
    .filter((icon) => icon === 'lock').length;

const savesOnHits = (bench: Bench, hits: number): Stepped => {
  let now = bench;
  let left = hits;
  for (const save of bench.answer.saves) {
    if (left === 0) break;
    const rolled = bench.rolls.saves?.find((one) => one.save === save.name);
    if (!rolled || !areDice(rolled.dice, left))
      return asking(now, { needs: 'save', save, count: left });
    const stopped = rolled.dice.filter((die) => die <= save.upTo).length;
    now = { ...now, saved: [...now.saved, { save, dice: rolled.dice, stopped }] };
    left -= stopped;
  }
  return { ...now, hitsThrough: left };
};

const boxesSpent = ({ rolls }: Bench): number =>
  (rolls.shields ?? []).reduce((sum, { points }) => sum + points, 0);

const maySpend = (bench: Bench, hits: number): boolean => {
  const { shields } = bench.answer;
  const spends = bench.rolls.shields ?? [];
  const stock = (facing: Facing | null): number =>
    shields.from.length === 0
      ? facing === null
        ? shields.points
        : 0
      : (shields.from.find((one) => one.facing === facing)?.points ?? 0);
  const sides = spends.map(({ facing }) => facing);
  return (
    new Set(sides).size === sides.length &&
    spends.every(({ facing, points }) => points >= 0 && points <= stock(facing)) &&
    boxesSpent(bench) <= hits
  );
};

/** Shields: boxes against Hits. */
const boxesOnHits = (bench: Bench, hits: number): Stepped => {
  const { shields } = bench.answer;
  if (hits === 0 || shields.points === 0) return { ...bench, hitsThrough: hits };
  if (bench.rolls.shields === undefined || !maySpend(bench, hits))
    return asking(bench, { needs: 'shields', hits, shields });
  return { ...bench, hitsThrough: hits - boxesSpent(bench) };
};

const savesFirst = ({ rules }: Bench): boolean =>
  rules.rulings['armor-before-shields'] === 'before';

/** Hits: Armor and Flak, then shields (ruling armor-before-shields). */
const hits: StepFunction = (bench) => {
  const [first, second] = savesFirst(bench)
    ? [savesOnHits, boxesOnHits]
    : [boxesOnHits, savesOnHits];
  const once = first(bench, bench.count.hit);
  return 'need' in once ? once : second(once, once.hitsThrough);
};

const hurtBy = (fate: Fate, count: number): Fate =>
  fate === null || count === 0 ? fate : hurtBy(afterHit(fate), count - 1);

/** The target as the Hits leave it. */
const afterHits = (bench: Bench): Fate => {
  const { target } = bench.answer.strike;
  const start: Standing = {
    hull: target.hull,
    shields: bench.answer.shields.points - boxesSpent(bench),
    crippled: target.crippled,
    orders: bench.ordersHeld,
  };
  return hurtBy(start, bench.hitsThrough);
};

type Sides = readonly (Facing | 'pool')[];

const boxesLeft = (bench: Bench, done: readonly CriticalDone[]): Sides => {
  const { shields, strike } = bench.answer;
  if (!mayBlock(strike.target, 'critical')) return [];
  const gone = (side: Facing | null): number =>
    (bench.rolls.shields ?? [])
      .filter(({ facing }) => facing === side)
      .reduce((sum, { points }) => sum + points, 0) +
    done.filter(({ box, does }) => does === 'blocked' && box === (side ?? 'pool')).length;
  if (shields.from.length === 0) return shields.points > gone(null) ? ['pool'] : [];
  return shields.from
    .filter(({ facing, points }) => points > gone(facing))
    .map(({ facing }) => facing);
};

type Tried = CriticalDone | { readonly need: StrikeNeed };

const rollSaves = (
  saves: readonly Save[],
  told: CriticalRolls,
  at: number,
): { readonly saved: CriticalDone['saved']; readonly stops: boolean } | { need: StrikeNeed } => {
  const saved: { save: Save; die: number; stops: boolean }[] = [];
  for (const [place, save] of saves.entries()) {
    const die = told.saves?.[place];
    if (!isDie(die)) return { need: { needs: 'critical-save', at, save } };
    saved.push({ save, die, stops: die <= save.upTo });
    if (die <= save.upTo) return { saved, stops: true };
  }
  return { saved, stops: false };
};

const blockedBy = (
  sides: Sides,
  { box }: CriticalRolls,
  at: number,
): { readonly box: Facing | 'pool' | null } | { need: StrikeNeed } => {
  if (sides.length === 0) return { box: null };
  if (box === 'none') return { box: null };
  return box !== undefined && sides.includes(box)
    ? { box }
    : { need: { needs: 'critical-box', at, from: sides } };
};

/** Armor, Flak: what is left of them after the Critical Hits so far. */
const savesNow = ({ answer, ordersHeld }: Bench, ship: Standing): readonly Save[] => {
  const { crippled } = answer.strike.target;
  switch (guardOf({ crippled, orders: ordersHeld }, ship)) {
    case 'now':
      return answer.saves;
    case 'withoutOrders':
      return answer.savesWithoutOrders;
    case 'crippled':
      return answer.savesCrippled;
  }
};

/** Critical Hits: Armor and Flak, then a box where one may block it, or the other way round. */
const oneCritical = (bench: Bench, ship: Standing, at: number): Tried => {
  const told = bench.rolls.criticals?.[at] ?? {};
  const saves = savesNow(bench, ship);
  const sides = boxesLeft(bench, bench.criticals);
  if (!savesFirst(bench)) {
    const block = blockedBy(sides, told, at);
    if ('need' in block) return block;
    if (block.box !== null) return { box: block.box, saved: [], does: 'blocked' };
    const rolled = rollSaves(saves, told, at);
    if ('need' in rolled) return rolled;
    return { saved: rolled.saved, does: rolled.stops ? 'stopped' : 'through' };
  }
  const rolled = rollSaves(saves, told, at);
  if ('need' in rolled) return rolled;
  if (rolled.stops) return { saved: rolled.saved, does: 'stopped' };
  const block = blockedBy(sides, told, at);
  if ('need' in block) return block;
  return block.box === null
    ? { saved: rolled.saved, does: 'through' }
    : { saved: rolled.saved, box: block.box, does: 'blocked' };
};

const afterTried = (role: Role, ship: Standing, { does }: CriticalDone): Fate => {
  switch (does) {
    case 'stopped':
      return ship;
    case 'blocked':
      return { ...ship, shields: ship.shields - 1 };
    case 'through':
      return afterCritical(role, ship);
  }
};

/** Critical Hits: one after the other, until the target is gone. */
const criticals: StepFunction = (bench) => {
  const { role } = bench.answer.strike.target.card;
  let now = bench;
  let ship = afterHits(bench);
  for (let at = 0; at < bench.count.critical && ship !== null; at += 1) {
    const tried = oneCritical(now, ship, at);
    if ('need' in tried) return asking(now, tried.need);
    now = { ...now, criticals: [...now.criticals, tried] };
    ship = afterTried(role, ship, tried);
  }
  return now;
};

const STEPS: readonly StepFunction[] = [
  facings,
  firstRoll,
  rolledAgain,
  locksSpent,
  hits,
  criticals,
];

const TELLABLE = [
  'dice',
  'again',
  'locks',
  'saves',
  'shields',
  'criticals',
] as const satisfies readonly (keyof StrikeRolls)[];

const leftOverOf = (bench: Bench): keyof StrikeRolls | null => {
  const { answer, rolls } = bench;
  const asked = answer.rerolls > 0 || answer.rerolledFaces.length > 0;
  const most: Readonly<Record<keyof StrikeRolls, number>> = {
    dice: answer.strike.dice,
    again: asked ? bench.dice.length : 0,
    locks: locksToUse(bench),
    saves: bench.saved.length,
    shields: answer.shields.points > 0 && bench.count.hit > 0 ? Infinity : 0,
    criticals: bench.criticals.length,
  };
  return TELLABLE.find((one) => (rolls[one]?.length ?? 0) > most[one]) ?? null;
};

/** Making Attacks, Resolving Attack Icons: walks through an attack with what was told so far, up to what is needed next. */
export const resolveStrike = (
  answer: StrikeAnswer,
  rolls: StrikeRolls,
  ordersHeld: number,
  rules: Rules,
): StrikeStep => {
  let bench: Bench = {
    answer,
    dice: [],
    lockDice: [],
    count: { hit: 0, critical: 0, direct: 0 },
    saved: [],
    hitsThrough: 0,
    criticals: [],
    texts: [],
    rolls,
    rules,
    ordersHeld,
  };
  for (const step of STEPS) {
    const next = step(bench);
    if ('need' in next) return { soFar: next.at, need: next.need, leftOver: null };
    bench = next;
  }
  return { soFar: bench, need: null, leftOver: leftOverOf(bench) };
};

/** The ship that a box belongs to, as tracks name it. */
export const boxFacing = (box: Facing | 'pool'): Facing | null => (box === 'pool' ? null : box);
