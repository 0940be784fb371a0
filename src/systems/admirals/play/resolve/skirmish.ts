import type { Explained, Tally } from '../../../admirals-shared/explain';
import type { Save } from '../../../admirals-shared/saves';
import {
  grudgeUpTo,
  reportGrudge,
  reportHits,
  rollsGrudge,
  type Report,
} from '../../skirmish/report';
import {
  otherSide,
  SIDES,
  type BySide,
  type SkirmishSide,
} from '../../../admirals-shared/skirmish/sides';
import { resolveEntry, type Entered, type EntryNeed } from './entering';
import { isDie } from '../../../admirals-shared/play/resolve/numbers';
import type { Entry, SkirmishRolls } from '../commands';
import type { Rules } from '../../rules';
import type { Piece } from '../../piece';
import { type CombatDie, readCombatDice } from '../../../admirals-shared/skirmish/die';
import { combatDieOf, combatPoolOf, combatSavesOf } from '../../skirmish/pool';
import { settleSkirmish, type SettledSkirmish, type SkirmishSituation } from '../../situation';

/** What a skirmish asks for next. */
export type SkirmishNeed =
  | { readonly needs: 'dice'; readonly side: SkirmishSide; readonly count: number }
  | {
      readonly needs: 'save';
      readonly side: SkirmishSide;
      readonly save: Save;
      readonly count: number;
    }
  | { readonly needs: 'grudge'; readonly side: SkirmishSide; readonly upTo: number }
  | EntryNeed;

export interface SideSoFar {
  readonly pool: Tally;
  readonly die: Explained<CombatDie>;
  readonly saves: readonly Save[];
  /** Direct Hits that the other side's dice made. */
  readonly hits: number;
  readonly saved: readonly {
    readonly save: Save;
    readonly dice: readonly number[];
    readonly stopped: number;
  }[];
  readonly through: number;
}

export interface SkirmishSoFar {
  readonly skirmish: SettledSkirmish;
  readonly sides: BySide<SideSoFar>;
  /** 9Q: what was rolled for a Grudge, null where nothing was. */
  readonly grudges: BySide<number | null>;
  readonly report: Report | null;
  /** The hex that the active piece takes, where it does. */
  readonly entered: Entered | null;
}

export interface SkirmishStep {
  readonly soFar: SkirmishSoFar;
  readonly need: SkirmishNeed | null;
  readonly leftOver: keyof SkirmishRolls | null;
}

interface Bench extends SkirmishSoFar {
  readonly rolls: SkirmishRolls;
  readonly rules: Rules;
  /** An Assault takes the hex of a piece that was defeated. */
  readonly advances: boolean;
}

type Stepped = Bench | { readonly need: SkirmishNeed; readonly at: Bench };

const asking = (at: Bench, need: SkirmishNeed): Stepped => ({ need, at });

const withSide = (bench: Bench, side: SkirmishSide, change: Partial<SideSoFar>): Bench => ({
  ...bench,
  sides: { ...bench.sides, [side]: { ...bench.sides[side], ...change } },
});

/** 7B: both roll their pools; what one rolls hits the other. */
const roll = (bench: Bench, side: SkirmishSide): Stepped => {
  const { pool, die } = bench.sides[side];
  const dice = bench.rolls.dice?.[side] ?? [];
  if (dice.length !== pool.value || !dice.every(isDie))
    return asking(bench, { needs: 'dice', side, count: pool.value });
  const hits = readCombatDice(die.value, dice);
  return withSide(bench, otherSide(side), { hits, through: hits });
};

/** 7C: each Direct Hit may be saved once by every kind. */
const save = (bench: Bench, side: SkirmishSide): Stepped => {
  let now = bench;
  for (const one of bench.sides[side].saves) {
    const left = now.sides[side].through;
    if (left === 0) break;
    const rolled = bench.rolls.saves?.find((told) => told.side === side && told.save === one.name);
    if (rolled?.dice.length !== left || !rolled.dice.every(isDie))
      return asking(now, { needs: 'save', side, save: one, count: left });
    const stopped = rolled.dice.filter((die) => die <= one.upTo).length;
    const saved = [...now.sides[side].saved, { save: one, dice: rolled.dice, stopped }];
    now = withSide(now, side, { saved, through: left - stopped });
  }
  return now;
};

const report = (bench: Bench): Bench => {
  const { skirmish, sides, rules } = bench;
  const pieces = { active: skirmish.active.piece, opposing: skirmish.opposing.piece };
  const hits = { active: sides.active.through, opposing: sides.opposing.through };
  return { ...bench, report: reportHits(pieces, hits, rules) };
};

