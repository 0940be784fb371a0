import type { CardId, PlayerId, ShipId, GameEvent } from '../../../core/game/events';
import {
  record,
  type Game,
  isRefusal,
  makeRefusals,
  recordEach,
  type Decided,
} from '../../../core/game/game';
import type { GameState, HeldCard } from '../../../core/game/state';
import { cardAttached, heldBy } from '../../kit/play/cards';
import { SLOTS, LASTING_MARKS } from './names';
import type { Refusal } from '../../../core/game/system';
import { allOf, cardName, heldCardBy } from '../../kit/play/checks';
import { markSet, wordOf } from '../../kit/play/marks';
import { playerName, shipsInPlay } from '../../kit/play/ships';
import { enterNext } from '../../kit/play/turns';
import type { RepairChoice, SharedCommand } from './commands';
import type { makeChecks } from './checks';
import type { SharedWhy } from './refusals';

/** Orders in the library of a player, those that lie elsewhere left out. */
export const libraryOf = (state: GameState, player: PlayerId): readonly HeldCard[] =>
  heldBy(state, player, SLOTS.library);

/** Orders at a ship, face up or down, oldest first. */
export const ordersAt = (state: GameState, ship: ShipId): readonly HeldCard[] =>
  heldBy(state, ship, SLOTS.order);

/** Puts an order at a ship. */
export const giveOrder = <Some extends Game>(
  game: Some,
  ship: ShipId,
  card: CardId,
  face: 'up' | 'down',
  rule: string,
): Some => record(game, cardAttached(card, ship, SLOTS.order, face, { rule }));

type Whys = { readonly id: string };

/** How an edition gives its orders. */
interface OrderPhase<Some extends Game, Why extends Whys> {
  readonly checks: Omit<ReturnType<typeof makeChecks>, 'inPhase'>;
  readonly rule: string;
  /** Where it says what holds for an order that goes to another ship. */
  readonly moveRule: string;
  /** Whether it is the time for orders. */
  readonly inOrders: (game: Some) => Refusal<SharedWhy | Why> | null;
  /** What speaks against one more order at a ship. */
  readonly mayBear: (game: Some, ship: ShipId, ref: string) => Refusal<SharedWhy | Why> | null;
  /** What is given again besides, and how one order is, where a copy of the library is not all. */
  readonly repeatFirst?: (game: Some, player: PlayerId) => Some;
  readonly repeatOne?: (game: Some, ship: ShipId, ref: string) => Decided<Some, SharedWhy | Why>;
  /** Back to where it came from. */
  readonly giveBack: (game: Some, card: CardId, rule: string) => Some;
  /** What speaks against turning all orders up now. */
  readonly revealAdvice: (game: Some) => Refusal<SharedWhy | Why> | null;
  readonly revealAll: (game: Some) => Some;
  readonly repairAt: (
    game: Some,
    moments: readonly ['reveal'],
    choices: readonly RepairChoice[],
  ) => Some;
  /** The phase after it. */
  readonly next: string;
}

/** An order that lies at a ship goes to another. */
const movingOrders = <Some extends Game, Why extends Whys>({
  checks,
  moveRule,
  inOrders,
  mayBear,
}: OrderPhase<Some, Why>) => {
  type Done = Decided<Some, SharedWhy | Why>;
  const { advised, andThen, check } = makeRefusals<Some, SharedWhy | Why>();

  /** Until the reveal an order goes only where it could be assigned; after it, nothing asks for a place. */
  const moveAdvice = (game: Some, { card, to }: SharedCommand<'move-order'>) => {
    const held = heldCardBy(game, card);
    const player = game.state.ships[to]?.player ?? '';
    if (!held || inOrders(game) !== null) return null;
    const names = { order: cardName(game, held.ref), player: playerName(game.setup, player) };
    const without = record(game, { type: 'card-returned', card });
    return (
      check(held.owner === player, { id: 'not-your-order', ...names }, moveRule) ??
      mayBear(without, to, held.ref)
    );
  };

  return (game: Some, command: SharedCommand<'move-order'>): Done => {
    const { card, to, override } = command;
    const held = heldCardBy(game, card);
    const isThere = { id: 'already-so', card: cardName(game, held?.ref ?? card) } as const;
    const wrong =
      checks.atShip(game, card) ??
      checks.inPlay(game, to) ??
      check(held?.at !== to, isThere, moveRule);
    if (wrong) return wrong;
    return andThen(advised(game, override, moveAdvice(game, command)), (after) =>
      giveOrder(after, to, card, held?.face ?? 'up', moveRule),
    );
  };
};

