/** Resolves when the database may be opened: on a phone, at once. The web has tabs: see tabTurn.web.ts. */
export const waitForTurn = (_name: string, _onWaiting: () => void): Promise<void> =>
  Promise.resolve();