/** 9Q: one side rolls for what was done to it up to now. */
const grudgeOf = (bench: Bench, side: SkirmishSide): Stepped => {
  const { report: hurt, rules, rolls } = bench;
  if (!hurt || !rollsGrudge(hurt, side, rules)) return bench;
  const die = rolls.grudge?.[side];
  if (!isDie(die))
    return asking(bench, { needs: 'grudge', side, upTo: grudgeUpTo(hurt, side, rules) });
  const dice = { active: null, opposing: null, [side]: die };
  return {
    ...bench,
    grudges: { ...bench.grudges, [side]: die },
    report: reportGrudge(hurt, dice, rules),
  };
};

/** 9Q: both at the same time, or the active piece first (ruling grudge-both-at-once). */
const grudge = (bench: Bench): Stepped => {
  const { report: hurt, rules, rolls } = bench;
  if (!hurt) return bench;
  if (rules.rulings['grudge-both-at-once'] === 'active-first') {
    const first = grudgeOf(bench, 'active');
    return 'need' in first ? first : grudgeOf(first, 'opposing');
  }
  for (const side of SIDES)
    if (rollsGrudge(hurt, side, rules) && !isDie(rolls.grudge?.[side]))
      return asking(bench, { needs: 'grudge', side, upTo: grudgeUpTo(hurt, side, rules) });
  const die = (side: SkirmishSide): number | null =>
    rollsGrudge(hurt, side, rules) ? (rolls.grudge?.[side] ?? null) : null;
  const dice = { active: die('active'), opposing: die('opposing') };
  return { ...bench, grudges: dice, report: reportGrudge(hurt, dice, rules) };
};

/** 6B-04: the hex is that of the piece that was defeated. */
export const hexOf = (piece: Piece, told: Entry | undefined): Entry => ({
  terrain: piece.terrain,
  ...told,
});

const advance = (bench: Bench): Stepped => {
  const { report: hurt, rules, rolls, advances } = bench;
  if (!hurt || !advances || hurt.active.defeated || !hurt.opposing.defeated) return bench;
  const piece = { ...hurt.active.piece, hull: hurt.active.piece.hull - hurt.active.hullLost };
  const entry = resolveEntry(piece, hexOf(hurt.opposing.piece, rolls.enters), rules, {
    by: 'assault',
  });
  return entry.done ? { ...bench, entered: entry.entered } : asking(bench, entry.need);
};

const STEPS: readonly ((bench: Bench) => Stepped)[] = [
  (bench) => roll(bench, 'active'),
  (bench) => roll(bench, 'opposing'),
  (bench) => save(bench, 'active'),
  (bench) => save(bench, 'opposing'),
  report,
  grudge,
  advance,
];

const armed = (skirmish: SettledSkirmish, side: SkirmishSide, rules: Rules): SideSoFar => {
  const { piece } = skirmish[side];
  return {
    pool: combatPoolOf(skirmish, side, rules),
    die: combatDieOf(piece, rules),
    saves: combatSavesOf(piece, rules),
    hits: 0,
    saved: [],
    through: 0,
  };
};

const leftOverOf = ({ rolls, sides, entered, grudges }: Bench): SkirmishStep['leftOver'] => {
  const saves = sides.active.saved.length + sides.opposing.saved.length;
  if ((rolls.saves?.length ?? 0) > saves) return 'saves';
  if (rolls.enters && !entered) return 'enters';
  const unasked = SIDES.some(
    (side) => rolls.grudge?.[side] !== undefined && grudges[side] === null,
  );
  return unasked ? 'grudge' : null;
};

/** 7: walks through a skirmish with what was rolled so far, up to what is needed next. */
export const resolveSkirmish = (
  situation: SkirmishSituation,
  rolls: SkirmishRolls,
  rules: Rules,
  advances = true,
): SkirmishStep => {
  const skirmish = settleSkirmish(situation);
  const sides = {
    active: armed(skirmish, 'active', rules),
    opposing: armed(skirmish, 'opposing', rules),
  };
  const grudges = { active: null, opposing: null };
  let bench: Bench = {
    skirmish,
    sides,
    grudges,
    report: null,
    entered: null,
    rolls,
    rules,
    advances,
  };
  for (const step of STEPS) {
    const next = step(bench);
    if ('need' in next) return { soFar: next.at, need: next.need, leftOver: null };
    bench = next;
  }
  return { soFar: bench, need: null, leftOver: leftOverOf(bench) };
};
