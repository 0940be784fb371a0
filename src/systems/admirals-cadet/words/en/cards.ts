import { counts, number, plural } from '../../../kit/english';
import { cardSentences } from '../../../admirals-shared/words/en/cards';
import { cardDeskWords as anyDesk } from '../../../admirals-shared/words/en/cardDesk';
import * as fields from '../../../admirals-shared/words/en/cardFields';
import { deskWords } from '../../../kit/cards/words/en/desk';
import { ORDER_TYPES, ROLES, TERRAINS, type Repair } from '../../cards/terms';
import type { Effect } from '../../cards/forms';

const shared = cardSentences<Repair>({
  strike: { bearer: 'its attacks', friends: 'their attacks' },
  struck: { bearer: 'attacks at it', friends: 'attacks at them' },
  maneuver: 'move',
  lockDice: (dice) => `rolls ${dice} more`,
  repairs: {
    hull: counts('Hull Box', 'Hull Boxes'),
    shields: counts('Shield Box', 'Shield Boxes'),
  },
});

/** What cards of the first edition say. */
export const cardWords = {
  ...shared,
  effect: (does: Effect) =>
    does.does === 'reroll'
      ? shared.diceWhen(does, (dice) => `may reroll ${dice}`)
      : shared.effect(does),
} as const;

const { ship, weapon, order } = fields.cardFieldsIn(
  {
    roles: ROLES,
    terrains: TERRAINS,
    orderTypes: ORDER_TYPES,
    cards: cardWords,
    strike: 'attack',
    maneuver: 'move',
    keywords: {
      known: 'From the booklet',
      hint: 'Or type it as printed, such as Armor [2].',
    },
    shields: { pool: 'Shield Track', hexagon: 'Shield Chart' },
    repairs: { hull: 'Hull Boxes', shields: 'Shield Boxes' },
    lockDice: 'Rolls more dice',
  },
  (when) => ({ reroll: fields.diceWhenWords('Dice to reroll', when) }),
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
        faction: {
          label: 'Faction',
          hint: 'By its colour, such as Planetary Accords.',
          known: 'As on other cards',
        },
        refit: { label: 'Refit' },
        fleetValue: {
          label: 'Fleet Value',
          figure: (fleetValue: number) => `${number(fleetValue)} FV`,
        },
        shields: {
          ...ship.shields,
          roleFirst: 'Choose the role first: small ships have a track, big ones a chart.',
        },
      },
    },
    weapon,
    order: { ...order, of: { ...order.of, lockAbility: weapon.of.lockAbility } },
  },
} as const;

/** What the desk says on which cards of the first edition are made and read. */
export const cardDeskWords = {
  ...anyDesk,
  training: {
    name: 'Training Set, first edition',
    notes:
      'Invented ships, weapons and orders in the style of the first edition. None of it is the publisher’s.',
  },
  cadet: {
    ...anyDesk.cadet,
    name: 'Cadet Pack outline, first edition',
    notes:
      'What the booklet of 2021 says of the Cadet Pack: codes, factions, Fleet Values and the names of orders. Copy it and complete the cards from print.',
  },
  copies: {
    name: (pack: string) => `${pack.replace(', first edition', '')}, from the first edition`,
    fleetValues: (ships: number) =>
      plural(ships, {
        one: 'The Fleet Value of a ship was left out: in 2.0 the construction list has the cost.',
        other:
          'The Fleet Values of # ships were left out: in 2.0 the construction list has the cost.',
      }),
    lockAbility: (card: string, ability: string) =>
      `${card}: an order of 2.0 has no Target Lock ability. It was: ${ability}`,
    reroll: (card: string, text: string) =>
      `${card}: “${text}” stays as text: 2.0 has Lock Ons instead of rerolls.`,
    unread: (count: number) =>
      plural(count, {
        one: 'A card could not be read and was left out.',
        other: '# cards could not be read and were left out.',
      }),
  },
} as const;
