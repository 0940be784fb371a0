import type { ListedSystem, ReadyTitle } from '../../core/game/systems';

const LEVELS = [
  ['Alpha', 10, 'Lantern Patrol', 'Kiln Raiders'],
  ['Beta', 15, 'Lantern Expedition', 'Kiln Hammerfall'],
  ['Delta', 20, 'Lantern Wing', 'Kiln Column'],
  ['Gamma', 30, 'Lantern Survey Fleet', 'Kiln Battle Line'],
  ['Omega', 50, 'Lantern Grand Survey', 'Kiln Great Fire'],
] as const;

const readyGames: readonly ReadyTitle[] = LEVELS.flatMap(([level, power, one, other]) => {
  const title = `${one} against ${other}`;
  const detail = `${level}, ${power} power a side`;
  return [
    { id: `constructed-${level}`, title, detail: `${detail} · with orders` },
    { id: `open-${level}`, title, detail: `${detail} · open play, without orders` },
  ];
});

/** What the app knows of Admirals 2.0 before it is loaded. */
export const admiralsListed: ListedSystem = {
  id: 'admirals',
  sign: {
    line: 'M12 2.2L20.5 7.1V16.9L12 21.8L3.5 16.9V7.1Z',
    fill: 'M12 6.4L15.8 16.2L12 14.2L8.2 16.2Z',
  },
  words: {
    en: {
      name: 'Admirals: Star Strike',
      about: 'Fleets on a hex map, orders face down',
      readyGames,
    },
  },
  load: async () => (await import('.')).admirals,
};
