import type { ListedSystem } from '../../core/game/systems';

/** What the app knows of Armada before it is loaded. */
export const armadaListed: ListedSystem = {
  id: 'armada',
  words: {
    en: {
      name: 'Star Wars: Armada',
      readyGames: [
        {
          id: 'training',
          title: 'Harbour Patrol against Crown Blockade',
          detail: 'Up to 180 points a side · the Training Set',
        },
      ],
    },
  },
  load: async () => (await import('.')).armada,
};
