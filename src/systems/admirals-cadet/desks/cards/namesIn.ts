import type { CardName } from '../../../../core/pages/desks';
import { cardDeskParts as desk } from '../../../admirals/editions';
import type { CadetCard } from '../../cards/types';

/** The other cards that a card names, and where. */
export const namesIn = (card: CadetCard): readonly CardName[] => {
  switch (card.kind) {
    case 'ship':
      return desk.inArmaments(card);
    case 'weapon':
      return desk.inWeapon(card);
    case 'order':
      return desk.inEffects(card.effects);
  }
};
