import {
  conditionsWords,
  lockWords,
  weaponWords,
} from '../../../admirals-shared/words/en/cardFields';
import { deskWords } from '../../../kit/cards/words/en/desk';
import { ROLES, TERRAINS } from '../../cards/terms';
import { cardWords } from './cards';

const when = conditionsWords({
  roles: ROLES,
  terrains: TERRAINS,
  say: cardWords.condition,
  questionHint: 'The table is asked at each attack.',
});

/** What the fields of cards are called. */
export const cardFormWords = {
  desk: deskWords,
  kinds: {
    weapon: weaponWords(
      when,
      lockWords(cardWords.lockAbility, 'Rolls more dice'),
      cardWords.modifier,
    ),
  },
} as const;
