import type { ListedSystem } from '../../core/game/systems';

/** What the app knows of Solar Flare before it is loaded. */
export const solarFlareListed: ListedSystem = {
  id: 'solar-flare',
  sign: {
    fill: 'M12 8A4 4 0 1 1 12 16A4 4 0 0 1 12 8Z',
    line: 'M12 1.8V4.8M12 19.2V22.2M1.8 12H4.8M19.2 12H22.2M4.8 4.8L6.9 6.9M17.1 17.1L19.2 19.2M4.8 19.2L6.9 17.1M17.1 6.9L19.2 4.8',
  },
  counts: 'ships',
  words: {
    en: {
      name: 'Solar Flare',
      about: 'Design a ship, share out its power and crew',
      readyGames: [
        { id: 'duel', title: 'Even Keel against Anvil Song', detail: 'Two ships of 80 points' },
        { id: 'four', title: 'Four captains', detail: 'Four ships, each for itself' },
      ],
    },
  },
  load: async () => (await import('.')).solarFlare,
};
