import {
  otherSide,
  SIDES,
  type BySide,
  type SkirmishSide,
} from '../../admirals-shared/skirmish/sides';
import type { Rules } from '../rules';
import type { Piece } from '../piece';
import { deathBlowOf, revengeOf } from './pool';

export const MOST_EXHAUSTED = 2;

/** What a skirmish has done to one piece so far. */
export interface Toll {
  readonly piece: Piece;
  /** Direct Hits resolved against it, Lethal's among them. */
  readonly directHits: number;
  readonly hullLost: number;
  readonly defeated: 'hull' | 'grudge' | null;
}

export type Report = BySide<Toll>;

/** What a piece is left with. */
export interface Aftermath extends Toll {
  /** Exhausted effects from now on; unchanged where it is gone. */
  readonly exhausted: number;
}

const strike = (toll: Toll, directHits: number): Toll => {
  const hits = toll.directHits + directHits;
  const hullLost = Math.min(hits, toll.piece.hull);
  const byHull = hullLost >= toll.piece.hull ? 'hull' : null;
  return { ...toll, directHits: hits, hullLost, defeated: toll.defeated ?? byHull };
};

const NOBODY: BySide<Toll['defeated']> = { active: null, opposing: null };

/** 9F: whoever was defeated since then deals its death blow, which may defeat the other, who deals its own. */
const withDeathBlows = (report: Report, before: BySide<Toll['defeated']>, rules: Rules): Report => {
  const fallen = SIDES.filter((side) => report[side].defeated && !before[side]);
  if (fallen.length === 0) return report;
  const blow = (from: SkirmishSide): number =>
    fallen.includes(from) ? deathBlowOf(report[from].piece, rules).value : 0;
  const now = { active: report.active.defeated, opposing: report.opposing.defeated };
  const struck: Report = {
    active: strike(report.active, blow('opposing')),
    opposing: strike(report.opposing, blow('active')),
  };
  return withDeathBlows(struck, now, rules);
};

/** 7D, 9F: the Direct Hits that were not cancelled cost hull, and death blows follow. */
export const reportHits = (
  pieces: BySide<Piece>,
  directHits: BySide<number>,
  rules: Rules,
): Report => {
  const toll = (side: SkirmishSide): Toll =>
    strike({ piece: pieces[side], directHits: 0, hullLost: 0, defeated: null }, directHits[side]);
  return withDeathBlows({ active: toll('active'), opposing: toll('opposing') }, NOBODY, rules);
};

/** 9Q: whether a piece rolls for its Grudge: it took a Direct Hit, its foe stands, and so does it (ruling grudge-needs-survivor). */
export const rollsGrudge = (report: Report, side: SkirmishSide, rules: Rules): boolean => {
  const { piece, directHits, defeated } = report[side];
  const mayRoll = !defeated || rules.rulings['grudge-needs-survivor'] === 'even-defeated';
  const foeStands = !report[otherSide(side)].defeated;
  return mayRoll && foeStands && directHits > 0 && revengeOf(piece, rules).length > 0;
};

/** 9Q: the results that avenge it are those up to the Direct Hits it took. */
export const grudgeUpTo = (report: Report, side: SkirmishSide, rules: Rules): number =>
  rollsGrudge(report, side, rules) ? Math.min(6, report[side].directHits) : 0;

/** 9Q: both roll at the same time (ruling grudge-both-at-once), and a piece that falls to it deals its death blow. */
export const reportGrudge = (report: Report, dice: BySide<number | null>, rules: Rules): Report => {
  const avenged = (side: SkirmishSide): boolean => {
    const die = dice[side];
    return die !== null && die <= grudgeUpTo(report, side, rules);
  };
  const fall = (side: SkirmishSide): Toll =>
    avenged(otherSide(side)) && !report[side].defeated
      ? { ...report[side], defeated: 'grudge' }
      : report[side];
  const before = { active: report.active.defeated, opposing: report.opposing.defeated };
  return withDeathBlows({ active: fall('active'), opposing: fall('opposing') }, before, rules);
};

/** 7D: a piece that was not defeated is Exhausted once more, up to twice. */
export const aftermathOf = (toll: Toll): Aftermath => ({
  ...toll,
  exhausted: toll.defeated
    ? toll.piece.exhausted
    : Math.min(MOST_EXHAUSTED, toll.piece.exhausted + 1),
});
