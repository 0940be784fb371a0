import type { CardName } from '../../../../core/pages/desks';
import { inArmaments, inWeapon, inEffects } from '../../../admirals-shared/cards/references';
import type { CadetCard } from '../../cards/types';

/** The other cards that a card names, and where. */
export const namesIn = (card: CadetCard): readonly CardName[] => {
  switch (card.kind) {
    case 'ship':
      return inArmaments(card);
    case 'weapon':
      return inWeapon(card);
    case 'order':
      return inEffects(card.effects);
  }
};