/** Every place that is left takes an order of the library; first those that its ship has not got yet. */
const fillingOrders = <Some extends Game, Why extends Whys>(
  { checks, rule, inOrders }: OrderPhase<Some, Why>,
  assign: (game: Some, command: SharedCommand<'assign-order'>) => Decided<Some, SharedWhy | Why>,
) => {
  const { check } = makeRefusals<Some, SharedWhy | Why>();
  const assignAny = (game: Some, ship: ShipId, player: PlayerId): Some => {
    const own = ordersAt(game.state, ship).map(({ ref }) => ref);
    const library = libraryOf(game.state, player);
    const isNew = ({ ref }: HeldCard): boolean => !own.includes(ref);
    const wanted = [...library.filter(isNew), ...library.filter((card) => !isNew(card))];
    for (const { id: card } of wanted) {
      const given = assign(game, { type: 'assign-order', ship, card });
      if (!isRefusal(given)) return given;
    }
    return game;
  };
  const fill = (game: Some, player: PlayerId): Some => {
    const own = shipsInPlay(game.state).filter((ship) => ship.player === player);
    const after = recordEach(game, own, (so, { id }) => assignAny(so, id, player));
    return after === game ? game : fill(after, player);
  };
  return (game: Some, { player }: SharedCommand<'fill-orders'>): Decided<Some, SharedWhy | Why> => {
    const wrong = inOrders(game) ?? checks.knownPlayer(game, player);
    if (wrong) return wrong;
    const after = fill(game, player);
    const why = { id: 'nothing-to-fill', player: playerName(game.setup, player) } as const;
    return check(after !== game, why, rule) ?? after;
  };
};

/** What a player had at the last reveal is assigned again, as far as ships, cards and limits still allow. */
const repeatingOrders = <Some extends Game, Why extends Whys>(
  phase: OrderPhase<Some, Why>,
  assign: (game: Some, command: SharedCommand<'assign-order'>) => Decided<Some, SharedWhy | Why>,
) => {
  const { checks, rule, inOrders, repeatFirst = (game) => game, repeatOne } = phase;
  const { check } = makeRefusals<Some, SharedWhy | Why>();
  /** One more copy from the library of the ship's player, where nothing speaks against it. */
  const assignCopy = (game: Some, ship: ShipId, ref: string): Some => {
    const player = game.state.ships[ship]?.player ?? '';
    const card = libraryOf(game.state, player).find((one) => one.ref === ref)?.id;
    const given = card === undefined ? game : assign(game, { type: 'assign-order', ship, card });
    return isRefusal(given) ? game : given;
  };
  const giveAgain = (game: Some, ship: ShipId, ref: string): Some => {
    const given = repeatOne?.(game, ship, ref);
    return given === undefined || isRefusal(given) ? assignCopy(game, ship, ref) : given;
  };
  const repeatAt = (game: Some, ship: ShipId): Some => {
    const refs = wordOf(game.state, ship, LASTING_MARKS.lastOrders)?.split('\n') ?? [];
    const wanted = refs.filter((ref, at) => {
      const before = refs.slice(0, at).filter((one) => one === ref).length;
      return ordersAt(game.state, ship).filter((card) => card.ref === ref).length <= before;
    });
    return recordEach(game, wanted, (so, ref) => giveAgain(so, ship, ref));
  };
  return (game: Some, { player }: SharedCommand<'repeat-orders'>) => {
    const wrong = inOrders(game) ?? checks.knownPlayer(game, player);
    if (wrong) return wrong;
    const own = shipsInPlay(game.state).filter((ship) => ship.player === player);
    const after = recordEach(repeatFirst(game, player), own, (so, { id }) => repeatAt(so, id));
    const why = { id: 'nothing-to-repeat', player: playerName(game.setup, player) } as const;
    return check(after !== game, why, rule) ?? after;
  };
};

