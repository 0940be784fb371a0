import type { CardId, PlayerId } from '../../../core/game/events';
import type { Story } from '../../../core/game/story';
import type { Refusal } from '../../../core/game/system';
import {
  cardName,
  heldCardBy,
  makeChecks as makeAnyChecks,
  own,
  type CheckedRules,
} from '../../kit/play/checks';
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
  const knownCard = (story: Story, card: CardId): Check =>
    check(heldCardBy(story, card) !== null, { id: 'unknown-card', card }, rule);

  const knownOrder = (story: Story, card: CardId): Check => {
    const held = heldCardBy(story, card);
    if (held === null) return knownCard(story, card);
    const isOrder = own(story.setup.cards, held.ref)?.kind === 'order';
    return check(isOrder, { id: 'not-an-order', card: cardName(story, held.ref) }, rule);
  };

  /** A card from the library of the ship's own player. */
  const inLibrary = (story: Story, card: CardId, player: PlayerId): Check => {
    const held = heldCardBy(story, card);
    const unknown = knownOrder(story, card);
    if (unknown || !held) return unknown;
    const order = cardName(story, held.ref);
    const why = { id: 'not-your-order', order, player: playerName(story.setup, player) } as const;
    return (
      check(held.owner === player, why, rule) ??
      check(held.slot === SLOTS.library, { id: 'order-in-use', order }, rule)
    );
  };

  /** An order that lies at a ship. */
  const atShip = (story: Story, card: CardId): Check => {
    const held = heldCardBy(story, card);
    const order = cardName(story, held?.ref ?? card);
    return (
      knownOrder(story, card) ??
      check(held?.slot === SLOTS.order, { id: 'not-assigned', order }, rule)
    );
  };

  return { knownCard, knownOrder, inLibrary, atShip };
};

/** What a command may be refused for in every edition, each by the sections of one. */
export const makeChecks = <Phase extends string>(rules: CheckedRules<Phase> & OrderRules) => ({
  ...makeAnyChecks(rules),
  ...orderChecks(rules),
});
