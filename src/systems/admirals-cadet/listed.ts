import type { ListedSystem, ReadyTitle } from '../../core/game/systems';

const historic = 'Historic scenario · stand-ins of the Training Set until your cards are complete';

const readyGames: readonly ReadyTitle[] = [
  { id: 'flight-of-the-paladin', title: 'Flight of the Paladin', detail: historic },
  { id: 'live-and-learn', title: 'Live and Learn', detail: historic },
  { id: 'holding-out-for-a-hero', title: 'Holding Out for a Hero', detail: historic },
  {
    id: 'constructed',
    title: 'Lantern Survey against Kiln Combine',
    detail: '15 Fleet Value a side · the Training Set, as the first edition would print it',
  },
];

/** What the app knows of the first edition before it is loaded. */
export const cadetListed: ListedSystem = {
  id: 'admirals-cadet',
  words: { en: { name: 'Admirals: Star Strike, first edition', readyGames } },
  load: async () => (await import('.')).admiralsCadet,
};