/** Orders are given face down, from the library, and turned up all at once. */
export const makeOrderPhase = <Some extends Game, Why extends Whys>(
  phase: OrderPhase<Some, Why>,
) => {
  const { checks, rule, inOrders, mayBear } = phase;
  type Done = Decided<Some, SharedWhy | Why>;
  const { advised, andThen, check } = makeRefusals<Some, SharedWhy | Why>();

  const assign = (game: Some, command: SharedCommand<'assign-order'>): Done => {
    const { ship, card, override } = command;
    const early = inOrders(game);
    const wrong =
      (override === true ? null : early) ??
      checks.inPlay(game, ship) ??
      checks.inLibrary(game, card, game.state.ships[ship]?.player ?? '');
    if (wrong) return wrong;
    const advice = early ?? mayBear(game, ship, game.state.cards[card]?.ref ?? '');
    return andThen(advised(game, override, advice), (after) =>
      giveOrder(after, ship, card, early === null ? 'down' : 'up', rule),
    );
  };

  return {
    'assign-order': assign,
    'move-order': movingOrders(phase),
    'fill-orders': fillingOrders(phase, assign),
    'unassign-order': (game: Some, { card }: SharedCommand<'unassign-order'>): Done => {
      const held = heldCardBy(game, card);
      const isOut = held?.slot === SLOTS.order || held?.slot === SLOTS.omega;
      return (
        inOrders(game) ??
        checks.knownOrder(game, card) ??
        check(isOut, { id: 'not-assigned', order: cardName(game, held?.ref ?? card) }, rule) ??
        record(game, { type: 'card-returned', card, rule })
      );
    },
    'repeat-orders': repeatingOrders(phase, assign),
    'return-order': (game: Some, { card }: SharedCommand<'return-order'>): Done =>
      checks.atShip(game, card) ?? phase.giveBack(game, card, rule),
    /** What orders do at once, they do now. */
    reveal: (game: Some, { repairs = [], override }: SharedCommand<'reveal'>): Done => {
      const wrong = inOrders(game) ?? allOf(repairs, ({ ship }) => checks.stillThere(game, ship));
      if (wrong) return wrong;
      return andThen(advised(game, override, phase.revealAdvice(game)), (after) => {
        const shown = phase.revealAll(after);
        return enterNext(phase.repairAt(shown, ['reveal'], repairs), phase.next, rule);
      });
    },
  };
};

/** The orders at a ship are turned face up. */
export const turnedUp = (state: GameState, ship: ShipId, rule: string): readonly GameEvent[] =>
  ordersAt(state, ship)
    .filter(({ face }) => face === 'down')
    .map(({ id }) => ({ type: 'card-turned', card: id, face: 'up', rule }));

/** Which orders a ship has is kept, so that they can be repeated; nothing where they are as before. */
export const ordersKept = (state: GameState, ship: ShipId): readonly GameEvent[] => {
  const refs = ordersAt(state, ship).map(({ ref }) => ref);
  const to = refs.join('\n');
  const mark = LASTING_MARKS.lastOrders;
  return (wordOf(state, ship, mark) ?? '') === to ? [] : [markSet(ship, mark, to === '' ? 0 : to)];
};
