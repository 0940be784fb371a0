import { makeGrammar } from '../../../../core/words';

const { number } = makeGrammar('en');

/** What the desk says on which cards are made and read, besides the names of their fields. */
export const cardDeskWords = {
  cadet: {
    name: 'Cadet Pack outline',
    author: 'Flagbridge',
    notes:
      'What the booklet of 2021 says of the Cadet Pack: codes, names of orders and Fleet Values. Copy it and complete the cards from print.',
    fleetValue: (value: number) => `Fleet Value ${number(value)}.`,
  },
  noWeapon: (code: string) => `${code} · no weapon card with this code yet`,
} as const;
