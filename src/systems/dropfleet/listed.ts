import type { ListedSystem } from '../../core/game/systems';

/** What the app knows of Dropfleet Commander before it is loaded. */
export const dropfleetListed: ListedSystem = {
  id: 'dropfleet',
  words: {
    en: {
      name: 'Dropfleet Commander',
      readyGames: [
        {
          id: 'training',
          title: 'Red against Blue over three dropsites',
          detail: 'Five Groups a side · the Training Set',
        },
      ],
    },
  },
  load: async () => (await import('.')).dropfleet,
};
