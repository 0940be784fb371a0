import type { ShipId } from '../../../../core/game/events';
import { shipLeft } from '../../../kit/play/ships';
import { scoreAt } from '../../scoring/score';
import type { WayOut } from '../../../admirals-shared/play/names';
import { isBig, NOTHING_SCORED, tellScores } from '../scores';
import { isSimple, waysOf } from '../setup';
import { isGone, tell } from '../../../../core/game/story';
import { type Story } from '../story';
import { cardOf } from '../view';
import { scoreScenarioLines } from './scenarioLines';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { perTeam } from '../../../kit/play/teams';

const isBigShip = ({ setup, state }: Story, ship: ShipId): boolean => {
  const known = state.ships[ship];
  return known !== undefined && isBig(cardOf(setup, state, known));
};

/** 10E-04: the opposing team scores for a Super Heavy or Stationary piece. */
const bringItDown = (story: Story, ship: ShipId): Story => {
  const { setup, state } = story;
  const known = state.ships[ship];
  if (!known || !isBigShip(story, ship)) return story;
  const defeated = perTeam(setup, (team) => ({
    ...NOTHING_SCORED,
    bigShipsDefeatedThisRound: team === known.team ? 1 : 0,
  }));
  return tellScores(story, scoreAt('defeat', defeated, waysOf(setup)), ship);
};

/** Orders that a ship has for the whole game stay with its card (13A-05). */
const ordersBack = (story: Story, ship: ShipId, rule: string): Story => {
  const simple = isSimple(story.setup);
  const back = ordersAt(story.state, ship).filter(({ owner }) => owner !== null || !simple);
  return tell(story, ...back.map(({ id }) => ({ type: 'card-returned', card: id, rule }) as const));
};

/** 3A-01 X: out of play at once; its orders go back. */
const leave = (story: Story, ship: ShipId, how: WayOut, rule: string, by?: ShipId): Story =>
  ordersBack(tell(story, shipLeft(ship, how, rule, by)), ship, rule);

/** 3A-01 X, 3A-02 I: out of play, and it may score. */
export const defeat = (
  story: Story,
  ship: ShipId,
  how: WayOut,
  rule: string,
  by?: ShipId,
): Story => {
  if (isGone(story, ship)) return story;
  return scoreScenarioLines(bringItDown(leave(story, ship, how, rule, by), ship), ship);
};

/** 8B-01: both are lost; two big ships may score for nobody (ruling two-big-ships-collide). */
export const collide = (story: Story, ship: ShipId, other: ShipId | null): Story => {
  const pair = other === null ? [ship] : [ship, other];
  const silent =
    story.rules.rulings['two-big-ships-collide'] === 'nobody-scores' &&
    pair.length > 1 &&
    pair.every((one) => isBigShip(story, one));
  if (!silent) return pair.reduce((now, one) => defeat(now, one, 'collision', '8B-01'), story);
  return pair.reduce(
    (now, one) => scoreScenarioLines(leave(now, one, 'collision', '8B-01'), one),
    story,
  );
};
