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
