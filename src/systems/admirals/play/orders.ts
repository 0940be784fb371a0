import type { CardId, CardRef, PlayerId, ShipId } from '../../../core/game/events';
import type { GameState, HeldCard } from '../../../core/game/state';
import { bonusOrdersOf, lastingOrdersOf, orderLimitOf, psionicCounts } from '../attributes';
import { heldBy, cardAttached, cardsReturned } from '../../kit/play/cards';
import { orderCard, orderRef, pieceOf, cardOf, workingAt } from './view';
import { type AdmiralsSetup, isSimple } from './setup';
import * as shared from '../../admirals-shared/play/orders';
import type { Rules } from '../rules';
import type { Piece } from '../piece';
import { checks } from './checks';
import { refuse, type Game, type Decided, advised, andThen, check, type Check } from './game';
import type { CommandOf } from './commands';
import { cardName, nameOf, heldCardBy } from '../../kit/play/checks';
import { record, isRefusal, recordEach } from '../../../core/game/game';
import { unmetRequirements } from '../../admirals-shared/play/pieces';
import { playerName, shipsInPlay } from '../../kit/play/ships';
import type { PlayWhy } from './refusals';
import { wordOf, type Cause, changeTrack, markSet } from '../../kit/play/marks';
import type { Facing, Repair } from '../../admirals-shared/cards/terms';
import * as names from '../../admirals-shared/play/names';
import { mendShields, makeRepairs } from '../../admirals-shared/play/follow';
import type { Effect } from '../../admirals-shared/cards/types';

export const omegaOf = (state: GameState, player: PlayerId): HeldCard | null =>
  heldBy(state, player, names.SLOTS.omega)[0] ?? null;

/** 4B-01 I: how many orders a piece may be assigned now; a commander and a flight group each take the place of one (10C-03, 10C-04). */
export const orderPlacesOf = (state: GameState, piece: Piece, rules: Rules): number => {
  const carried = heldBy(state, piece.id).filter(
    ({ slot }) => slot === names.SLOTS.commander || slot === names.SLOTS.flightGroup,
  );
  return Math.max(0, orderLimitOf(piece, rules).value - carried.length);
};

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
  if (shared.ordersAt(state, id).some((card) => card.ref === ref)) return null;
  return shared.libraryOf(state, player).find((card) => card.ref === ref)?.id ?? null;
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

const isPsionic = (setup: AdmiralsSetup, ref: CardRef): boolean =>
  orderCard(setup, ref)?.psionic === true;

const countsPsionic = ({ setup, rules }: Game, piece: Piece): boolean => {
  const bonus = bonusRefsOf(setup, piece, rules);
  const requiresPsionic = bonus.some((ref) => isPsionic(setup, ref));
  return psionicCounts(piece, requiresPsionic, rules);
};

/** 4B-01 II: whether one more Psionic order may go to a piece: those of its player that count towards it are none. */
const mayTakePsionic = (game: Game, piece: Piece): boolean => {
  const { setup, state } = game;
  const counting = Object.values(state.ships).filter(({ id, player, left }) => {
    const other = player === piece.player && left === null ? pieceOf(setup, state, id) : null;
    if (!other || !countsPsionic(game, other)) return false;
    return shared.ordersAt(state, id).some(({ ref }) => isPsionic(setup, ref));
  });
  return !countsPsionic(game, piece) || counting.length === 0;
};

