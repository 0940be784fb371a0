import { GAME, type GameEvent, type ShipId } from '../../../../core/game/events';
import { hasMark, type Ship } from '../../../../core/game/state';
import { nextInitiative } from '../../rounds/initiative';
import { isUndefeated, scoreAt, type Moment, type Scored } from '../../scoring/score';
import {
  EXHAUSTED,
  isSpentMark,
  LASTING_MARKS,
  ROUND_MARKS,
  SLOTS,
} from '../../../admirals-shared/play/names';
import { isBig, tellScores } from '../scores';
import { isSimple, waysOf } from '../setup';
import { standingOf, strategicShips } from '../standing';
import { tell, tellEach } from '../../../../core/game/story';
import { type Story } from '../story';
import { cardOf, shipsInReserve } from '../view';
import { shipsInPlay } from '../../../kit/play/ships';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { terrainOf } from '../../../admirals-shared/play/reading';
import { heldBy } from '../../../kit/play/cards';
import { clearMarks, markOnly } from '../../../kit/play/marks';
import { leader, perTeam, type PerTeam } from '../../../kit/play/teams';
import { changeTrack } from '../../../kit/play/tracks';

/** 8A, 10E-03: who stands where, as the table sees it. */
export const takeStock = (
  story: Story,
  strategic: readonly ShipId[],
  near: readonly ShipId[],
): Story => {
  const { terrain, nearStrategic } = LASTING_MARKS;
  const inSystem = ({ id }: Ship): boolean => terrainOf(story.state, id) === 'Strategic System';
  const isNear = ({ id }: Ship): boolean => hasMark(story.state, id, nearStrategic);
  return tell(
    story,
    ...markOnly(story, strategic, terrain, 'Strategic System', inSystem),
    ...markOnly(story, near, nearStrategic, 1, isNear),
  );
};

const isAliveAndBig = ({ setup, state, rules }: Story, ship: Ship): boolean =>
  isUndefeated(standingOf(ship), rules.rulings) && isBig(cardOf(setup, state, ship));

/** 10E-03: next to a system of its team, be it in one itself or not (ruling hold-territory-once). */
const holdsTerritory = ({ state, rules }: Story, ship: ShipId): boolean =>
  hasMark(state, ship, LASTING_MARKS.nearStrategic) &&
  (rules.rulings['hold-territory-once'] === 'once' ||
    terrainOf(state, ship) !== 'Strategic System');

/** 10E: what each team has to show now. */
export const scoredNow = (story: Story, reserves = story.state): PerTeam<Scored> => {
  const { setup, state } = story;
  const ships = Object.values(state.ships);
  return perTeam(setup, (team) => {
    const held = strategicShips(state, team).length;
    const near = shipsInPlay(state, team).filter(({ id }) => holdsTerritory(story, id));
    return {
      piecesInStrategic: held,
      piecesAdjacentToOwnStrategic: held > 0 ? near.length : 0,
      bigShipsDefeatedThisRound: 0,
      strategicHexesHeldAtEnd: held,
      bigShipsAliveAtEnd: ships.filter((ship) => ship.team === team && isAliveAndBig(story, ship))
        .length,
      reservesAtEnd: shipsInReserve(reserves, team).length,
    };
  });
};

/** 8A-02, 10E */
export const scoreMoment = (story: Story, moment: Moment): Story =>
  tellScores(story, scoreAt(moment, scoredNow(story), waysOf(story.setup)));

/** 10E-02, 05, 06: what counts after the last round, reserves as they were before its reinforcements or after (ruling reinforce-before-shut-out). */
export const scoreEnd = (story: Story, before: Story): Story => {
  const isFirst = story.rules.rulings['reinforce-before-shut-out'] === 'reinforce-first';
  const scored = scoredNow(story, isFirst ? story.state : before.state);
  return tellScores(story, scoreAt('end', scored, waysOf(story.setup)));
};

const isOfTheRound = (mark: string): boolean =>
  isSpentMark(mark) || Object.values(ROUND_MARKS).some((one) => one === mark);

/** 4B-03: no longer activated, and what is once a round is ready again. */
export const readyAll = (story: Story): Story => clearMarks(story, isOfTheRound, '4B-03');

/** 4B-03: orders and Omega orders go back to their libraries; 13A-05: those of open play stay. */
export const returnAll = (story: Story): Story => {
  if (isSimple(story.setup)) return story;
  const { state, setup } = story;
  const atShips = Object.keys(state.ships).flatMap((ship) => ordersAt(state, ship));
  const omegas = setup.players.flatMap(({ id }) => heldBy(state, id, SLOTS.omega));
  return tell(
    story,
    ...[...atShips, ...omegas].map(({ id }): GameEvent => {
      return { type: 'card-returned', card: id, rule: '4B-03' };
    }),
  );
};

/** 13A-05, 13A-06: spent orders are turned up again. */
export const readyOrders = (story: Story): Story => {
  if (!isSimple(story.setup)) return story;
  const spent = shipsInPlay(story.state)
    .flatMap(({ id }) => ordersAt(story.state, id))
    .filter(({ face }) => face === 'down');
  return tell(
    story,
    ...spent.map(({ id }): GameEvent => {
      return { type: 'card-turned', card: id, face: 'up', rule: '13A-05' };
    }),
  );
};

/** 4B-03: each piece may lose one Exhausted. */
export const rest = (story: Story, kept: readonly ShipId[]): Story =>
  tellEach(story, shipsInPlay(story.state), (told, { id }) =>
    kept.includes(id) ? told : changeTrack(told, id, EXHAUSTED, -1, { rule: '4B-03' }),
  );

/** 4B-03 I: who has the initiative next round, and why. */
export const passInitiative = (story: Story): Story => {
  const { setup, state } = story;
  if (state.initiative === null) return story;
  const held = perTeam(setup, (team) => strategicShips(state, team).length);
  const team = nextInitiative(state.initiative, held);
  const rule = '4B-03 I';
  const reason = leader(held) === null ? 'level' : 'most';
  const note = { id: 'initiative', reason, held: held[team] ?? 0 };
  return tell(
    story,
    { type: 'initiative-set', team, rule },
    { type: 'noted', about: GAME, note, rule },
  );
};

/** 10E-01 */
export const reinforce = (story: Story, ships: readonly ShipId[]): Story =>
  tell(
    story,
    ...ships.map((ship): GameEvent => {
      return { type: 'ship-placed', ship, place: 'play', rule: '10E-01' };
    }),
  );
