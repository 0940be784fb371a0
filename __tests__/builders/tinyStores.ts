import type { Database } from '../../src/storage/database';
import { makeGameList } from '../../src/stores/makeGameList';
import { makeGamePlay } from '../../src/stores/makeGamePlay';
import { systemsOf } from './systemsOf';
import { tinySystem } from './tinySystem';

/** The stores of games with the tiny system, a clock that ticks once a look, and ids g1, g2 … */
export const tinyStores = (database: Database, ids = 'g') => {
  let clock = 0;
  let made = 0;
  const parts = {
    systems: systemsOf(tinySystem),
    open: () => Promise.resolve(database),
    now: () => (clock += 1),
    newId: () => `${ids}${(made += 1)}`,
  };
  return { list: makeGameList(parts), table: makeGamePlay(parts) };
};

export type TinyStores = ReturnType<typeof tinyStores>;
