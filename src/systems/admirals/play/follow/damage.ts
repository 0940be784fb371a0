import type { ShipId, CardId } from '../../../../core/game/events';
import { cardsReturned } from '../../../kit/play/cards';
import { otherTeam, shipLeft } from '../../../kit/play/ships';
import { SCORING } from '../../scoring/score';
import { type WayOut, CRITICALS, HULL } from '../../../admirals-shared/play/names';
import { isBig, recordScores } from '../standing';
import { isSimple, waysOf } from '../setup';
import { isGone, record } from '../../../../core/game/game';
import type { Game } from '../game';
import { cardOf, ordersToLose } from '../view';
import { scoreScenarioLines } from './refresh';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { trackOf } from '../../../../core/game/state';
import { giveBack } from '../orders';
import { type Cause, changeTrack } from '../../../kit/play/marks';

const isBigShip = ({ setup, state }: Game, ship: ShipId): boolean => {
  const known = state.ships[ship];
  return known !== undefined && isBig(cardOf(setup, state, known));
};

/** 10E-04: the opposing team scores for a Super Heavy or Stationary piece. */
const bringItDown = (game: Game, ship: ShipId): Game => {
  const { setup, state } = game;
  const known = state.ships[ship];
  const way = 'bringItDown';
  if (!known || !isBigShip(game, ship) || !waysOf(setup).includes(way)) return game;
  const team = otherTeam(setup, known.team);
  return recordScores(game, [{ team, way, rule: SCORING[way].rule, points: 1 }], ship);
};

/** Orders that a ship has for the whole game stay with its card (13A-05). */
const ordersBack = (game: Game, ship: ShipId, rule: string): Game => {
  const simple = isSimple(game.setup);
  const back = ordersAt(game.state, ship).filter(({ owner }) => owner !== null || !simple);
  return record(game, ...cardsReturned(back, rule));
};

/** 3A-01 X: out of play at once; its orders go back. */
const leave = (game: Game, ship: ShipId, how: WayOut, rule: string, by?: ShipId): Game =>
  ordersBack(record(game, shipLeft(ship, how, rule, by)), ship, rule);

/** 3A-01 X, 3A-02 I: out of play, and it may score. */
export const defeat = (game: Game, ship: ShipId, how: WayOut, rule: string, by?: ShipId): Game => {
  if (isGone(game, ship)) return game;
  return scoreScenarioLines(bringItDown(leave(game, ship, how, rule, by), ship), ship);
};

/** 8B-01: both are lost; two big ships may score for nobody (ruling two-big-ships-collide). */
export const collide = (game: Game, ship: ShipId, other: ShipId | null): Game => {
  const pair = other === null ? [ship] : [ship, other];
  const silent =
    game.rules.rulings['two-big-ships-collide'] === 'nobody-scores' &&
    pair.length > 1 &&
    pair.every((one) => isBigShip(game, one));
  if (!silent) return pair.reduce((now, one) => defeat(now, one, 'collision', '8B-01'), game);
  return pair.reduce(
    (now, one) => scoreScenarioLines(leave(now, one, 'collision', '8B-01'), one),
    game,
  );
};

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
