import type { ShipId } from '../../../core/game/events';
import { hasMark, type GameState } from '../../../core/game/state';
import { movesOf, rotationsOf } from '../attributes';
import type { Arc } from '../../admirals-shared/cards/terms';
import type { WeaponCard } from '../../admirals-shared/cards/types';
import { weaponBy } from '../../admirals-shared/play/pieces';
import type { Explained } from '../../admirals-shared/explain';
import type { MoveRange } from '../../admirals-shared/keywords/hooks';
import { ROUND_MARKS, spentMark } from '../../admirals-shared/play/names';
import type { AdmiralsSetup } from './setup';
import { rulesNow } from './turn';
import { nearbyOf, pieceOf } from './view';
import { countOf, wordOf } from '../../kit/play/reading';
import { activeShip } from '../../kit/play/turns';
import { parseNear } from '../../admirals-shared/play/where';
import type { Rules } from '../rules';
import { reached, type Nearby, type Piece } from '../piece';

export interface MountView {
  readonly armament: number;
  readonly mount: number;
  readonly weapon: WeaponCard | null;
  readonly dice: number;
  readonly arc: Arc;
  readonly spent: boolean;
  /** 5A-02: a Heavy weapon that may not be declared this round. */
  readonly locked: boolean;
}

/** 5A: every mount of a piece, and what keeps it from striking. */
export const mountsOf = (
  setup: AdmiralsSetup,
  state: GameState,
  piece: Piece,
): readonly MountView[] => {
  const heavyLocked = hasMark(state, piece.id, ROUND_MARKS.heavyLocked);
  return piece.card.armaments.flatMap(({ weapon, mounts }, armament) => {
    const card = weaponBy(setup, weapon);
    const locked = heavyLocked && card?.types.includes('Heavy') === true;
    return mounts.map(({ arc, dice }, mount) => ({
      armament,
      mount,
      weapon: card,
      dice,
      arc,
      spent: hasMark(state, piece.id, spentMark(armament, mount)),
      locked,
    }));
  });
};

const nearAtStart = (setup: AdmiralsSetup, state: GameState, ship: ShipId): readonly Nearby[] =>
  nearbyOf(setup, state, parseNear(wordOf(state, ship, ROUND_MARKS.near)));

/** 3A-02 II, 8B-05, 9R: how many Moves it must and may make this round. */
export const movesNow = (
  setup: AdmiralsSetup,
  state: GameState,
  piece: Piece,
  rules: Rules,
): Explained<MoveRange> => {
  const near = nearAtStart(setup, state, piece.id);
  const escapes = countOf(state, piece.id, ROUND_MARKS.escaped);
  return movesOf(reached(piece, near), { nearby: near, escapes }, rules);
};

/** 3A-02 III: turns before each maneuver, with what friends nearby add. */
export const rotationsNow = (
  setup: AdmiralsSetup,
  state: GameState,
  piece: Piece,
): Explained<number | 'any'> => rotationsOf(reached(piece, nearAtStart(setup, state, piece.id)));

/** What a piece can still do in its activation. Any piece may be asked about, active or not. */
export const activationOf = (
  setup: AdmiralsSetup,
  state: GameState,
  rules: Rules,
  ship: ShipId | null = activeShip(state),
) => {
  const piece = ship === null ? null : pieceOf(setup, state, ship);
  if (piece === null) return null;
  const made = countOf(state, piece.id, ROUND_MARKS.strikesMade);
  const { maxStrikes } = rulesNow(state);
  const used = countOf(state, piece.id, ROUND_MARKS.movesUsed);
  const range = movesNow(setup, state, piece, rules);
  return {
    ship: piece.id,
    piece,
    strikes: { made, max: maxStrikes, left: Math.max(0, maxStrikes - made) },
    mounts: mountsOf(setup, state, piece),
    moves: {
      used,
      must: Math.max(0, range.value.min - used),
      left: Math.max(0, range.value.max - used),
      range,
    },
    rotations: rotationsNow(setup, state, piece),
    hasMoved: used > 0,
    startedInCore: hasMark(state, piece.id, ROUND_MARKS.startedInCore),
  };
};

export type ActivationView = NonNullable<ReturnType<typeof activationOf>>;
