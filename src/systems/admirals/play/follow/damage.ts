import type { CardId, ShipId } from '../../../../core/game/events';
import { trackOf } from '../../../../core/game/state';
import { CRITICALS, EXHAUSTED, HULL } from '../../../admirals-shared/play/names';
import { isGone } from '../../../../core/game/game';
import { type Game } from '../game';
import { defeat } from './defeat';
import { giveBack } from './orders';
import { ordersToLose } from '../cardsInPlay';
import { type Cause, changeTrack } from '../../../kit/play/tracks';

/** 3A-01 X, 3A-02 I: defeated at 0 hull, crippled by more Critical Damage than its first order limit. */
export const fallIfDue = (game: Game, ship: ShipId, { by }: Cause): Game => {
  const hull = trackOf(game.state, ship, HULL);
  if (hull?.now === 0) return defeat(game, ship, 'hull', '3A-01 X', by);
  const criticals = trackOf(game.state, ship, CRITICALS);
  if (criticals && criticals.max !== null && criticals.now >= criticals.max)
    return defeat(game, ship, 'crippled', '3A-02 I', by);
  return game;
};

/** 5F-02, 5F-04: a hull point for each, and out of play at 0. */
export const loseHull = (game: Game, ship: ShipId, points: number, cause: Cause): Game =>
  points === 0 ? game : fallIfDue(changeTrack(game, ship, HULL, -points, cause), ship, cause);

/** 5F-03: Critical Damage, and an order back: the one that its owner chose, else the newest. */
const takeCritical = (game: Game, ship: ShipId, cause: Cause, chosen?: CardId): Game => {
  const hurt = fallIfDue(changeTrack(game, ship, CRITICALS, 1, cause), ship, cause);
  if (isGone(hurt, ship)) return hurt;
  const orders = ordersToLose(hurt.state, ship);
  const order = orders.find(({ id }) => id === chosen) ?? orders.at(-1);
  return order ? giveBack(hurt, order.id, '5F-03') : hurt;
};

export const takeCriticals = (
  game: Game,
  ship: ShipId,
  count: number,
  cause: Cause,
  returned: readonly CardId[] = [],
): Game => {
  let after = game;
  for (let i = 0; i < count && !isGone(after, ship); i += 1)
    after = takeCritical(after, ship, cause, returned[i]);
  return after;
};

/** 7D: one Exhausted more, unless it has two. */
export const exhaust = (game: Game, ship: ShipId): Game =>
  changeTrack(game, ship, EXHAUSTED, 1, { rule: '7D' });
