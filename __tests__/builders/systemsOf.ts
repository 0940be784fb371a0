import type { System } from '../../src/core/game/system';
import { makeSystems, type ListedSystem, type Systems } from '../../src/core/game/systems';

/** As the list of the app would have it: called by its id, its ready games by theirs. */
export const listedAs = (system: System, name = system.id): ListedSystem => ({
  id: system.id,
  words: {
    en: {
      name,
      readyGames: system.words.en.shows.readyGames.map(({ id }) => ({ id, title: id, detail: '' })),
    },
  },
  load: () => Promise.resolve(system),
});

/** For stores of a test: these rule sets and no others. */
export const systemsOf = (...all: readonly System[]): Systems =>
  makeSystems(
    all.map((system) => listedAs(system)),
    () => 'en',
  );
