import type { ListedSystem } from '../../core/game/systems';

/** What the app knows of Dropfleet Commander before it is loaded. */
export const dropfleetListed: ListedSystem = {
  id: 'dropfleet',
  sign: { line: 'M2.2 20.6A14.4 14.4 0 0 1 21.8 20.6M12 2.4V12M8.2 8.6L12 12.6L15.8 8.6' },
  words: {
    en: {
      name: 'Dropfleet Commander',
      about: 'Groups in orbit, dropsites below',
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
