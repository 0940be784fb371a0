import type { ShipId } from '../../../../core/game/events';
import { trackOf } from '../../../../core/game/state';
import { HULL } from '../../../admirals-shared/play/names';
import { cardsReturned } from '../../../kit/play/cards';
import { shipLeft } from '../../../kit/play/ships';
import { shieldsLeft } from '../../../admirals-shared/piece';
import { criticalEffect } from '../../strike/damage';
import { terrainRule } from '../../../admirals-shared/terrain/rules';
import { LASTING_MARKS, type WayOut } from '../names';
import { isGone, record } from '../../../../core/game/game';
import { type Game } from '../game';
import { pieceOf } from '../view';
import { scoreDestroyed } from './scoring';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { setMark } from '../../../kit/play/marks';
import { type Cause, changeTrack } from '../../../kit/play/tracks';

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
