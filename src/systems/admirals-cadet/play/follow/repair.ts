import { HULL } from '../../../admirals-shared/play/names';
import { makeRepairs, repairsIn } from '../../../admirals-shared/play/follow/repair';
import { mendShields } from '../../../admirals-shared/play/follow/shields';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { changeTrack } from '../../../kit/play/tracks';
import type { Effect } from '../../cards/types';
import type { Game } from '../game';
import { orderCard } from '../view';

type Repair = Extract<Effect, { does: 'repair' }>;
export type RepairMoment = Repair['moment'];

const cause = { rule: 'Order Card Anatomy' };

/** Order Card Anatomy: boxes of hull or shields that come back, never more than were printed. */
export const repairAt = makeRepairs<Game, Repair>(
  ({ setup, state }, ship) =>
    ordersAt(state, ship.id).map(({ id, ref }) => ({
      id,
      repairs: repairsIn(orderCard(setup, ref)?.effects ?? []),
    })),
  (game, ship, { what, amount }, facings = []) =>
    what === 'hull'
      ? changeTrack(game, ship, HULL, amount, cause)
      : mendShields(game, ship, amount, facings, cause),
);
