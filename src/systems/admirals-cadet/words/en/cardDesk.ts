import { makeGrammar } from '../../../../core/words';
import { cardDeskWords as shared } from '../../../admirals-shared/words/en/cardDesk';

const { plural } = makeGrammar('en');

/** What the desk says on which cards of the first edition are made and read. */
export const cardDeskWords = {
  ...shared,
  training: {
    name: 'Training Set, first edition',
    notes:
      'Ships, weapons and orders of our own, as the first edition would print them. Nothing in it is the publisher’s.',
  },
  cadet: {
    ...shared.cadet,
    name: 'Cadet Pack outline, first edition',
    notes:
      'What the booklet of 2021 says of the Cadet Pack: codes, factions, Fleet Values and the names of orders. Copy it and complete the cards from print.',
  },
  copies: {
    name: (pack: string) => `${pack.replace(', first edition', '')}, from the first edition`,
    fleetValues: (ships: number) =>
      plural(ships, {
        one: 'The Fleet Value of a ship stayed behind: what a ship costs in 2.0 is on a construction list.',
        other:
          'The Fleet Values of # ships stayed behind: what a ship costs in 2.0 is on a construction list.',
      }),
    lockAbility: (card: string, ability: string) =>
      `${card}: an order of 2.0 has no Target Lock ability. It was: ${ability}`,
    reroll: (card: string, text: string) =>
      `${card}: “${text}” stays in words. Where 2.0 would roll dice again, it has Lock Ons.`,
    unread: (count: number) =>
      plural(count, {
        one: 'A card could not be read, and was left out.',
        other: '# cards could not be read, and were left out.',
      }),
  },
} as const;
