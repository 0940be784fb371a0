import { GAME, type CardRef, type ShipId, type TeamId } from '../../../core/game/events';
import {
  hasMark,
  pointsOf,
  type GameState,
  type HeldCard,
  type Ship,
} from '../../../core/game/state';
import {
  activeShip,
  countOf,
  heldBy,
  HULL,
  isActivated,
  perTeam,
  pointsNow,
  shieldsOf,
  shipsInPlay,
  teamToAct,
  wordOf,
  type PerTeam,
} from '../../admirals/editions';
import {
  TERRAINS,
  type OrderCard,
  type ShipCard,
  type Terrain,
  type WeaponCard,
} from '../cards/types';
import { workingKeywords, type EffectInPlay, type Piece } from '../piece';
import { rulingsFrom } from '../rulings';
import { TURNS, type TeamStanding } from '../winner';
import { GAME_MARKS, LASTING_MARKS, PHASES, SLOTS, TURN_MARKS, type Phase } from './names';
import type { CadetSetup } from './setup';

/** Typed views over the neutral state: what the game knows now. */

export const shipCard = (setup: CadetSetup, ref: CardRef): ShipCard | null => {
  const card = Object.hasOwn(setup.cards, ref) ? setup.cards[ref] : undefined;
  return card?.kind === 'ship' ? card : null;
};

export const orderCard = (setup: CadetSetup, ref: CardRef): OrderCard | null => {
  const card = Object.hasOwn(setup.cards, ref) ? setup.cards[ref] : undefined;
  return card?.kind === 'order' ? card : null;
};

export const weaponBy = (setup: CadetSetup, code: string): WeaponCard | null => {
  const found = Object.values(setup.cards).find(
    (card) => card.kind === 'weapon' && card.code === code,
  );
  return found?.kind === 'weapon' ? found : null;
};

/** Orders at a ship, face up or down, oldest first. */
export const ordersAt = (state: GameState, ship: ShipId): readonly HeldCard[] =>
  heldBy(state, ship, SLOTS.order);

/** The orders that work: those that lie face up. */
export const workingOrders = (
  setup: CadetSetup,
  state: GameState,
  ship: ShipId,
): readonly OrderCard[] =>
  ordersAt(state, ship)
    .filter(({ face }) => face === 'up')
    .flatMap(({ ref }) => orderCard(setup, ref) ?? []);

export const terrainOf = (state: GameState, ship: ShipId): Terrain | null => {
  const word = wordOf(state, ship, LASTING_MARKS.terrain);
  return TERRAINS.find((terrain) => terrain === word) ?? null;
};

export const isCrippled = (state: GameState, ship: ShipId): boolean =>
  hasMark(state, ship, LASTING_MARKS.crippled);

const makePiece = (setup: CadetSetup, state: GameState, ship: Ship): Piece | null => {
  const card = shipCard(setup, ship.card);
  if (card === null) return null;
  const orders = workingOrders(setup, state, ship.id);
  const effects = orders.flatMap((order): readonly EffectInPlay[] =>
    order.effects.map((effect) => ({ source: order.name, effect })),
  );
  const crippled = isCrippled(state, ship.id);
  return {
    id: ship.id,
    name: ship.name,
    team: ship.team,
    player: ship.player,
    card,
    keywords: workingKeywords(card, effects, crippled, rulingsFrom(setup.rulings)),
    effects,
    hull: pointsNow(state, ship.id, HULL),
    shields: shieldsOf(state, ship.id),
    mayShield: setup.scenario?.noShields.includes(ship.id) !== true,
    crippled,
    terrain: terrainOf(state, ship.id),
    orders: orders.map(({ code }) => code),
  };
};

/** Pieces of one state of one game, so that a render makes each but once. */
const made = new WeakMap<GameState, { setup: CadetSetup; pieces: Map<ShipId, Piece | null> }>();

