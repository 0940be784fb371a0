import { cardName, heldCardBy, inPlay, knownOrder } from '../checks';
import type { MoveOrder, ReturnOrder, TurnOrder } from '../commands';
import { giveBack } from '../follow/orders';
import { SLOTS } from '../names';
import { check, tell, type Check, type Story, type Told } from '../story';

/** Orders that lie at a ship. */
const atShip = (story: Story, card: string): Check => {
  const held = heldCardBy(story, card);
  return (
    knownOrder(story, card) ??
    check(
      held?.slot === SLOTS.order,
      { id: 'not-assigned', order: cardName(story, held?.ref ?? card) },
      '4B-01',
    )
  );
};

/** 4B-01 I: an order that is reassigned after the reveal does not ask for a place. */
export const moveOrder = (story: Story, { card, to }: MoveOrder): Told => {
  const wrong = atShip(story, card) ?? inPlay(story, to);
  if (wrong) return wrong;
  const held = heldCardBy(story, card);
  const name = cardName(story, held?.ref ?? card);
  return (
    check(held?.at !== to, { id: 'already-so', card: name }, '4B-01 I') ??
    tell(story, {
      type: 'card-attached',
      card,
      to,
      slot: SLOTS.order,
      face: held?.face ?? 'up',
      rule: '4B-01 I',
    })
  );
};

export const returnOrder = (story: Story, { card }: ReturnOrder): Told =>
  atShip(story, card) ?? giveBack(story, card, '4B-01');

/** 13A-05: spent, or ready again. */
export const turnOrder = (story: Story, { card, face }: TurnOrder): Told => {
  const held = heldCardBy(story, card);
  return (
    atShip(story, card) ??
    check(
      held?.face !== face,
      { id: 'already-so', card: cardName(story, held?.ref ?? card) },
      '4B-01',
    ) ??
    tell(story, { type: 'card-turned', card, face })
  );
};
