import { number, plural } from '../../../kit/english';

/** What the desk says on which cards are made and read, besides the names of their fields. */
export const cardDeskWords = {
  cadet: {
    name: 'Cadet Pack outline',
    author: 'Flagbridge',
    notes:
      'What the booklet of 2021 says of the Cadet Pack: codes, names of orders and Fleet Values. Copy it and complete the cards from print.',
    fleetValue: (value: number) => `Fleet Value ${number(value)}.`,
  },
  uses: {
    unlisted:
      'No construction list names this ship. Play it by itself, or in a fleet of any ships.',
    play: 'Play this ship',
    fleet: 'New fleet with it',
    list: (ships: number) =>
      plural(ships, { one: 'Make a list of its ship', other: 'Make a list of its # ships' }),
    listCode: 'L-1',
  },
  noWeapon: (code: string) => `${code} · no finished weapon card with this code yet`,
} as const;
