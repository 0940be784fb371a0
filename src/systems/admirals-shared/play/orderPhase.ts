import type { GameEvent, PlayerId, ShipId } from '../../../core/game/events';
import {
  isRefusal,
  makeTelling,
  tell,
  tellEach,
  type Story,
  type Told,
} from '../../../core/game/story';
import type { Refusal } from '../../../core/game/system';
import { cardName, heldCardBy } from '../../kit/play/checks';
import { wordOf } from '../../kit/play/reading';
import { playerName, shipsInPlay } from '../../kit/play/ships';
import type { SharedCommand } from './commands';
import { LASTING_MARKS, SLOTS } from './names';
import type { makeChecks } from './checks';
import { giveOrder, libraryOf, ordersAt } from './orders';
import type { SharedWhy } from './refusals';
import type { GameState } from '../../../core/game/state';

type Whys = { readonly id: string };

/** How an edition gives its orders. */
export interface OrderPhase<Some extends Story, Why extends Whys> {
  readonly checks: Omit<ReturnType<typeof makeChecks>, 'inPhase'>;
  readonly rule: string;
  /** Whether it is the time for orders. */
  readonly inOrders: (story: Some) => Refusal<SharedWhy | Why> | null;
  /** What speaks against one more order at a ship. */
  readonly mayBear: (story: Some, ship: ShipId, ref: string) => Refusal<SharedWhy | Why> | null;
}

/** Orders are given face down, from the library. */
export const makeOrderPhase = <Some extends Story, Why extends Whys>({
  checks,
  rule,
  inOrders,
  mayBear,
}: OrderPhase<Some, Why>) => {
  type Done = Told<Some, SharedWhy | Why>;
  const { advised, andThen, check } = makeTelling<Some, SharedWhy | Why>();

  const assign = (story: Some, command: SharedCommand<'assign-order'>): Done => {
    const { ship, card, override } = command;
    const wrong =
      inOrders(story) ??
      checks.inPlay(story, ship) ??
      checks.inLibrary(story, card, story.state.ships[ship]?.player ?? '');
    if (wrong) return wrong;
    const advice = mayBear(story, ship, story.state.cards[card]?.ref ?? '');
    return andThen(advised(story, override, advice), (told) =>
      giveOrder(told, ship, card, 'down', rule),
    );
  };

  return {
    'assign-order': assign,
    'unassign-order': (story: Some, { card }: SharedCommand<'unassign-order'>): Done => {
      const held = heldCardBy(story, card);
      const isOut = held?.slot === SLOTS.order || held?.slot === SLOTS.omega;
      return (
        inOrders(story) ??
        checks.knownOrder(story, card) ??
        check(isOut, { id: 'not-assigned', order: cardName(story, held?.ref ?? card) }, rule) ??
        tell(story, { type: 'card-returned', card, rule })
      );
    },
    /** One more copy of an order from the library of a ship's player, where nothing speaks against it. */
    assignCopy: (story: Some, ship: ShipId, ref: string): Some => {
      const player = story.state.ships[ship]?.player ?? '';
      const card = libraryOf(story.state, player).find((one) => one.ref === ref)?.id;
      if (card === undefined) return story;
      const given = assign(story, { type: 'assign-order', ship, card });
      return isRefusal(given) ? story : given;
    },
  };
};

/** What a player had at the last reveal, as far as ships, cards and limits still allow. */
export const repeated = <Some extends Story>(
  story: Some,
  player: PlayerId,
  giveAgain: (story: Some, ship: ShipId, ref: string) => Some,
): Some => {
  const own = shipsInPlay(story.state).filter((ship) => ship.player === player);
  return tellEach(story, own, (told, { id }) => {
    const refs = wordOf(told.state, id, LASTING_MARKS.lastOrders)?.split('\n') ?? [];
    const wanted = refs.filter((ref, at) => {
      const before = refs.slice(0, at).filter((one) => one === ref).length;
      return ordersAt(told.state, id).filter((card) => card.ref === ref).length <= before;
    });
    return tellEach(told, wanted, (so, ref) => giveAgain(so, id, ref));
  });
};

export const nothingToRepeat = (
  { setup }: Story,
  player: PlayerId,
  rule: string,
): Refusal<SharedWhy> => {
  const why = { id: 'nothing-to-repeat', player: playerName(setup, player) } as const;
  return { ok: false, why, rule };
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
  if ((wordOf(state, ship, mark) ?? '') === to) return [];
  return [{ type: 'mark-set', subject: ship, mark, to: to === '' ? 0 : to }];
};
