import type { ShipId } from '../../../../core/game/events';
import { isGone, record } from '../../../../core/game/game';
import { trackOf } from '../../../../core/game/state';
import { cardsReturned } from '../../../kit/play/cards';
import { setMark } from '../../../kit/play/marks';
import { shipLeft } from '../../../kit/play/ships';
import { type Cause, changeTrack } from '../../../kit/play/tracks';
import { shieldsLeft } from '../../../admirals-shared/piece';
import { makeRepairs, repairsIn } from '../../../admirals-shared/play/follow/repair';
import { mendShields } from '../../../admirals-shared/play/follow/shields';
import { HULL } from '../../../admirals-shared/play/names';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { terrainRule } from '../../../admirals-shared/terrain/rules';
import type { Effect } from '../../cards/forms';
import { scoreDestroyed } from './settle';
import type { Game } from '../game';
import { LASTING_MARKS, type WayOut } from '../names';
import { pieceOf, orderCard } from '../view';
import { criticalEffect } from '../../strike/attack';

/** Critical Hits, Refresh Phase: back to the library. */
export const ordersBack = (game: Game, ship: ShipId, rule: string): Game =>
  record(game, ...cardsReturned(ordersAt(game.state, ship), rule));

/** Hits: off the map at once; its orders go back, and a scenario may score. */
export const destroy = (game: Game, ship: ShipId, how: WayOut, rule: string, by?: ShipId): Game => {
  if (isGone(game, ship)) return game;
  const left = record(game, shipLeft(ship, how, rule, by));
  return scoreDestroyed(ordersBack(left, ship, rule), ship);
};

export const fallIfDue = (game: Game, ship: ShipId, { by }: Cause): Game =>
  trackOf(game.state, ship, HULL)?.now === 0 ? destroy(game, ship, 'hull', 'Hits', by) : game;

/** Hits, Direct Hit: a hull box for each, and the ship with the last. */
export const loseHull = (game: Game, ship: ShipId, points: number, cause: Cause): Game =>
  points === 0 ? game : fallIfDue(changeTrack(game, ship, HULL, -points, cause), ship, cause);

/** Critical Hits: one that nothing stopped, by the role of the ship. */
export const takeCritical = (game: Game, ship: ShipId, by?: ShipId): Game => {
  const { setup, state, rules } = game;
  const piece = pieceOf(setup, state, ship);
  if (!piece || isGone(game, ship)) return game;
  const rule = 'Critical Hits';
  const noShields = terrainRule(rules.terrains, piece.terrain).noShields === true;
  const cause = { rule, ...(by === undefined ? {} : { by }) };
  const standing = {
    hull: piece.hull,
    shields: noShields ? 0 : shieldsLeft(piece),
    crippled: piece.crippled,
    orders: ordersAt(state, ship).length,
  };
  switch (criticalEffect(piece.card.role, standing)) {
    case 'destroyed':
      return destroy(game, ship, 'critical', rule, by);
    case 'crippled':
      return setMark(game, ship, LASTING_MARKS.crippled, 1, rule);
    case 'orders-back':
      return ordersBack(game, ship, rule);
    case 'hull':
      return loseHull(game, ship, 1, cause);
  }
};

type Repair = Extract<Effect, { does: 'repair' }>;

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
