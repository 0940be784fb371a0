import { makeGrammar } from '../../../../core/words';
import {
  conditionsWords,
  diceWhenWords,
  effectKindsWords,
  lockWords,
  orderWords,
  shipFieldsWords,
  weaponWords,
} from '../../../admirals-shared/words/en/cardFields';
import { deskWords } from '../../../kit/cards/words/en/desk';
import { ORDER_TYPES, ROLES, TERRAINS } from '../../cards/terms';
import { cardWords } from './cards';

const { number } = makeGrammar('en');

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

const shipFields = shipFieldsWords({
  roles: ROLES,
  hull: 'Hull Boxes',
  shields: { pool: 'Shield Track', hexagon: 'Shield Chart', points: 'Shield Boxes' },
  keywords: KEYWORD_TERMS,
});

/** What the fields of cards are called. */
export const cardFormWords = {
  desk: deskWords,
  kinds: {
    ship: {
      one: 'Ship',
      many: 'Ships',
      of: {
        ...shipFields,
        faction: {
          label: 'Faction',
          hint: 'As its colour says, such as Planetary Accords.',
          known: 'As on other cards',
        },
        refit: { label: 'Refit' },
        fleetValue: {
          label: 'Fleet Value',
          figure: (fleetValue: number) => `${number(fleetValue)} FV`,
        },
        shields: {
          ...shipFields.shields,
          roleFirst: 'Choose the role first: small ships have a track, big ones a chart.',
        },
      },
    },
    weapon: weaponWords(when, lockAbility, cardWords.modifier),
    order: { ...order, of: { ...order.of, lockAbility } },
  },
} as const;
