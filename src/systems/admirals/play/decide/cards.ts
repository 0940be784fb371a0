import { atShip } from '../checks';
import { cardName, heldCardBy } from '../../../admirals-shared/play/checks';
import { giveBack } from '../follow/orders';
import { check, type Story, type Told } from '../story';
import { tell } from '../../../../core/game/story';
import type { SharedCommand } from '../../../admirals-shared/play/commands';
import type { CommandOf } from '../commands';

export const returnOrder = (story: Story, { card }: SharedCommand<'return-order'>): Told =>
  atShip(story, card) ?? giveBack(story, card, '4B-01');

/** 13A-05: spent, or ready again. */
export const turnOrder = (story: Story, { card, face }: CommandOf<'turn-order'>): Told => {
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
