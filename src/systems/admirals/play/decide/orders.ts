import { checks } from '../checks';
import { SLOTS, LAST_OMEGA } from '../../../admirals-shared/play/names';
import { isSimple } from '../setup';
import { refuse, type Game, type Decided, advised, andThen, check, type Check } from '../game';
import { pieceOf, orderCard } from '../view';
import type { CommandOf } from '../commands';
import { ordersAt, libraryOf } from '../../../admirals-shared/play/orders';
import * as places from '../orders';
import { cardName, nameOf, heldCardBy, allOf } from '../../../kit/play/checks';
import { record, isRefusal } from '../../../../core/game/game';
import type { CardRef, PlayerId } from '../../../../core/game/events';
import { unmetRequirements } from '../../../admirals-shared/play/pieces';
import { playerName, shipsInPlay } from '../../../kit/play/ships';
import type { RepairChoice } from '../../../admirals-shared/play/commands';
import type { PlayWhy } from '../refusals';
import { giveBack, repairAt, revealAll } from '../follow/reveal';
import { makeOrderPhase } from '../../../admirals-shared/play/orderPhase';
import { cardAttached, cardsReturned, heldBy } from '../../../kit/play/cards';
import { wordOf } from '../../../kit/play/reading';
import type { Piece } from '../../piece';

/** 13A-05, 13A-06: another of the orders that the ship may have in the place of the one that it has. */
const chooseOrder = (game: Game, { ship, order }: CommandOf<'choose-order'>): Decided => {
  const wrong = checks.inPhase(game, 'set-up') ?? checks.stillThere(game, ship);
  if (wrong) return wrong;
  const { setup, state, rules } = game;
  const piece = pieceOf(setup, state, ship);
  const lasting = piece && isSimple(setup) ? places.lastingRefsOf(setup, piece, rules) : [];
  const chosen = lasting.find(({ refs }) => refs.includes(order));
  if (!chosen) {
    const names = { ship: nameOf(game, ship), order: cardName(game, order) };
    return refuse({ id: 'not-a-bonus-order', ...names }, '13A-05');
  }
  const { rule, refs } = chosen;
  const gone = ordersAt(state, ship).filter(({ ref }) => refs.includes(ref));
  const card = places.bonusCardId(ship, order);
  return record(
    game,
    ...cardsReturned(gone, rule),
    cardAttached(card, ship, SLOTS.order, 'up', { ref: order, rule }),
  );
};

const inCommandPhase = (game: Game): Check =>
  isSimple(game.setup)
    ? refuse({ id: 'no-orders-in-open-play' }, '13A-04')
    : checks.inPhase(game, 'command');

/** 4B-01 I, II and the card itself: what speaks against one more order at a ship. */
const mayBear = (game: Game, ship: string, ref: string): Check => {
  const { setup, state, rules } = game;
  const piece = pieceOf(setup, state, ship);
  const order = orderCard(setup, ref);
  if (!piece || !order) return null;
  const limit = places.orderPlacesOf(state, piece, rules);
  const name = nameOf(game, ship);
  const isMet = unmetRequirements(piece, order).length === 0;
  const psionic = !order.psionic || places.mayTakePsionic(setup, state, piece, rules);
  return (
    check(
      ordersAt(state, ship).length < limit,
      { id: 'order-limit', ship: name, limit },
      '4B-01 I',
    ) ??
    check(isMet, { id: 'order-requirement', ship: name, order: order.name }, '4B-01') ??
    check(psionic, { id: 'psionic-limit', player: playerName(setup, piece.player) }, '4B-01 II')
  );
};

/** 4B-01: why a piece cannot be given a bonus order of its own. */
const bonusOut = (game: Game, { id, player }: Piece, ref: CardRef): Decided => {
  const order = cardName(game, ref);
  const isMissed =
    game.rules.rulings['bonus-order-from-library'] === 'from-library' &&
    !ordersAt(game.state, id).some((card) => card.ref === ref);
  return isMissed
    ? refuse({ id: 'not-your-order', order, player: playerName(game.setup, player) }, '4B-01')
    : refuse({ id: 'order-in-use', order }, '3A-01 VIII');
};

