import * as scores from '../../scoring/score';
import { isSimple, scoresPower, type ScenarioScore, waysOf } from '../setup';
import { heldOnPaper, isBig, powerOf, recordScores, standingOf, systemsHeld } from '../standing';
import { record, recordEach, isGone } from '../../../../core/game/game';
import type { Game } from '../game';
import { GAME, type SubjectId, type ShipId } from '../../../../core/game/events';
import * as names from '../../../admirals-shared/play/names';
import { setMark, clearMarks, markOnly, changeTrack } from '../../../kit/play/marks';
import { isUsedUp, recordLine } from '../../../kit/play/scenarioLines';
import { hasMark, type Ship } from '../../../../core/game/state';
import { nextInitiative } from '../../rounds/turns';
import { cardOf, shipsInReserve } from '../view';
import { shipsInPlay } from '../../../kit/play/ships';
import { ordersAt, turnedUp } from '../../../admirals-shared/play/orders';
import { terrainOf } from '../../../admirals-shared/play/reading';
import { cardsReturned, heldBy } from '../../../kit/play/cards';
import { leader, perTeam, type PerTeam } from '../../../kit/play/teams';

/** 13A-04: the power of what was not defeated, scored for its player when the game ends. */
export const scoreAllOutWar = (game: Game): Game => {
  const { setup, state, rules } = game;
  if (!scoresPower(setup)) return game;
  const ships = Object.values(state.ships).map((ship) => ({
    ship: ship.id,
    player: ship.player,
    team: ship.team,
    power: powerOf(setup, state, ship.id),
    standing: standingOf(ship),
  }));
  const { lines, resilient } = scores.scoreOpenPlay(ships, rules.rulings);
  const scored = lines
    .filter(({ points }) => points > 0)
    .map(({ player, team, points, way, rule }) => {
      return { type: 'points-scored', team, player, points, why: way, rule } as const;
    });
  const awards = resilient.map((player) => {
    return { type: 'noted', about: player, note: { id: 'resilient' }, rule: '13A-04' } as const;
  });
  return record(game, ...scored, ...awards);
};

/** Nobody has had a turn, and nothing was announced. */
const clearTurns = (game: Game): Game => {
  const off = (so: Game, subject: SubjectId, mark: string) => setMark(so, subject, mark, 0, '4B');
  const unsaid = recordEach(game, Object.values(names.GAME_MARKS), (so, mark) =>
    off(so, GAME, mark),
  );
  return recordEach(unsaid, game.setup.teams, (so, { id }) => off(so, id, names.LAST_PLAYER));
};

/** 4B, 13A-04: a round begins with its command phase, which open play leaves out. */
export const enterRound = (game: Game, round: number): Game => {
  const [phase, rule] = isSimple(game.setup) ? ['action', '13A-04'] : ['command', '4B-01'];
  return record(clearTurns(game), { type: 'phase-entered', round, phase, rule });
};

export const scoreLine = (game: Game, line: ScenarioScore, ship?: ShipId): Game =>
  recordLine(game, line, '11A', ship);

const isMet = (game: Game, line: ScenarioScore, ship: ShipId): boolean => {
  const defeated = line.when?.defeated ?? [];
  if (!defeated.includes(ship) || isUsedUp(game, line)) return false;
  return defeated.every((id) => isGone(game, id));
};

/** 11A: lines that a defeat completes. */
export const scoreScenarioLines = (game: Game, ship: ShipId): Game =>
  recordEach(game, game.setup.scenario?.scoring ?? [], (after, line) =>
    isMet(after, line, ship) ? scoreLine(after, line, ship) : after,
  );

/** 11A: lines that score at the end only, and have not. */
export const lastLines = (game: Pick<Game, 'setup' | 'state'>): readonly ScenarioScore[] =>
  (game.setup.scenario?.scoring ?? []).filter(
    (line) => line.atEnd !== undefined && !isUsedUp(game, line),
  );

export const scoreLastLines = (game: Game, lines: readonly string[]): Game =>
  recordEach(game, lastLines(game), (after, line) =>
    lines.includes(line.id) ? scoreLine(after, line) : after,
  );

/** 8A, 10E-03: who stands where, as the table sees it. */
export const takeStock = (
  game: Game,
  strategic: readonly ShipId[],
  near: readonly ShipId[],
  paper?: number,
): Game => {
  const { terrain, nearStrategic } = names.LASTING_MARKS;
  const inSystem = ({ id }: Ship): boolean => terrainOf(game.state, id) === 'Strategic System';
  const isNear = ({ id }: Ship): boolean => hasMark(game.state, id, nearStrategic);
  const untracked = game.setup.untracked ?? [];
  const counted = recordEach(game, untracked, (so, team) =>
    setMark(so, team, names.ON_PAPER, paper === undefined ? 0 : paper + 1, '8A'),
  );
  return record(
    counted,
    ...markOnly(game, strategic, terrain, 'Strategic System', inSystem),
    ...markOnly(game, near, nearStrategic, 1, isNear),
  );
};

