import type { ShipId, TeamId } from '../../../core/game/events';
import { pointsOf, type GameState, type Ship, hasMark } from '../../../core/game/state';
import type { Standing } from '../rounds/winner';
import { isTracked, type AdmiralsSetup } from './setup';
import { shipsInPlay } from '../../kit/play/ships';
import { shipsInReserve } from './view';
import { terrainOf } from '../../admirals-shared/play/reading';
import { countOf } from '../../kit/play/marks';
import { perTeam, type PerTeam } from '../../kit/play/teams';
import type { ShipCard } from '../../admirals-shared/cards/types';
import type { ScoreLine } from '../scoring/score';
import { record } from '../../../core/game/game';
import type { Game } from './game';
import { LASTING_MARKS, ON_PAPER } from '../../admirals-shared/play/names';
import type { CommandOf } from './commands';

const broughtShips = (setup: AdmiralsSetup) => setup.players.flatMap(({ ships }) => ships);

/** Power Points of a ship: as it was brought, or as was said when it was added at the table (4C-02 II, 13A-04). */
export const powerOf = (setup: AdmiralsSetup, state: GameState, ship: ShipId): number =>
  broughtShips(setup).find(({ id }) => id === ship)?.power ??
  countOf(state, ship, LASTING_MARKS.power);

/** What a card costs in this game, as far as somebody brought it; 0 where nobody did. */
export const powerOfCard = (setup: AdmiralsSetup, ref: string): number =>
  broughtShips(setup).find(({ card }) => card === ref)?.power ?? 0;

/** 10E-06, 13A-04: what waits is as good as in reserve. */
export const standingOf = (ship: Ship): 'in-play' | 'in-reserve' | 'defeated' => {
  if (ship.left !== null) return 'defeated';
  return ship.place === 'play' ? 'in-play' : 'in-reserve';
};

/** Pieces in a Strategic System hex: each holds one. */
export const strategicShips = (state: GameState, team?: TeamId): readonly Ship[] =>
  shipsInPlay(state, team).filter(({ id }) => terrainOf(state, id) === 'Strategic System');

/** 8A: what a fleet on paper was said to hold; null where the app keeps its ships, or nobody has said. */
export const heldOnPaper = (setup: AdmiralsSetup, state: GameState, team: TeamId): number | null =>
  isTracked(setup, team) || !hasMark(state, team, ON_PAPER)
    ? null
    : countOf(state, team, ON_PAPER) - 1;

/** 4B-03 I, 4C-02 I: Strategic System hexes that a team occupies, as far as the app knows. */
export const systemsHeld = (setup: AdmiralsSetup, state: GameState, team: TeamId): number =>
  heldOnPaper(setup, state, team) ?? strategicShips(state, team).length;

const defeatedPower = (setup: AdmiralsSetup, state: GameState, team: TeamId): number =>
  Object.values(state.ships)
    .filter((ship) => ship.team === team && ship.left !== null)
    .reduce((sum, ship) => sum + powerOf(setup, state, ship.id), 0);

/** 4C: what each team has to show now. */
export const standings = (setup: AdmiralsSetup, state: GameState): PerTeam<Standing> =>
  perTeam(setup, (team) => ({
    // A fleet on paper is there until its players say otherwise.
    onBattlefield: Math.max(shipsInPlay(state, team).length, isTracked(setup, team) ? 0 : 1),
    inReserve: shipsInReserve(state, team).length,
    objectivePoints: pointsOf(state, team),
    strategic: systemsHeld(setup, state, team),
    defeatedPower: defeatedPower(setup, state, team),
  }));

/** 10E-04, 10E-06 */
export const isBig = (card: ShipCard | null): boolean =>
  card?.role === 'Super Heavy' || card?.role === 'Stationary';

/** The lines that score something. */
export const recordScores = (game: Game, lines: readonly ScoreLine[], ship?: ShipId): Game =>
  record(
    game,
    ...lines
      .filter(({ points }) => points > 0)
      .map(({ team, points, way, rule }) => {
        const scored = { type: 'points-scored', team, points, why: way, rule } as const;
        return ship === undefined ? scored : { ...scored, ship };
      }),
  );

/** 10E-01: ships from reserve one by one in turns, the team with the initiative first. */
export const inTurns = (
  { ships, initiative }: Pick<GameState, 'ships' | 'initiative'>,
  coming: readonly ShipId[],
): readonly ShipId[] => {
  const isFirst = (ship: ShipId): boolean => ships[ship]?.team === initiative;
  const first = coming.filter(isFirst);
  const second = coming.filter((ship) => !isFirst(ship));
  return Array.from({ length: coming.length }, (_, at) => [first[at], second[at]])
    .flat()
    .filter((ship) => ship !== undefined);
};

/** 4B-03: filled in from what the game knows of where ships stand; all reserves come in. */
export const refreshFrom = (game: Pick<Game, 'setup' | 'state'>): CommandOf<'refresh'> => {
  const { setup, state } = game;
  const ids = (ships: readonly Ship[]) => ships.map(({ id }) => id);
  const isNear = ({ id }: Ship) => hasMark(state, id, LASTING_MARKS.nearStrategic);
  return {
    type: 'refresh',
    strategic: ids(strategicShips(state).slice(0, setup.strategicSystems)),
    near: ids(shipsInPlay(state).filter(isNear)),
    reinforcements: ids(shipsInReserve(state)),
  };
};
