import { skirmishSituation } from '../skirmish/fight';
import { GAME, type CardRef, type ShipId } from '../../../core/game/events';
import { hasMark, pointsOf, type GameState, type Ship } from '../../../core/game/state';
import { cardOfKind, makePieces, shipStanding } from '../../admirals-shared/play/pieces';
import { shipsInPlay } from '../../kit/play/ships';
import { TERRAINS } from '../cards/terms';
import type { OrderCard, ShipCard } from '../cards/forms';
import { workingKeywords, type EffectInPlay, type Piece } from '../piece';
import { rulingsFrom } from '../rulings';
import { TURNS, type TeamStanding } from '../winner';
import { LAST_ROUND, LASTING_MARKS, PHASES, TURN_MARKS, type Phase } from './names';
import type { CadetSetup } from './setup';
import { terrainAmong } from '../../admirals-shared/play/reading';
import { ordersAt } from '../../admirals-shared/play/orders';
import { countOf } from '../../kit/play/marks';
import { type PerTeam, perTeam } from '../../kit/play/teams';
import { makeTurns } from '../../kit/play/turns';

/** Typed views over the neutral state: what the game knows now. */

export const shipCard = (setup: CadetSetup, ref: CardRef): ShipCard | null =>
  cardOfKind(setup, ref, 'ship');

export const orderCard = (setup: CadetSetup, ref: CardRef): OrderCard | null =>
  cardOfKind(setup, ref, 'order');

/** The orders that work: those that lie face up. */
export const workingOrders = (setup: CadetSetup, state: GameState, ship: ShipId) =>
  ordersAt(state, ship)
    .filter(({ face }) => face === 'up')
    .flatMap(({ ref }) => orderCard(setup, ref) ?? []);

export const terrainOf = terrainAmong(TERRAINS);

const makePiece = (setup: CadetSetup, state: GameState, ship: Ship): Piece | null => {
  const card = shipCard(setup, ship.card);
  if (card === null) return null;
  const orders = workingOrders(setup, state, ship.id);
  const effects = orders.flatMap((order): readonly EffectInPlay[] =>
    order.effects.map((effect) => ({ source: order.name, effect })),
  );
  const crippled = hasMark(state, ship.id, LASTING_MARKS.crippled);
  return {
    ...shipStanding(state, ship, card),
    keywords: workingKeywords(card, effects, crippled, rulingsFrom(setup.rulings)),
    effects,
    mayShield: setup.scenario?.noShields.includes(ship.id) !== true,
    crippled,
    terrain: terrainOf(state, ship.id),
    orders: orders.map(({ code }) => code),
  };
};

export const { nearbyOf, pieceOf, piecesOf, duelFrom } = makePieces(makePiece, skirmishSituation);

/** Setup, Ship Phase: players alternate, the first player begins. */
export const { phaseOf, shipsWithTurn, turnOf } = makeTurns<Phase, CadetSetup>({
  phases: PHASES,
  activations: 'ship',
  first: ({ first }, { initiative }) => initiative ?? first,
});

/** Turn Structure: the sixth turn, or the one that a scenario ends with. */
export const isLastTurn = (state: GameState): boolean =>
  state.round >= TURNS || hasMark(state, GAME, LAST_ROUND);

export const fleetValueOf = (setup: CadetSetup, ship: Ship): number =>
  shipCard(setup, ship.card)?.fleetValue ?? 0;

/** Historic Play: what a scenario adds is told under its own name. */
export const scenarioRule = ({ scenario }: Pick<CadetSetup, 'scenario'>): string =>
  scenario?.name ?? 'Historic Play';

/** Ending the Game: everything that is gone, the Black Hole's share as the table reads it (ruling hole-losses-count). */
const countsAsDestroyed = ({ rulings }: CadetSetup, { left }: Ship): boolean =>
  left !== null &&
  (left.how !== 'black-hole' || rulingsFrom(rulings)['hole-losses-count'] === 'count');

/** Ending the Game: what each team has to show now. Ships that still wait are on the board soon. */
export const standingsOf = (setup: CadetSetup, state: GameState): PerTeam<TeamStanding> =>
  perTeam(setup, (team) => {
    const ships = Object.values(state.ships);
    const lost = ships.filter((ship) => ship.team !== team && countsAsDestroyed(setup, ship));
    return {
      onBoard: ships.filter((ship) => ship.team === team && ship.left === null).length,
      objectivePoints: pointsOf(state, team),
      enemyFleetValueDestroyed: lost.reduce((sum, ship) => sum + fleetValueOf(setup, ship), 0),
    };
  });

/** Star System: each ship in one holds its hex. */
export const shipsInSystems = (state: GameState): readonly Ship[] =>
  shipsInPlay(state).filter(({ id }) => terrainOf(state, id) === 'Star System');

export const movesUsed = (state: GameState, ship: ShipId): number =>
  countOf(state, ship, TURN_MARKS.movesUsed);

/** Ship Phase, Movement: it has moved, or fought where it would have; firing comes before. */
export const hasSetOut = (state: GameState, ship: ShipId): boolean =>
  movesUsed(state, ship) > 0 || hasMark(state, ship, TURN_MARKS.skirmished);
