import { holderOf, type GameState } from '../../../core/game/state';
import { isSpentMark } from '../../admirals-shared/play/names';
import { movesOf } from '../movement';
import type { Piece } from '../piece';
import type { ScenarioAct } from './setup';
import { hasSetOut, movesUsed } from './view';

const hasActed = (state: GameState, ship: string): boolean =>
  hasSetOut(state, ship) || Object.keys(holderOf(state, ship).marks).some(isSpentMark);

/** Historic Play: before the ship does anything else, or in place of any move that it could still make. */
export const isTimeFor = (state: GameState, piece: Piece, { moment }: ScenarioAct): boolean =>
  moment === 'activation'
    ? !hasActed(state, piece.id)
    : movesUsed(state, piece.id) < movesOf(piece).value.max;
