import { waitForTurn } from '../../src/storage/tabTurn.web';

type Callback = (lock: object | null) => Promise<unknown> | undefined;

/** Web Locks of one browser, as far as tabs use them. A tab that closes gives its lock to the next. */
const makeLocks = () => {
  const waiting: Callback[] = [];
  let held = false;
  const grant = (callback: Callback): void => {
    held = true;
    void callback({});
  };
  return {
    request: (_name: string, { ifAvailable }: LockOptions, callback: Callback) => {
      if (!held) grant(callback);
      else if (ifAvailable) void callback(null);
      else waiting.push(callback);
      return new Promise(() => undefined);
    },
    closeTab: () => {
      held = false;
      const next = waiting.shift();
      if (next) grant(next);
    },
  };
};

const withLocks = (locks: unknown): void => {
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
};

test('the first tab has its turn at once', async () => {
  withLocks(makeLocks());
  const onWaiting = jest.fn();
  await waitForTurn('db', onWaiting);
  expect(onWaiting).not.toHaveBeenCalled();
});

test('a second tab says that it waits, and takes over when the first closes', async () => {
  const locks = makeLocks();
  withLocks(locks);
  await waitForTurn('db', () => undefined);
  const told: string[] = [];
  const second = waitForTurn('db', () => told.push('waiting')).then(() => told.push('turn'));
  await new Promise(setImmediate);
  expect(told).toEqual(['waiting']);
  locks.closeTab();
  await second;
  expect(told).toEqual(['waiting', 'turn']);
});

test('a lock that the browser refuses is told', async () => {
  withLocks({ request: () => Promise.reject(new Error('SecurityError')) });
  await expect(waitForTurn('db', () => undefined)).rejects.toThrow('SecurityError');
});

test('a browser without locks goes on', async () => {
  withLocks(undefined);
  await expect(waitForTurn('db', () => undefined)).resolves.toBeUndefined();
});
