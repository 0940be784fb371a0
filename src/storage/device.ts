/** What the web asks of a database and a phone does not: see device.web.ts. */

/** Resolves when the database may be opened: on a phone, at once. */
export const waitForTurn = (_name: string, _onWaiting: () => void): Promise<void> =>
  Promise.resolve();

/** Whether the system promises to keep the data. An app's own files are kept. */
export const askToKeep = (): Promise<boolean> => Promise.resolve(true);

export const isKept = (): Promise<boolean> => Promise.resolve(true);
