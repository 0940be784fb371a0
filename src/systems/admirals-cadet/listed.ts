import type { ListedSystem, ReadyTitle } from '../../core/game/systems';

const historic = 'Historic scenario · Training Set ships until your cards are complete';

const readyGames: readonly ReadyTitle[] = [
  { id: 'flight-of-the-paladin', title: 'Flight of the Paladin', detail: historic },
  { id: 'live-and-learn', title: 'Live and Learn', detail: historic },
  { id: 'holding-out-for-a-hero', title: 'Holding Out for a Hero', detail: historic },
  {
    id: 'constructed',
    title: 'Lantern Survey against Kiln Combine',
    detail: '15 Fleet Value a side · the Training Set',
  },
];

/** What the app knows of the first edition before it is loaded. */
export const cadetListed: ListedSystem = {
  id: 'admirals-cadet',
  sign: {
    line: 'M12 2.2L20.5 7.1V16.9L12 21.8L3.5 16.9V7.1Z',
    fill: 'M12 6.8L14.6 12L12 17.2L9.4 12Z',
  },
  words: {
    en: {
      name: 'Admirals: Star Strike, first edition',
      about: 'The first rulebook and its scenarios',
      readyGames,
    },
  },
  load: async () => (await import('.')).admiralsCadet,
};
