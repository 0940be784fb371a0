import {
  conditionsWords,
  diceWhenWords,
  effectKindsWords,
  lockWords,
  orderWords,
  weaponWords,
} from '../../../admirals-shared/words/en/cardFields';
import { deskWords } from '../../../kit/cards/words/en/desk';
import { ORDER_TYPES, ROLES, TERRAINS } from '../../cards/terms';
import { cardWords } from './cards';

const when = conditionsWords({
  roles: ROLES,
  terrains: TERRAINS,
  say: cardWords.condition,
  questionHint: 'The table is asked at each attack.',
});

const KEYWORD_TERMS = {
  known: 'From the booklet',
  hint: 'Or type it as printed, such as Armor [2].',
} as const;

const lockAbility = lockWords(cardWords.lockAbility, 'Rolls more dice');

const order = orderWords({
  types: ORDER_TYPES,
  roles: ROLES,
  requirement: cardWords.requirement,
  effect: cardWords.effect,
  kinds: {
    ...effectKindsWords({
      ...KEYWORD_TERMS,
      when,
      repairs: { hull: 'Hull Boxes', shields: 'Shield Boxes' },
      modifier: 'A modifier to attacks',
      strikes: 'On which attacks',
      rotations: 'Turns before a move',
    }),
    reroll: diceWhenWords('Dice rolled again', when),
  },
});

/** What the fields of cards are called. */
export const cardFormWords = {
  desk: deskWords,
  kinds: {
    weapon: weaponWords(when, lockAbility, cardWords.modifier),
    order: { ...order, of: { ...order.of, lockAbility } },
  },
} as const;
