import type { ListedSystem } from '../../core/game/systems';

/** What the app knows of Armada before it is loaded. */
export const armadaListed: ListedSystem = {
  id: 'armada',
  sign: { fill: 'M12 2L20.5 21L12 17.4L3.5 21ZM12 8.4L10.4 13.6L12 14.6L13.6 13.6Z' },
  words: {
    en: {
      name: 'Star Wars: Armada',
      about: 'Command dials, hull zones and squadrons',
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
