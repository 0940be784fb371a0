/** Calls back when a newer version of the app waits; calling what it gets switches over. Stores update native apps. */
export function watchForUpdate(_onReady: (apply: () => void) => void): () => void {
  return () => undefined;
}
