import { ROLES, TERRAINS } from '../../../admirals-shared/cards/terms';
import {
  conditionsWords,
  lockWords,
  weaponWords,
} from '../../../admirals-shared/words/en/cardFields';
import { cardWords } from '../../../admirals-shared/words/en/cards';
import { deskWords } from '../../../kit/cards/words/en/desk';

const when = conditionsWords({
  roles: ROLES,
  terrains: TERRAINS,
  say: cardWords.condition,
  questionHint: 'The table is asked at each strike.',
});

/** What the fields of cards are called. */
export const cardFormWords = {
  desk: deskWords,
  kinds: {
    weapon: weaponWords(
      when,
      lockWords(cardWords.lockAbility, 'Adds dice as Lock On'),
      cardWords.modifier,
    ),
  },
} as const;
