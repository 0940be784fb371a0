import { skirmishSituation } from '../skirmish/spec';
import { GAME, type TeamId, type CardRef, type ShipId } from '../../../core/game/events';
import {
  hasMark,
  markOf,
  type GameState,
  type Ship,
  type HeldCard,
} from '../../../core/game/state';
import type { ShipCard, Effect, OrderCard } from '../../admirals-shared/cards/types';
import { makePieces, shipStanding, cardOfKind } from '../../admirals-shared/play/pieces';
import { gainedKeywords, printedKeywords, type KeywordInPlay } from '../../admirals-shared/piece';
import { CRITICALS, EXHAUSTED, GAME_MARKS, ROUND_MARKS } from '../../admirals-shared/play/names';
import { quickCardAt } from './quickShip';
import { type AdmiralsSetup, isSimple, type AdmiralsPlayer } from './setup';
import { terrainOf } from '../../admirals-shared/play/reading';
import { countOf, pointsNow } from '../../kit/play/marks';
import type { EffectInPlay, Piece } from '../piece';
import { heldBy } from '../../kit/play/cards';
import { ordersAt } from '../../admirals-shared/play/orders';
import { isCarrier } from '../attributes';

export const shipCard = (setup: AdmiralsSetup, ref: CardRef): ShipCard | null =>
  cardOfKind(setup, ref, 'ship');

export const orderCard = (setup: AdmiralsSetup, ref: CardRef): OrderCard | null =>
  cardOfKind(setup, ref, 'order');

/** The key of an order card by the code that is printed on it. */
export const orderRef = (setup: AdmiralsSetup, code: string): CardRef | null =>
  Object.keys(setup.cards).find((ref) => orderCard(setup, ref)?.code === code) ?? null;

/** 5F-03: orders at a ship that can go back; 13A-05, 13A-06: one that came with it and is spent already cannot. */
export const ordersToLose = (state: GameState, ship: ShipId): readonly HeldCard[] =>
  ordersAt(state, ship).filter(({ owner, face }) => owner !== null || face === 'up');

/** A card that works on a ship, with what it does; its id is its key where it leads a whole fleet. */
const working = (setup: AdmiralsSetup, id: string, ref: CardRef) => {
  const card = setup.cards[ref];
  const effects: readonly Effect[] = card && 'effects' in card ? card.effects : [];
  return { id, ref, name: card?.name ?? ref, effects };
};
export type WorkingCard = ReturnType<typeof working>;

/** 13A-01, 13A-02: the commander leads the fleet, a flight group the carriers instead. */
export const leadCardOf = (player: AdmiralsPlayer, card: ShipCard): CardRef | null => {
  if (player.flightGroup !== undefined && isCarrier(card)) return player.flightGroup;
  const led = card.role === 'Light' || card.role === 'Heavy' || card.role === 'Super Heavy';
  return led ? (player.commander ?? null) : null;
};

/** Of the cards at a ship, those that lie face up; with the Omega order that works on it, since it had none of its own (10A-05 I). */
const faceUp = (state: GameState, ship: ShipId, held: readonly HeldCard[]): readonly HeldCard[] => {
  const id = markOf(state, ship, ROUND_MARKS.omega);
  const omega = typeof id === 'string' ? state.cards[id] : undefined;
  return [...held.filter(({ face }) => face === 'up'), ...(omega ? [omega] : [])];
};

/** Every card whose effects work on a ship or go out from it: orders, commander, flight group. */
export const workingAt = (setup: AdmiralsSetup, state: GameState, ship: ShipId, card: ShipCard) => {
  const own = faceUp(state, ship, heldBy(state, ship)).map(({ id, ref }) =>
    working(setup, id, ref),
  );
  if (!isSimple(setup)) return own;
  const player = setup.players.find(({ id }) => id === state.ships[ship]?.player);
  const lead = player ? leadCardOf(player, card) : null;
  return lead === null ? own : [...own, working(setup, `${lead}@${ship}`, lead)];
};

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

const makePiece = (setup: AdmiralsSetup, state: GameState, ship: Ship): Piece | null => {
  const card = cardOf(setup, state, ship);
  if (card === null) return null;
  const effects = workingAt(setup, state, ship.id, card).flatMap(({ name, effects: all }) =>
    all.map((effect): EffectInPlay => ({ source: name, effect })),
  );
  const overruns = markOf(state, GAME, GAME_MARKS.overrun) === ship.team;
  return {
    ...shipStanding(state, ship, card),
    keywords: [...printedKeywords(card), ...gainedKeywords(effects), ...(overruns ? OVERRUN : [])],
    effects,
    criticals: pointsNow(state, ship.id, CRITICALS),
    exhausted: pointsNow(state, ship.id, EXHAUSTED),
    skirmishDicePenalty: countOf(state, ship.id, ROUND_MARKS.skirmishDicePenalty),
    terrain: terrainOf(state, ship.id),
    evadeReady: card.role === 'Escort' && !hasMark(state, ship.id, ROUND_MARKS.evadeUsed),
    orders: faceUp(state, ship.id, ordersAt(state, ship.id)).map(
      ({ ref }) => setup.cards[ref]?.code ?? ref,
    ),
  };
};

export const { nearbyOf, pieceOf, piecesOf, duelFrom } = makePieces(makePiece, skirmishSituation);

export const shipsInReserve = (state: GameState, team?: TeamId): readonly Ship[] =>
  Object.values(state.ships).filter(
    (ship) =>
      ship.left === null && ship.place === 'reserve' && (team === undefined || ship.team === team),
  );
