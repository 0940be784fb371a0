import { ORDER_TYPES, ROLES, SHIP_TYPES, TERRAINS } from '../../../admirals-shared/cards/terms';
import * as fields from '../../../admirals-shared/words/en/cardFields';
import { cardWords } from '../../../admirals-shared/words/en/cards';
import { deskWords, several } from '../../../kit/cards/words/en/desk';
import { allegianceWords } from './allegiance';
import { constructionListWords } from './constructionList';

const { ship, weapon, order, carried } = fields.cardFieldsIn(
  {
    roles: ROLES,
    terrains: TERRAINS,
    orderTypes: ORDER_TYPES,
    cards: cardWords,
    strike: 'strike',
    maneuver: 'maneuver',
    keywords: {
      known: 'From the rulebook',
      hint: 'Or type it as printed, such as Lethal [2].',
    },
    shields: { pool: 'One value', hexagon: 'Six facings' },
    repairs: {
      hull: 'Hull Points',
      shields: 'Shield Points',
      criticals: 'Critical Damage',
      exhausted: 'Exhausted',
    },
    lockDice: 'Adds dice as Lock On',
  },
  (when) => ({ 'lock-on-dice': fields.diceWhenWords('Dice as Lock On', when) }),
);

/** What the fields of cards are called. */
export const cardFormWords = {
  desk: deskWords,
  kinds: {
    ship: {
      one: 'Ship',
      many: 'Ships',
      of: {
        ...ship,
        allegiance: allegianceWords,
        type: { label: 'Type', options: fields.asWritten(SHIP_TYPES) },
        subtype: { label: 'Subtype', hint: 'Only Refits and Massive ships print one.' },
        bonusOrders: { ...several('Bonus orders', 'a bonus order'), type: 'Type a code' },
        armor: { label: 'Armor', none: 'Blank' },
        flak: { label: 'Flak', none: 'Blank' },
        power: { label: 'Power Points', none: 'As its list says' },
      },
    },
    weapon,
    order,
    commander: carried('Commander', 'Commanders'),
    'flight-group': carried('Flight group', 'Flight groups'),
    list: constructionListWords,
  },
} as const;
