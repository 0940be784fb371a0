import { plus, startAt, type Explained, type Tally } from '../admirals-shared/explain';
import type { MoveRange } from '../admirals-shared/keywords/hooks';
import type { Role } from './cards/terms';
import { effectsOn } from '../admirals-shared/piece';
import { type Piece } from './piece';

const MOVES: Readonly<Record<Role, MoveRange>> = {
  Escort: { min: 0, max: 3 },
  Light: { min: 0, max: 3 },
  Heavy: { min: 2, max: 3 },
  'Super Heavy': { min: 1, max: 2 },
};

const ORDERS: Readonly<Record<Role, number>> = {
  Escort: 0,
  Light: 1,
  Heavy: 1,
  'Super Heavy': 2,
};

/** Small ships have no heading. */
const ROTATIONS: Readonly<Record<Role, number | 'any'>> = {
  Escort: 'any',
  Light: 'any',
  Heavy: 2,
  'Super Heavy': 1,
};

/** Orders Phase: by role. */
export const orderLimitOf = ({ card: { role } }: Piece): Tally =>
  startAt(ORDERS[role], { of: 'role', role }, 'Orders Phase');

/** Movement: the spaces that it must and may move, by role, and what its orders add. */
export const movesOf = (piece: Piece): Explained<MoveRange> => {
  const { role } = piece.card;
  const rule = 'Movement';
  const byRole: Explained<MoveRange> = {
    value: MOVES[role],
    lines: [{ source: { of: 'role', role }, change: { as: 'range', ...MOVES[role] }, rule }],
  };
  return effectsOn(piece, 'moves').reduce(({ value, lines }, { source, effect: { min, max } }) => {
    const most = Math.max(0, value.max + max);
    const least = Math.max(0, Math.min(value.min + min, most));
    const change = { as: 'moves', min, max } as const;
    return {
      value: { min: least, max: most },
      lines: [...lines, { source: { of: 'effect', card: source }, change, rule }],
    };
  }, byRole);
};

/** Movement: hex sides that it may turn before each move. */
export const rotationsOf = (piece: Piece): Explained<number | 'any'> => {
  const { role } = piece.card;
  const byRole = ROTATIONS[role];
  const rule = 'Movement';
  const source = { of: 'role', role } as const;
  if (byRole === 'any') return { value: 'any', lines: [{ source, change: { as: 'any' }, rule }] };
  return effectsOn(piece, 'rotations').reduce<Tally>(
    (sum, { source: card, effect }) => plus(sum, effect.add, { of: 'effect', card }, rule),
    startAt(byRole, source, rule),
  );
};
