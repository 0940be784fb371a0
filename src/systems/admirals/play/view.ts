import { GAME, type PlayerId, type ShipId, type TeamId } from '../../../core/game/events';
import { hasMark, markOf, type GameState, type Ship } from '../../../core/game/state';
import type { GameSetup } from '../../../core/game/system';
import type { ShipCard } from '../cards/types';
import {
  gainedKeywords,
  printedKeywords,
  type EffectInPlay,
  type KeywordInPlay,
  type Piece,
} from '../piece';
import { orderCodesAt, shipCard, workingAt, type WorkingCard } from './cardsInPlay';
import { CRITICALS, EXHAUSTED, GAME_MARKS, HULL, ROUND_MARKS } from './names';
import { quickCardAt } from './quickShip';
import { countOf, pointsNow, shieldsOf, terrainOf } from './reading';
import type { AdmiralsSetup } from './setup';

/** Typed views over the neutral state: what the game knows of each piece now. */

/** The card of a ship in play, or one made from what a player said of it. */
export const cardOf = (setup: AdmiralsSetup, state: GameState, ship: Ship): ShipCard | null =>
  shipCard(setup, ship.card) ?? quickCardAt(state, ship);

const OVERRUNS = 'Overrun';

/** 4B-02 III: what an overrun gives to the team that does not have the initiative. */
const OVERRUN: readonly KeywordInPlay[] = [
  { name: 'Deadly', value: 2, source: OVERRUNS },
  { name: 'Skilled', source: OVERRUNS },
];

const effectsBorne = (working: readonly WorkingCard[]): readonly EffectInPlay[] =>
  working.flatMap(({ name, effects }) => effects.map((effect) => ({ source: name, effect })));

const makePiece = (setup: AdmiralsSetup, state: GameState, ship: Ship): Piece | null => {
  const card = cardOf(setup, state, ship);
  if (card === null) return null;
  const working = workingAt(setup, state, ship.id, card);
  const effects = effectsBorne(working);
  const overruns = markOf(state, GAME, GAME_MARKS.overrun) === ship.team;
  return {
    id: ship.id,
    name: ship.name,
    team: ship.team,
    player: ship.player,
    card,
    keywords: [...printedKeywords(card), ...gainedKeywords(effects), ...(overruns ? OVERRUN : [])],
    effects,
    hull: pointsNow(state, ship.id, HULL),
    shields: shieldsOf(state, ship.id),
    criticals: pointsNow(state, ship.id, CRITICALS),
    exhausted: pointsNow(state, ship.id, EXHAUSTED),
    skirmishDicePenalty: countOf(state, ship.id, ROUND_MARKS.skirmishDicePenalty),
    terrain: terrainOf(state, ship.id),
    evadeReady: card.role === 'Escort' && !hasMark(state, ship.id, ROUND_MARKS.evadeUsed),
    orders: orderCodesAt(setup, state, ship.id),
  };
};

/** Pieces of one state of one game, so that a render makes each but once. */
const made = new WeakMap<GameState, { setup: AdmiralsSetup; pieces: Map<ShipId, Piece | null> }>();

/** A ship as the rules see it now; null where no such ship is known. */
export const pieceOf = (setup: AdmiralsSetup, state: GameState, id: ShipId): Piece | null => {
  const ship = state.ships[id];
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

/** On the battlefield: neither waiting, nor in reserve, nor gone. */
export const isInPlay = (ship: Ship): boolean => ship.left === null && ship.place === 'play';

export const shipsInPlay = (state: GameState, team?: TeamId): readonly Ship[] =>
  Object.values(state.ships).filter(
    (ship) => isInPlay(ship) && (team === undefined || ship.team === team),
  );

export const shipsInReserve = (state: GameState, team?: TeamId): readonly Ship[] =>
  Object.values(state.ships).filter(
    (ship) =>
      ship.left === null && ship.place === 'reserve' && (team === undefined || ship.team === team),
  );

/** Every piece on the battlefield. */
export const piecesOf = (setup: AdmiralsSetup, state: GameState): readonly Piece[] =>
  shipsInPlay(state).flatMap((ship) => pieceOf(setup, state, ship.id) ?? []);

export const otherTeam = (setup: GameSetup, team: TeamId): TeamId =>
  setup.teams.find(({ id }) => id !== team)?.id ?? team;

export const playerName = (setup: GameSetup, player: PlayerId): string =>
  setup.players.find(({ id }) => id === player)?.name ?? player;

export const teamName = (setup: GameSetup, team: TeamId): string =>
  setup.teams.find(({ id }) => id === team)?.name ?? team;

/** A ship's name with what tells it from its twins. */
export const shipName = (state: GameState, ship: ShipId): string => {
  const known = state.ships[ship];
  if (!known) return ship;
  return known.badge === null ? known.name : `${known.name} ${known.badge}`;
};
