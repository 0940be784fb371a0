import type { CardId, CardRef, PlayerId, ShipId } from '../../../core/game/events';
import type { GameState, HeldCard } from '../../../core/game/state';
import { bonusOrdersOf, lastingOrdersOf, orderLimitOf, psionicCounts } from '../attributes';
import { heldBy } from '../../kit/play/cards';
import { orderCard, orderRef, pieceOf } from './view';
import { SLOTS } from '../../admirals-shared/play/names';
import type { AdmiralsSetup } from './setup';
import { libraryOf, ordersAt } from '../../admirals-shared/play/orders';
import type { Rules } from '../rules';
import type { Piece } from '../piece';

export const omegaOf = (state: GameState, player: PlayerId): HeldCard | null =>
  heldBy(state, player, SLOTS.omega)[0] ?? null;

/** 10C-03, 10C-04: a commander and a flight group each take the place of an order. */
export const carriedCards = (state: GameState, ship: ShipId): number =>
  heldBy(state, ship).filter(({ slot }) => slot === SLOTS.commander || slot === SLOTS.flightGroup)
    .length;

/** 4B-01 I, 10C-03, 10C-04: how many orders a piece may be assigned now. */
export const orderPlacesOf = (state: GameState, piece: Piece, rules: Rules): number =>
  Math.max(0, orderLimitOf(piece, rules).value - carriedCards(state, piece.id));

/** 3A-01 VIII, 9G: the cards of this game that a piece may have as a bonus order. */
export const bonusRefsOf = (setup: AdmiralsSetup, piece: Piece, rules: Rules): readonly CardRef[] =>
  bonusOrdersOf(piece, rules).flatMap(({ order }) => orderRef(setup, order) ?? []);

/** The card of an order that comes with a ship. */
export const bonusCardId = (ship: ShipId, ref: CardRef): CardId => `b:${ship}:${ref}`;

/** 4B-01: the card with which a piece can be given a bonus order now: a copy in its player's library, or one of its own (ruling bonus-order-from-library). */
export const bonusCardOf = (
  state: GameState,
  { id, player }: Piece,
  ref: CardRef,
  { rulings }: Rules,
): CardId | null => {
  if (rulings['bonus-order-from-library'] === 'with-the-ship') {
    const own = bonusCardId(id, ref);
    return Object.hasOwn(state.cards, own) ? null : own;
  }
  if (ordersAt(state, id).some((card) => card.ref === ref)) return null;
  return libraryOf(state, player).find((card) => card.ref === ref)?.id ?? null;
};

/** 3A-01 VIII, 9G: the bonus orders that a piece can be given now. */
export const bonusAtHand = (setup: AdmiralsSetup, state: GameState, piece: Piece, rules: Rules) =>
  bonusRefsOf(setup, piece, rules).filter((ref) => bonusCardOf(state, piece, ref, rules) !== null);

/** 13A-05: a Refit begins with its Special order. */
const specialFirst = (setup: AdmiralsSetup, refs: readonly CardRef[]): readonly CardRef[] => {
  const isSpecial = (ref: CardRef): boolean => orderCard(setup, ref)?.type === 'Special';
  return [...refs.filter(isSpecial), ...refs.filter((ref) => !isSpecial(ref))];
};

/** 13A-05, 13A-06: each choice of a permanent order, as far as its cards are in this game. */
export const lastingRefsOf = (setup: AdmiralsSetup, piece: Piece, rules: Rules) =>
  lastingOrdersOf(piece, rules)
    .map(({ rule, orders }) => ({
      rule,
      refs: specialFirst(
        setup,
        orders.flatMap((order) => orderRef(setup, order) ?? []),
      ),
    }))
    .filter(({ refs }) => refs.length > 0);

const isPsionic = (setup: AdmiralsSetup, { ref }: HeldCard): boolean =>
  orderCard(setup, ref)?.psionic === true;

const countsPsionic = (setup: AdmiralsSetup, piece: Piece, rules: Rules): boolean => {
  const bonus = bonusRefsOf(setup, piece, rules);
  const requiresPsionic = bonus.some((ref) => orderCard(setup, ref)?.psionic === true);
  return psionicCounts(piece, requiresPsionic, rules);
};

/** 4B-01 II: how many of a player's Psionic orders count towards the one that may be assigned. */
export const psionicOrders = (
  setup: AdmiralsSetup,
  state: GameState,
  player: PlayerId,
  rules: Rules,
): number =>
  Object.values(state.ships)
    .filter((ship) => ship.player === player && ship.left === null)
    .reduce((sum, { id }) => {
      const piece = pieceOf(setup, state, id);
      if (!piece || !countsPsionic(setup, piece, rules)) return sum;
      return sum + ordersAt(state, id).filter((held) => isPsionic(setup, held)).length;
    }, 0);

/** 4B-01 II: whether one more Psionic order may go to a piece. */
export const mayTakePsionic = (
  setup: AdmiralsSetup,
  state: GameState,
  piece: Piece,
  rules: Rules,
): boolean =>
  !countsPsionic(setup, piece, rules) || psionicOrders(setup, state, piece.player, rules) === 0;