const isAliveAndBig = ({ setup, state, rules }: Game, ship: Ship): boolean =>
  scores.isUndefeated(standingOf(ship), rules.rulings) && isBig(cardOf(setup, state, ship));

/** 10E-03: next to a system of its team, be it in one itself or not (ruling hold-territory-once). */
const holdsTerritory = ({ state, rules }: Game, ship: ShipId): boolean =>
  hasMark(state, ship, names.LASTING_MARKS.nearStrategic) &&
  (rules.rulings['hold-territory-once'] === 'once' ||
    terrainOf(state, ship) !== 'Strategic System');

/** 10E: what each team has to show now. */
const scoredNow = (game: Game, reserves = game.state): PerTeam<scores.Scored> => {
  const { setup, state } = game;
  const ships = Object.values(state.ships);
  return perTeam(setup, (team) => {
    const held = systemsHeld(setup, state, team);
    const near = shipsInPlay(state, team).filter(({ id }) => holdsTerritory(game, id));
    return {
      piecesInStrategic: held,
      piecesAdjacentToOwnStrategic: held > 0 ? near.length : 0,
      bigShipsDefeatedThisRound: 0,
      strategicHexesHeldAtEnd: held,
      bigShipsAliveAtEnd: ships.filter((ship) => ship.team === team && isAliveAndBig(game, ship))
        .length,
      reservesAtEnd: shipsInReserve(reserves, team).length,
    };
  });
};

/** 8A-02, 10E */
export const scoreMoment = (game: Game, moment: scores.Moment): Game =>
  recordScores(game, scores.scoreAt(moment, scoredNow(game), waysOf(game.setup)));

/** 10E-02, 05, 06: what counts after the last round, reserves as they were before its reinforcements or after (ruling reinforce-before-shut-out). */
export const scoreEnd = (game: Game, before: Game): Game => {
  const isFirst = game.rules.rulings['reinforce-before-shut-out'] === 'reinforce-first';
  const scored = scoredNow(game, isFirst ? game.state : before.state);
  return recordScores(game, scores.scoreAt('end', scored, waysOf(game.setup)));
};

const isOfTheRound = (mark: string): boolean =>
  names.isSpentMark(mark) || Object.values(names.ROUND_MARKS).some((one) => one === mark);

/** 4B-03: no longer activated, and what is once a round is ready again. */
export const readyAll = (game: Game): Game => clearMarks(game, isOfTheRound, '4B-03');

/** 4B-03: orders and Omega orders go back to their libraries; 13A-05: those of open play stay. */
export const returnAll = (game: Game): Game => {
  if (isSimple(game.setup)) return game;
  const { state, setup } = game;
  const atShips = Object.keys(state.ships).flatMap((ship) => ordersAt(state, ship));
  const omegas = setup.players.flatMap(({ id }) => heldBy(state, id, names.SLOTS.omega));
  return record(game, ...cardsReturned([...atShips, ...omegas], '4B-03'));
};

/** 13A-05, 13A-06: spent orders are turned up again. */
export const readyOrders = (game: Game): Game => {
  if (!isSimple(game.setup)) return game;
  const { state } = game;
  return record(game, ...shipsInPlay(state).flatMap(({ id }) => turnedUp(state, id, '13A-05')));
};

/** 4B-03: each piece may lose one Exhausted. */
export const rest = (game: Game, kept: readonly ShipId[]): Game =>
  recordEach(game, shipsInPlay(game.state), (after, { id }) =>
    kept.includes(id) ? after : changeTrack(after, id, names.EXHAUSTED, -1, { rule: '4B-03' }),
  );

/** 4B-03 I: who has the initiative next round, and why. */
export const passInitiative = (game: Game): Game => {
  const { setup, state } = game;
  if (state.initiative === null) return game;
  const held = perTeam(setup, (team) => systemsHeld(setup, state, team));
  const team = nextInitiative(state.initiative, held);
  const rule = '4B-03 I';
  const reason = leader(held) === null ? 'level' : 'most';
  const isGuess = setup.untracked?.some((one) => heldOnPaper(setup, state, one) === null) === true;
  const note = {
    id: 'initiative',
    reason: isGuess ? 'not-known' : reason,
    held: held[team] ?? 0,
  };
  return record(
    game,
    { type: 'initiative-set', team, rule },
    { type: 'noted', about: GAME, note, rule },
  );
};

/** 10E-01 */
export const reinforce = (game: Game, ships: readonly ShipId[]): Game =>
  recordEach(game, ships, (after, ship) =>
    record(after, { type: 'ship-placed', ship, place: 'play', rule: '10E-01' }),
  );
