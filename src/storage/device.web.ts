/**
 * A second tab cannot open the database, and would stay broken if it tried: the tab that holds the lock
 * has it, until it is closed.
 */
export const waitForTurn = async (name: string, onWaiting: () => void): Promise<void> => {
  const { locks } = navigator;
  if (!locks) return;
  if (await hold(locks, name, true)) return;
  onWaiting();
  await hold(locks, name, false);
};

/** Resolves with whether the lock is ours. Once it is, it is held until the tab goes. */
const hold = (locks: LockManager, name: string, ifAvailable: boolean): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const request = locks.request(name, { ifAvailable }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<never>(() => undefined);
    });
    request.catch(reject);
  });

/** A browser may throw stored data away when space is short, unless it grants this. It may refuse. */
export const askToKeep = async (): Promise<boolean> => {
  try {
    return (await isKept()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
};

export const isKept = async (): Promise<boolean> => {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false;
  }
};
