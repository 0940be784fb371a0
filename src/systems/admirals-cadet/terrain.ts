import { FACINGS, type Facing } from '../admirals-shared/cards/terms';
import { rollBy, type TerrainRoll } from '../admirals-shared/terrain/entry';
import type { Role, Terrain } from './cards/terms';
import type { Piece } from './piece';

/** What a terrain does to the ship in its hex. What is absent it leaves alone. */
export interface TerrainRule {
  /** On attacks at the ship. */
  readonly struck?: number;
  /** Its shield boxes count as damaged when an attack is resolved. */
  readonly noShields?: true;
  /** What moving into it brings. */
  readonly onEntry?: 'star' | 'dust';
  /** Objective Points at the end of the game for each ship in it. */
  readonly points?: number;
}

export type TerrainTable = Readonly<Record<Terrain, TerrainRule>>;

/** Terrain Types. */
export const TERRAIN_RULES: TerrainTable = {
  'Star System': { struck: 1, onEntry: 'star', points: 5 },
  'Black Hole': {},
  'Dust Cloud': { struck: 1, onEntry: 'dust' },
  Nebula: { struck: 2, noShields: true },
};

const roll = (
  role: Role,
  added: Readonly<Partial<Record<Role, number>>>,
  illFrom: number,
  rule: string,
): TerrainRoll => {
  const value = added[role];
  return rollBy(
    value === undefined ? [] : [{ value, source: { of: 'role', role }, rule }],
    illFrom,
    rule,
  );
};

/** Black Hole: after each move that ends next to it, 5 or more drags the ship in: Heavy +1, Super Heavy +2. */
export const draggedInRoll = ({ card }: Piece): TerrainRoll =>
  roll(card.role, { Heavy: 1, 'Super Heavy': 2 }, 5, 'Black Hole');

/** Black Hole: on the way out of its hex, 6 or more destroys the ship: Super Heavy +1. */
export const breakOutRoll = ({ card }: Piece): TerrainRoll =>
  roll(card.role, { 'Super Heavy': 1 }, 6, 'Black Hole');

/** Star System: a Heavy or Super Heavy ship that moves into it takes a Hit on a 6. */
export const starRoll = ({ card }: Piece): TerrainRoll | null =>
  card.role === 'Heavy' || card.role === 'Super Heavy'
    ? roll(card.role, {}, 6, 'Star System')
    : null;

/** Where a Hit by terrain may be taken: a box of a side, of the track, or the hull. */
export type Payer = Facing | 'pool' | 'hull';

const boxes = ({ shields, mayShield }: Piece, sides: readonly Facing[]): readonly Payer[] => {
  if (!mayShield) return [];
  if (shields.as === 'pool') return shields.points > 0 ? ['pool'] : [];
  return sides.filter((side) => shields.points[side] > 0);
};

/** Star System: any side, as the owner likes. Dust Cloud: the front. Small ships use their track. */
export const payersOf = (piece: Piece, by: Terrain): readonly Payer[] => [
  ...boxes(piece, by === 'Star System' ? FACINGS : ['Direct Fore']),
  'hull',
];
