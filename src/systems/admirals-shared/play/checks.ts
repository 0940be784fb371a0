import type { CardId, PlayerId } from '../../../core/game/events';
import { own } from '../../../core/checked/checked';
import type { Game } from '../../../core/game/game';
import type { Refusal } from '../../../core/game/system';
import * as kit from '../../kit/play/checks';
import { playerName } from '../../kit/play/ships';
import { SLOTS } from './names';
import type { SharedWhy } from './refusals';

type Check = Refusal<SharedWhy> | null;

const check = (holds: boolean, why: SharedWhy, rule: string): Check =>
  holds ? null : { ok: false, why, rule };

/** Where an edition says how orders are given. */
interface OrderRules {
  readonly order: string;
}

/** Order cards that a command names. */
const orderChecks = ({ order: rule }: OrderRules) => {
  const knownCard = (game: Game, card: CardId): Check =>
    check(kit.heldCardBy(game, card) !== null, { id: 'unknown-card', card }, rule);

  const knownOrder = (game: Game, card: CardId): Check => {
    const held = kit.heldCardBy(game, card);
    if (held === null) return knownCard(game, card);
    const isOrder = own(game.setup.cards, held.ref)?.kind === 'order';
    return check(isOrder, { id: 'not-an-order', card: kit.cardName(game, held.ref) }, rule);
  };

  /** A card from the library of the ship's own player. */
  const inLibrary = (game: Game, card: CardId, player: PlayerId): Check => {
    const held = kit.heldCardBy(game, card);
    const unknown = knownOrder(game, card);
    if (unknown || !held) return unknown;
    const order = kit.cardName(game, held.ref);
    const why = { id: 'not-your-order', order, player: playerName(game.setup, player) } as const;
    return (
      check(held.owner === player, why, rule) ??
      check(held.slot === SLOTS.library, { id: 'order-in-use', order }, rule)
    );
  };

  /** An order that lies at a ship. */
  const atShip = (game: Game, card: CardId): Check => {
    const held = kit.heldCardBy(game, card);
    const order = kit.cardName(game, held?.ref ?? card);
    return (
      knownOrder(game, card) ??
      check(held?.slot === SLOTS.order, { id: 'not-assigned', order }, rule)
    );
  };

  return { knownCard, knownOrder, inLibrary, atShip };
};

/** What a command may be refused for in every edition, each by the sections of one. */
export const makeChecks = <Phase extends string>(rules: kit.CheckedRules<Phase> & OrderRules) => ({
  ...kit.makeChecks(rules),
  ...orderChecks(rules),
});
