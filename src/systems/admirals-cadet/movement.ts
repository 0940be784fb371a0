import type { Explained, Tally } from '../admirals-shared/explain';
import { effectsOn } from '../admirals-shared/piece';
import * as roles from '../admirals-shared/roles';
import type { Piece } from './piece';

const RULE = 'Movement';

/** Orders Phase: by role. */
export const orderLimitOf = ({ card: { role } }: Piece): Tally =>
  roles.ordersByRole(role, 'Orders Phase');

/** Movement: the spaces that it must and may move, by role, and what its orders add. */
export const movesOf = (piece: Piece): roles.Moves =>
  roles.movesByEffects(roles.movesByRole(piece.card.role, RULE), effectsOn(piece, 'moves'), RULE);

/** Movement: hex sides that it may turn before each move. */
export const rotationsOf = (piece: Piece): Explained<number | 'any'> =>
  roles.rotationsBy(piece.card.role, effectsOn(piece, 'rotations'), { role: RULE, effect: RULE });