/** 13A-05, 13A-06: another of the orders that the ship may have in the place of the one that it has. */
const chooseOrder = (game: Game, { ship, order }: CommandOf<'choose-order'>): Decided => {
  const wrong = checks.inPhase(game, 'set-up') ?? checks.stillThere(game, ship);
  if (wrong) return wrong;
  const { setup, state, rules } = game;
  const piece = pieceOf(setup, state, ship);
  const lasting = piece && isSimple(setup) ? lastingRefsOf(setup, piece, rules) : [];
  const chosen = lasting.find(({ refs }) => refs.includes(order));
  if (!chosen) {
    const about = { ship: nameOf(game, ship), order: cardName(game, order) };
    return refuse({ id: 'not-a-bonus-order', ...about }, '13A-05');
  }
  const { rule, refs } = chosen;
  const gone = shared.ordersAt(state, ship).filter(({ ref }) => refs.includes(ref));
  const card = bonusCardId(ship, order);
  return record(
    game,
    ...cardsReturned(gone, rule),
    cardAttached(card, ship, names.SLOTS.order, 'up', { ref: order, rule }),
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
  const limit = orderPlacesOf(state, piece, rules);
  const name = nameOf(game, ship);
  const isMet = unmetRequirements(piece, order).length === 0;
  const psionic = !order.psionic || mayTakePsionic(game, piece);
  return (
    check(
      shared.ordersAt(state, ship).length < limit,
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
    !shared.ordersAt(game.state, id).some((card) => card.ref === ref);
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
  if (!piece || !bonusRefsOf(setup, piece, rules).includes(order)) {
    const about = { ship: nameOf(game, ship), order: cardName(game, order) };
    return refuse({ id: 'not-a-bonus-order', ...about }, '3A-01 VIII');
  }
  const card = bonusCardOf(state, piece, order, rules);
  if (card === null) return bonusOut(game, piece, order);
  const isNew = heldCardBy(game, card) === null;
  const more = { ...(isNew ? { ref: order } : {}), rule: '4B-01 III' };
  return andThen(advised(game, override, mayBear(game, ship, order)), (after) =>
    record(after, cardAttached(card, ship, names.SLOTS.order, 'up', more)),
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
  const before = heldBy(game.state, player, names.SLOTS.omega);
  return andThen(advised(game, override, advice), (after) =>
    record(
      after,
      ...cardsReturned(before, rule),
      cardAttached(card, player, names.SLOTS.omega, 'down', { rule }),
    ),
  );
};

const repeatOmega = (game: Game, player: PlayerId): Game => {
  const ref = wordOf(game.state, player, names.LAST_OMEGA);
  const copy = shared.libraryOf(game.state, player).find((card) => card.ref === ref);
  if (!copy || omegaOf(game.state, player)) return game;
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

const lacksBonus = ({ setup, state, rules }: Game, ship: string): boolean => {
  const piece = pieceOf(setup, state, ship);
  if (!piece || orderPlacesOf(state, piece, rules) === 0) return false;
  const bonus = bonusRefsOf(setup, piece, rules);
  if (shared.ordersAt(state, ship).some(({ ref }) => bonus.includes(ref))) return false;
  return bonusAtHand(setup, state, piece, rules).length > 0;
};

/** 3A-01 VIII: where the table reads that a bonus order must be assigned (ruling bonus-order-optional). */
const bonusAdvice = (game: Game): Check => {
  if (game.rules.rulings['bonus-order-optional'] === 'may') return null;
  const lacking = shipsInPlay(game.state).find(({ id }) => lacksBonus(game, id));
  return lacking
    ? refuse({ id: 'bonus-order-required', ship: nameOf(game, lacking.id) }, '3A-01 VIII')
    : null;
};

/** Back to its library; 13A-05, 13A-06: an order that is there for the whole game is spent instead. */
export const giveBack = (game: Game, card: CardId, rule: string): Game => {
  const held = game.state.cards[card];
  if (!held) return game;
  if (held.owner !== null || !isSimple(game.setup))
    return record(game, { type: 'card-returned', card, rule });
  return held.face === 'down'
    ? game
    : record(game, { type: 'card-turned', card, face: 'down', rule: '13A-05' });
};

/** 14A, 14A-02 I: takes away what harms, or gives back what was spent, never above what the card prints. */
export const mend = (
  game: Game,
  ship: ShipId,
  what: Repair,
  amount: number,
  facings: readonly Facing[] = [],
  cause: Cause = {},
): Game => {
  switch (what) {
    case 'hull':
      return changeTrack(game, ship, names.HULL, amount, { rule: '14A-01', ...cause });
    case 'shields':
      return mendShields(game, ship, amount, facings, { rule: '14A-02', ...cause });
    case 'criticals': {
      const healed = game.rules.rulings['heal-x'] === 'one' ? Math.min(amount, 1) : amount;
      return changeTrack(game, ship, names.CRITICALS, -healed, { rule: '14A-03', ...cause });
    }
    case 'exhausted':
      return changeTrack(game, ship, names.EXHAUSTED, -amount, { rule: '14A', ...cause });
  }
};

/** 14A: what cards in play repair at a moment, each ship in turn. */
export const repairAt = makeRepairs<Game, Extract<Effect, { does: 'repair' }>>(
  ({ setup, state }, ship) => {
    const card = cardOf(setup, state, ship);
    const working = card ? workingAt(setup, state, ship.id, card) : [];
    return working.map(({ id, effects }) => ({
      id,
      repairs: effects.flatMap((effect) => (effect.does === 'repair' ? [effect] : [])),
    }));
  },
  (game, ship, { what, amount }, facings) =>
    mend(game, ship, what, amount, facings, { rule: '14A' }),
);

/** 10A-05 I: the Omega order reaches pieces that could have had an order and have none. */
const reachOfOmega = (game: Game, player: string): readonly ShipId[] => {
  const omega = omegaOf(game.state, player);
  const card = omega ? orderCard(game.setup, omega.ref) : null;
  if (!card) return [];
  return shipsInPlay(game.state)
    .filter((ship) => ship.player === player && shared.ordersAt(game.state, ship.id).length === 0)
    .filter(({ id }) => {
      const piece = pieceOf(game.setup, game.state, id);
      if (!piece || unmetRequirements(piece, card).length > 0) return false;
      return orderPlacesOf(game.state, piece, game.rules) > 0;
    })
    .map(({ id }) => id);
};

const revealOmega = (game: Game, player: string): Game => {
  const omega = omegaOf(game.state, player);
  if (!omega) return game;
  const reached = reachOfOmega(game, player).map((ship) =>
    markSet(ship, names.ROUND_MARKS.omega, omega.id, '10A-05 I'),
  );
  const remembered = markSet(player, names.LAST_OMEGA, omega.ref);
  const turned = { type: 'card-turned', card: omega.id, face: 'up', rule: '4B-01' } as const;
  return record(game, turned, remembered, ...reached);
};

/** 4B-01, 10A-05 I: every order is turned face up at once, and the Omega orders. */
export const revealAll = (game: Game): Game => {
  const { state } = game;
  const ships = Object.values(state.ships).filter(({ left }) => left === null);
  const shown = record(
    game,
    ...ships.flatMap(({ id }) => shared.turnedUp(state, id, '4B-01')),
    ...ships.flatMap(({ id }) => shared.ordersKept(state, id)),
  );
  return recordEach(shown, game.setup.players, (after, { id }) => revealOmega(after, id));
};

export const orders = {
  ...shared.makeOrderPhase<Game, PlayWhy>({
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
