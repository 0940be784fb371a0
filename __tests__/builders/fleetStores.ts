import type { Database } from '../../src/storage/database';
import { makeFleetEditor, type OpenFleet } from '../../src/stores/makeFleetEditor';
import { makeFleetList } from '../../src/stores/makeFleetList';
import { makeFleetShare } from '../../src/stores/makeFleetShare';
import { listedSystems } from './listedSystems';

/** The stores of fleets with the real systems, a clock that ticks once a look, and ids f1, f2 … */
export const fleetStores = (database: Database, ids = 'f') => {
  let clock = 0;
  let made = 0;
  const parts = {
    systems: listedSystems(),
    open: () => Promise.resolve(database),
    now: () => (clock += 1),
    newId: () => `${ids}${(made += 1)}`,
    rulings: () => ({}),
  };
  const editor = makeFleetEditor(parts);
  return {
    list: makeFleetList(parts),
    editor,
    share: makeFleetShare(parts),
    onDesk: (): OpenFleet => {
      const current = editor.store.getState();
      if (current.state !== 'open') throw new Error(`The desk is ${current.state}`);
      return current;
    },
  };
};
