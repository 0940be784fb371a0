import type { System } from '../../core/game/system';

/** Systems that have a desk for new games. */
export const systemsToSetUp = (all: readonly System[]): readonly System[] =>
  all.filter(({ words }) => words.en.shows.setups !== undefined);
