import type { Modifier } from '../../admirals-shared/explain';
import { shieldsLeft } from '../../admirals-shared/piece';
import type { Rules } from '../rules';
import { applyOwn } from '../keywords/hooks';
import type { Piece } from '../piece';
import { type TerrainRoll, goesIll, rollBy } from '../../admirals-shared/terrain/entry';

/** 8B-01: entering a Horizon Hex, drawn in above 4: +1 for Super Heavy, +2 for Massive (ruling drawn-in-limit). */
export const drawnInRoll = (piece: Piece, rules: Rules): TerrainRoll => {
  const { role } = piece.card;
  const byRole: readonly Modifier[] =
    role === 'Super Heavy' ? [{ value: 1, source: { of: 'role', role }, rule: '8B-01' }] : [];
  const roll = rollBy(applyOwn(rules, 'drawnIn', byRole, piece, {}), 5, '8B-01');
  const isLimited = rules.rulings['drawn-in-limit'] === 'limited';
  return isLimited ? roll : { ...roll, applied: roll.modifiers.sum };
};

/** 8B-05: before a maneuver out of a Core Hex, defeated at 5 or more: +1 unless Light or Escort. */
export const escapeRoll = (piece: Piece): TerrainRoll => {
  const { role } = piece.card;
  const nimble = role === 'Light' || role === 'Escort';
  const rule = '8B-05';
  return rollBy(nimble ? [] : [{ value: 1, source: { of: 'role', role }, rule }], 5, rule);
};

/** 8B-01: what the die does; a piece that is already in the Core Hex goes down with the one drawn in. */
export const drawnInBy = (roll: TerrainRoll, die: number, coreIsTaken: boolean) => {
  if (!goesIll(roll, die)) return 'stays';
  return coreIsTaken ? 'collision' : 'drawn-in';
};

export type Dust =
  | { readonly does: 'nothing' }
  /** The owner chooses, from any facing (ruling dust-owner-chooses). */
  | { readonly does: 'shield-or-hit' }
  | { readonly does: 'hits'; readonly directHits: number };

/** 8C-03: entering a Dust Cloud: 6 costs 2 hull, 4 or 5 a Shield Point or a hull point; no saves. */
export const dustBy = (die: number, piece: Piece): Dust => {
  if (die >= 6) return { does: 'hits', directHits: 2 };
  if (die < 4) return { does: 'nothing' };
  return shieldsLeft(piece) > 0 ? { does: 'shield-or-hit' } : { does: 'hits', directHits: 1 };
};

/** 8B-04: it began its activation in the Core Hex and ends it there. */
export const isCrushed = (startedInCore: boolean, piece: Piece): boolean =>
  startedInCore && piece.terrain === 'Black Hole Core';
