import { atShip } from '../checks';
import { cardName, heldCardBy } from '../../../admirals-shared/play/checks';
import { type ReturnOrder } from '../../../admirals-shared/play/commands';
import { type TurnOrder } from '../commands';
import { giveBack } from '../follow/orders';
import { check, type Story, type Told } from '../story';
import { tell } from '../../../../core/game/story';

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