/** A ship as the rules see it now; null where no such ship is known. */
export const pieceOf = (setup: CadetSetup, state: GameState, id: ShipId): Piece | null => {
  const ship = Object.hasOwn(state.ships, id) ? state.ships[id] : undefined;
  if (!ship) return null;
  let known = made.get(state);
  if (known?.setup !== setup) {
    known = { setup, pieces: new Map() };
    made.set(state, known);
  }
  const before = known.pieces.get(id);
  if (before !== undefined) return before;
  const piece = makePiece(setup, state, ship);
  known.pieces.set(id, piece);
  return piece;
};

export const piecesOf = (setup: CadetSetup, state: GameState): readonly Piece[] =>
  shipsInPlay(state).flatMap(({ id }) => pieceOf(setup, state, id) ?? []);

export const phaseOf = (state: GameState): Phase | null =>
  PHASES.find((phase) => phase === state.phase) ?? null;

/** Ships that have a turn to come: to be placed in the set-up, to be activated in the ship phase. */
export const shipsWithTurn = (state: GameState): readonly Ship[] => {
  if (phaseOf(state) === 'set-up')
    return Object.values(state.ships).filter(({ place, left }) => place === 'waiting' && !left);
  return shipsInPlay(state).filter(({ id }) => !isActivated(state, id));
};

export interface Turn {
  readonly phase: Phase | null;
  /** Whose turn it is: to place, or to activate. Null where all are through, or act at once. */
  readonly team: TeamId | null;
  readonly active: ShipId | null;
  /** Ships of that team that have not had their turn. */
  readonly ready: readonly ShipId[];
}

const teamInTurn = (setup: CadetSetup, state: GameState): TeamId | null => {
  const phase = phaseOf(state);
  if (phase !== 'set-up' && phase !== 'ship') return null;
  const left = shipsWithTurn(state);
  return teamToAct({
    first: state.initiative ?? setup.first,
    last: wordOf(state, GAME, GAME_MARKS.lastTeam),
    left: perTeam(setup, (team) => left.filter((ship) => ship.team === team).length),
  });
};

/** Setup, Ship Phase: players alternate, the first player begins. */
export const turnOf = (setup: CadetSetup, state: GameState): Turn => {
  const active = activeShip(state);
  const team = active === null ? teamInTurn(setup, state) : (state.ships[active]?.team ?? null);
  const ready = shipsWithTurn(state).filter((ship) => ship.team === team && ship.id !== active);
  return { phase: phaseOf(state), team, active, ready: ready.map(({ id }) => id) };
};

/** Turn Structure: the sixth turn, or the one that a scenario ends with. */
export const isLastTurn = (state: GameState): boolean =>
  state.round >= TURNS || hasMark(state, GAME, GAME_MARKS.lastRound);

export const fleetValueOf = (setup: CadetSetup, ship: Ship): number =>
  shipCard(setup, ship.card)?.fleetValue ?? 0;

/** Ending the Game: what each team has to show now. Ships that still wait are on the board soon. */
export const standingsOf = (setup: CadetSetup, state: GameState): PerTeam<TeamStanding> =>
  perTeam(setup, (team) => {
    const ships = Object.values(state.ships);
    const lost = ships.filter((ship) => ship.team !== team && ship.left !== null);
    return {
      onBoard: ships.filter((ship) => ship.team === team && ship.left === null).length,
      objectivePoints: pointsOf(state, team),
      enemyFleetValueDestroyed: lost.reduce((sum, ship) => sum + fleetValueOf(setup, ship), 0),
    };
  });

/** Star System: each ship in one holds its hex. */
export const shipsInSystems = (state: GameState, team?: TeamId): readonly Ship[] =>
  shipsInPlay(state, team).filter(({ id }) => terrainOf(state, id) === 'Star System');

export const movesUsed = (state: GameState, ship: ShipId): number =>
  countOf(state, ship, TURN_MARKS.movesUsed);
