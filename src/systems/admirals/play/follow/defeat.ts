import type { ShipId } from '../../../../core/game/events';
import { cardsReturned } from '../../../kit/play/cards';
import { shipLeft } from '../../../kit/play/ships';
import { scoreAt } from '../../scoring/score';
import type { WayOut } from '../../../admirals-shared/play/names';
import { isBig, NOTHING_SCORED, recordScores } from '../scores';
import { isSimple, waysOf } from '../setup';
import { isGone, record } from '../../../../core/game/game';
import { type Game } from '../game';
import { cardOf } from '../view';
import { scoreScenarioLines } from './scenarioLines';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { perTeam } from '../../../kit/play/teams';

const isBigShip = ({ setup, state }: Game, ship: ShipId): boolean => {
  const known = state.ships[ship];
  return known !== undefined && isBig(cardOf(setup, state, known));
};

/** 10E-04: the opposing team scores for a Super Heavy or Stationary piece. */
const bringItDown = (game: Game, ship: ShipId): Game => {
  const { setup, state } = game;
  const known = state.ships[ship];
  if (!known || !isBigShip(game, ship)) return game;
  const defeated = perTeam(setup, (team) => ({
    ...NOTHING_SCORED,
    bigShipsDefeatedThisRound: team === known.team ? 1 : 0,
  }));
  return recordScores(game, scoreAt('defeat', defeated, waysOf(setup)), ship);
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
