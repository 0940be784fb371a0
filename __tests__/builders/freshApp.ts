import type * as Copies from '../../src/storage/copies';
import type * as Open from '../../src/storage/open';
import type * as Start from '../../src/storage/start';
import type * as AppStore from '../../src/stores/appStore';
import type * as Backups from '../../src/stores/backups';
import type * as GameStore from '../../src/stores/gameStore';
import type * as Adapter from '../storage/sqliteInNode';

/** The app's modules as in a new process, with the databases in `folder`, or in memory. */
export const freshApp = (folder: string | null = null) => {
  jest.resetModules();
  jest.requireActual<typeof Adapter>('../storage/sqliteInNode').keepDatabasesIn(folder);
  return {
    open: () => jest.requireActual<typeof Open>('../../src/storage/open'),
    start: () => jest.requireActual<typeof Start>('../../src/storage/start'),
    copies: () => jest.requireActual<typeof Copies>('../../src/storage/copies'),
    appStore: () => jest.requireActual<typeof AppStore>('../../src/stores/appStore'),
    backups: () => jest.requireActual<typeof Backups>('../../src/stores/backups'),
    gameStore: () => jest.requireActual<typeof GameStore>('../../src/stores/gameStore'),
  };
};
