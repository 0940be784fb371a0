import { ORDER_TYPES, ROLES, SHIP_TYPES, TERRAINS } from '../../../admirals-shared/cards/terms';
import * as fields from '../../../admirals-shared/words/en/cardFields';
import { cardWords } from '../../../admirals-shared/words/en/cards';
import { deskWords, several } from '../../../kit/cards/words/en/desk';
import { allegianceWords } from './allegiance';
import { constructionListWords } from './constructionList';

const when = fields.conditionsWords({
  roles: ROLES,
  terrains: TERRAINS,
  say: cardWords.condition,
  questionHint: 'You are asked at each strike.',
});

const KEYWORD_TERMS = {
  known: 'From the rulebook',
  hint: 'Or type it as printed, such as Lethal [2].',
} as const;

const kinds = {
  ...fields.effectKindsWords({
    ...KEYWORD_TERMS,
    when,
    repairs: {
      hull: 'Hull Points',
      shields: 'Shield Points',
      criticals: 'Critical Damage',
      exhausted: 'Exhausted',
    },
    modifier: 'A modifier to strikes',
    strikes: 'On which strikes',
    rotations: 'Turns before a maneuver',
  }),
  'lock-on-dice': fields.diceWhenWords('Dice as Lock On', when),
} as const;

const shipFields = fields.shipFieldsWords({
  roles: ROLES,
  hull: 'Hull Points',
  shields: { pool: 'One value', hexagon: 'Six facings', points: 'Shield Points' },
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
        allegiance: allegianceWords,
        type: { label: 'Type', options: fields.asWritten(SHIP_TYPES) },
        subtype: { label: 'Subtype', hint: 'Only Refits and Massive ships print one.' },
        bonusOrders: { ...several('Bonus orders', 'a bonus order'), type: 'Type a code' },
        armor: { label: 'Armor', none: 'Blank' },
        flak: { label: 'Flak', none: 'Blank' },
        power: { label: 'Power Points', none: 'As its list says' },
      },
    },
    weapon: fields.weaponWords(
      when,
      fields.lockWords(cardWords.lockAbility, 'Adds dice as Lock On'),
      cardWords.modifier,
    ),
    order: fields.orderWords({
      types: ORDER_TYPES,
      roles: ROLES,
      requirement: cardWords.requirement,
      effect: cardWords.effect,
      kinds,
    }),
    commander: fields.carriedWords('Commander', 'Commanders', cardWords.effect, kinds),
    'flight-group': fields.carriedWords('Flight group', 'Flight groups', cardWords.effect, kinds),
    list: constructionListWords,
  },
} as const;
