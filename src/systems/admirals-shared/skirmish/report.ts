import { SIDES as FACES } from '../../../core/dice/sixSided';
import { otherSide, SIDES, type BySide, type SkirmishSide } from './sides';

/** A piece in a skirmish, as far as the damage report asks. */
export interface Hurt {
  readonly hull: number;
  /** 9F: Direct Hits that its opponent takes when it is defeated. */
  readonly lethal: number;
  /** 9Q */
  readonly grudge: boolean;
}

/** What a skirmish has done to one piece so far. */
export interface Toll {
  /** Direct Hits resolved against it, Lethal's among them; more than cost its hull and avenge it make no difference. */
  readonly directHits: number;
  readonly hullLost: number;
  readonly defeated: 'hull' | 'grudge' | null;
}

export type Report = BySide<Toll>;

export interface SkirmishRulings {
  /** Ruling grudge-needs-survivor: `survivor-only`. */
  readonly grudgeNeedsSurvivor?: boolean;
  /** Ruling grudge-both-at-once: `active-first`. */
  readonly grudgeInTurn?: boolean;
  /** Ruling ore-hull-cancels-rolled: `any`. */
  readonly cancelsRams?: boolean;
}

/** The most Direct Hits that are told apart. */
export const mostCounted = ({ hull }: Hurt): number => Math.max(hull, FACES);

export const UNHURT: Toll = { directHits: 0, hullLost: 0, defeated: null };

const strike = (toll: Toll, hurt: Hurt, directHits: number): Toll => {
  const hits = Math.min(mostCounted(hurt), toll.directHits + directHits);
  const hullLost = Math.min(hits, hurt.hull);
  const byHull = hullLost >= hurt.hull ? 'hull' : null;
  return { directHits: hits, hullLost, defeated: toll.defeated ?? byHull };
};

/** 9F: whoever was defeated since then deals its death blow, which may defeat the other, who deals its own. */
const withDeathBlows = (report: Report, before: Report, both: BySide<Hurt>): Report => {
  const fallen = SIDES.filter((side) => report[side].defeated && !before[side].defeated);
  if (fallen.length === 0) return report;
  const blow = (from: SkirmishSide): number => (fallen.includes(from) ? both[from].lethal : 0);
  const struck: Report = {
    active: strike(report.active, both.active, blow('opposing')),
    opposing: strike(report.opposing, both.opposing, blow('active')),
  };
  return withDeathBlows(struck, report, both);
};

/** 7D, 9F: the Direct Hits that were not cancelled cost hull, and death blows follow. */
export const reportHits = (both: BySide<Hurt>, directHits: BySide<number>): Report => {
  const unhurt = { active: UNHURT, opposing: UNHURT };
  const struck = {
    active: strike(UNHURT, both.active, directHits.active),
    opposing: strike(UNHURT, both.opposing, directHits.opposing),
  };
  return withDeathBlows(struck, unhurt, both);
};

/**
 * 9Q: the results that avenge it are those up to the Direct Hits it took. None where it took none, its foe is
 * defeated already, or it is itself (ruling grudge-needs-survivor).
 */
export const grudgeUpTo = (
  report: Report,
  side: SkirmishSide,
  both: BySide<Hurt>,
  { grudgeNeedsSurvivor = false }: SkirmishRulings,
): number => {
  const { directHits, defeated } = report[side];
  const mayRoll = !defeated || !grudgeNeedsSurvivor;
  const foeStands = !report[otherSide(side)].defeated;
  return both[side].grudge && mayRoll && foeStands ? Math.min(FACES, directHits) : 0;
};

/** 9Q: a piece that falls to a Grudge deals its death blow. */
export const reportGrudge = (
  report: Report,
  avenged: BySide<boolean>,
  both: BySide<Hurt>,
): Report => {
  const fall = (side: SkirmishSide): Toll =>
    avenged[otherSide(side)] && !report[side].defeated
      ? { ...report[side], defeated: 'grudge' }
      : report[side];
  const fallen = { active: fall('active'), opposing: fall('opposing') };
  return withDeathBlows(fallen, report, both);
};
