import type { Role } from './cards/terms';
import { plus, startAt, type Explained, type Source, type Tally } from './explain';
import type { MoveRange } from './keywords/hooks';
import type { AnyEffectInPlay } from './piece';

interface ByRole {
  readonly orders: number;
  readonly moves: MoveRange;
  /** Turns by a hex side before each move; small ships have no heading. */
  readonly rotations: number | 'any';
}

/** What the role of a ship says of it in every edition. */
const ROLES: Readonly<Record<Role, ByRole>> = {
  Escort: { orders: 0, moves: { min: 0, max: 3 }, rotations: 'any' },
  Light: { orders: 1, moves: { min: 0, max: 3 }, rotations: 'any' },
  Heavy: { orders: 1, moves: { min: 2, max: 3 }, rotations: 2 },
  'Super Heavy': { orders: 2, moves: { min: 1, max: 2 }, rotations: 1 },
  Stationary: { orders: 0, moves: { min: 0, max: 0 }, rotations: 0 },
};

export const ordersByRole = (role: Role, rule: string): Tally =>
  startAt(ROLES[role].orders, { of: 'role', role }, rule);

/** The moves that a piece must and may make. */
export type Moves = Explained<MoveRange>;

export const movesByRole = (role: Role, rule: string): Moves => {
  const { moves: value } = ROLES[role];
  return {
    value,
    lines: [{ source: { of: 'role', role }, change: { as: 'range', ...value }, rule }],
  };
};

/** More of them, or fewer below 0. */
export const moreMoves = (
  { value, lines }: Moves,
  { min, max }: MoveRange,
  source: Source,
  rule: string,
): Moves => {
  const most = Math.max(0, value.max + max);
  return {
    value: { min: Math.max(0, Math.min(value.min + min, most)), max: most },
    lines: [...lines, { source, change: { as: 'moves', min, max }, rule }],
  };
};

export const movesByEffects = (
  moves: Moves,
  effects: readonly AnyEffectInPlay<MoveRange>[],
  rule: string,
): Moves =>
  effects.reduce(
    (now, { source, effect }) => moreMoves(now, effect, { of: 'effect', card: source }, rule),
    moves,
  );

/** The turns of its role, and what its cards add; a piece that never turns or turns freely goes on so. */
export const rotationsBy = (
  role: Role,
  effects: readonly AnyEffectInPlay<{ readonly add: number }>[],
  rules: { readonly role: string; readonly effect: string },
): Tally | Explained<'any'> => {
  const { rotations } = ROLES[role];
  const source = { of: 'role', role } as const;
  if (rotations === 'any')
    return { value: 'any', lines: [{ source, change: { as: 'any' }, rule: rules.role }] };
  const start = startAt(rotations, source, rules.role);
  if (rotations === 0) return start;
  return effects.reduce(
    (sum, one) => plus(sum, one.effect.add, { of: 'effect', card: one.source }, rules.effect),
    start,
  );
};
