import type { ListedSystem } from '../../core/game/systems';

/** What the app knows of Solar Flare before it is loaded. */
export const solarFlareListed: ListedSystem = {
  id: 'solar-flare',
  words: {
    en: {
      name: 'Solar Flare',
      readyGames: [
        { id: 'duel', title: 'Even Keel against Anvil Song', detail: 'Two ships of 80 points' },
        { id: 'four', title: 'Four captains', detail: 'Four ships, each for itself' },
      ],
    },
  },
  load: async () => (await import('.')).solarFlare,
};