/** 4B-01 III, 9G: a bonus order lies face up. */
const assignBonus = (game: Game, { ship, order, override }: CommandOf<'assign-bonus'>): Decided => {
  const wrong = inCommandPhase(game) ?? checks.inPlay(game, ship);
  if (wrong) return wrong;
  const { setup, state, rules } = game;
  const piece = pieceOf(setup, state, ship);
  if (!piece || !places.bonusRefsOf(setup, piece, rules).includes(order)) {
    const names = { ship: nameOf(game, ship), order: cardName(game, order) };
    return refuse({ id: 'not-a-bonus-order', ...names }, '3A-01 VIII');
  }
  const card = places.bonusCardOf(state, piece, order, rules);
  if (card === null) return bonusOut(game, piece, order);
  const isNew = heldCardBy(game, card) === null;
  const more = { ...(isNew ? { ref: order } : {}), rule: '4B-01 III' };
  return andThen(advised(game, override, mayBear(game, ship, order)), (after) =>
    record(after, cardAttached(card, ship, SLOTS.order, 'up', more)),
  );
};

/** 10A-05 I: one Basic order a player, set aside. */
const setOmega = (game: Game, { player, card, override }: CommandOf<'set-omega'>): Decided => {
  const wrong =
    inCommandPhase(game) ??
    checks.knownPlayer(game, player) ??
    checks.inLibrary(game, card, player);
  if (wrong) return wrong;
  const order = orderCard(game.setup, game.state.cards[card]?.ref ?? '');
  const rule = '10A-05 I';
  const advice =
    check(game.setup.escalation === 'Omega', { id: 'omega-only' }, rule) ??
    check(order?.type === 'Basic', { id: 'omega-basic', order: order?.name ?? card }, rule);
  const before = heldBy(game.state, player, SLOTS.omega);
  return andThen(advised(game, override, advice), (after) =>
    record(
      after,
      ...cardsReturned(before, rule),
      cardAttached(card, player, SLOTS.omega, 'down', { rule }),
    ),
  );
};

const repeatOmega = (game: Game, player: PlayerId): Game => {
  const ref = wordOf(game.state, player, LAST_OMEGA);
  const copy = libraryOf(game.state, player).find((card) => card.ref === ref);
  if (!copy || places.omegaOf(game.state, player)) return game;
  const set = setOmega(game, { type: 'set-omega', player, card: copy.id });
  return isRefusal(set) ? game : set;
};

/** 13A-05: spent, or ready again. */
const turnOrder = (game: Game, { card, face }: CommandOf<'turn-order'>): Decided => {
  const held = heldCardBy(game, card);
  const why = { id: 'already-so', card: cardName(game, held?.ref ?? card) } as const;
  return (
    checks.atShip(game, card) ??
    check(held?.face !== face, why, '4B-01') ??
    record(game, { type: 'card-turned', card, face })
  );
};

/** Ships and cards that repairs name. */
export const knownChoices = (game: Game, choices: readonly RepairChoice[]): Check =>
  allOf(choices, ({ ship }) => checks.stillThere(game, ship));

const lacksBonus = ({ setup, state, rules }: Game, ship: string): boolean => {
  const piece = pieceOf(setup, state, ship);
  if (!piece || places.orderPlacesOf(state, piece, rules) === 0) return false;
  const bonus = places.bonusRefsOf(setup, piece, rules);
  if (ordersAt(state, ship).some(({ ref }) => bonus.includes(ref))) return false;
  return places.bonusAtHand(setup, state, piece, rules).length > 0;
};

/** 3A-01 VIII: where the table reads that a bonus order must be assigned (ruling bonus-order-optional). */
const bonusAdvice = (game: Game): Check => {
  if (game.rules.rulings['bonus-order-optional'] === 'may') return null;
  const lacking = shipsInPlay(game.state).find(({ id }) => lacksBonus(game, id));
  return lacking
    ? refuse({ id: 'bonus-order-required', ship: nameOf(game, lacking.id) }, '3A-01 VIII')
    : null;
};

export const orders = {
  ...makeOrderPhase<Game, PlayWhy>({
    checks,
    rule: '4B-01',
    moveRule: '4B-01 I',
    inOrders: inCommandPhase,
    mayBear,
    repeatFirst: repeatOmega,
    repeatOne: (game, ship, order) => assignBonus(game, { type: 'assign-bonus', ship, order }),
    giveBack,
    revealAdvice: bonusAdvice,
    revealAll,
    repairAt,
    next: 'action',
  }),
  'choose-order': chooseOrder,
  'assign-bonus': assignBonus,
  'set-omega': setOmega,
  'turn-order': turnOrder,
};
