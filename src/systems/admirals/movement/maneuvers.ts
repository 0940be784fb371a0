import type { MoveRange } from '../../admirals-shared/keywords/hooks';
import { terrainRule } from '../../admirals-shared/terrain/entry';
import type { Rules } from '../rules';
import type { Piece } from '../piece';

export const MANEUVERS = ['ahead', 'ahead-pass', 'bypass-sling', 'assault'] as const;
export type Maneuver = (typeof MANEUVERS)[number];

/** What a hex holds; `edge` where the battlefield ends, null where nobody has said. */
export const HEX_CONTENTS = ['empty', 'friend', 'enemy', 'edge'] as const;
export type HexContent = (typeof HEX_CONTENTS)[number];

/** What lies directly ahead, and behind that in the same direction. */
export interface Lie {
  readonly ahead: HexContent | null;
  readonly beyond: HexContent | null;
}

interface ManeuverRule {
  readonly moves: number;
  readonly ahead: HexContent;
  /** Null where it does not matter. */
  readonly beyond: HexContent | null;
  readonly rule: string;
}

/** 6B. */
export const MANEUVER_RULES: Readonly<Record<Maneuver, ManeuverRule>> = {
  ahead: { moves: 1, ahead: 'empty', beyond: null, rule: '6B-01' },
  'ahead-pass': { moves: 2, ahead: 'friend', beyond: 'empty', rule: '6B-02' },
  'bypass-sling': { moves: 3, ahead: 'enemy', beyond: 'empty', rule: '6B-03' },
  assault: { moves: 1, ahead: 'enemy', beyond: null, rule: '6B-04' },
};

/** Moves of an activation: what must and may be made, and what has been. */
export interface MovesSoFar {
  readonly range: MoveRange;
  readonly used: number;
}

export const movesLeft = ({ range, used }: MovesSoFar): number => Math.max(0, range.max - used);

/** 3A-02 II: Moves that must still be made. */
export const movesOwed = ({ range, used }: MovesSoFar): number => Math.max(0, range.min - used);

const refusal = <const Why>(why: Why, rule: string) => ({ ok: false, why, rule }) as const;

const mismatch = (content: HexContent | null, needs: HexContent | null): boolean =>
  content !== null && needs !== null && content !== needs;

/** 6B, 8B-05: why a piece may not make this maneuver; empty where it may. */
export const maneuverRefusals = (
  piece: Piece,
  maneuver: Maneuver,
  soFar: MovesSoFar,
  lie: Lie,
  rules: Rules,
) => {
  if (piece.card.role === 'Stationary') return [refusal({ id: 'stationary' }, '3A-02 II')];
  const { moves, ahead, beyond, rule } = MANEUVER_RULES[maneuver];
  const { noAssault } = terrainRule(rules.terrains, piece.terrain);
  const left = movesLeft(soFar);
  return [
    ...(moves > left ? [refusal({ id: 'too-few-moves', needs: moves, left }, '6')] : []),
    ...(maneuver === 'assault' && noAssault !== undefined
      ? [refusal({ id: 'no-assault-from-core' }, noAssault)]
      : []),
    ...(mismatch(lie.ahead, ahead) ? [refusal({ id: 'ahead-must-be', needs: ahead }, rule)] : []),
    ...(beyond !== null && mismatch(lie.beyond, beyond)
      ? [refusal({ id: 'beyond-must-be', needs: beyond }, rule)]
      : []),
  ];
};

/** 6, 6A: why a piece may not turn so often before its next maneuver; null where it may. */
export const rotationRefusal = (
  piece: Piece,
  turns: number,
  perManeuver: number | 'any',
  soFar: MovesSoFar,
) => {
  if (turns === 0) return null;
  if (piece.card.role === 'Stationary') return refusal({ id: 'stationary' }, '6A-01');
  if (movesLeft(soFar) === 0) return refusal({ id: 'no-moves-left' }, '6');
  if (perManeuver === 'any' || turns <= perManeuver) return null;
  const rule = piece.card.role === 'Super Heavy' ? '6A-02' : '6A-03';
  return refusal({ id: 'too-many-rotations', most: perManeuver }, rule);
};

/** 6C: why a piece may not evade an Assault; null where it may. */
export const evadeRefusal = (piece: Piece) => {
  if (piece.card.role !== 'Escort') return refusal({ id: 'not-an-escort' }, '6C');
  return piece.evadeReady ? null : refusal({ id: 'evade-used' }, '6C');
};

/** Why a piece may not move so. */
export type MoveRefusal = NonNullable<
  | ReturnType<typeof maneuverRefusals>[number]
  | ReturnType<typeof rotationRefusal>
  | ReturnType<typeof evadeRefusal>
>['why'];
