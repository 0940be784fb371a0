import type { Persistence } from './device';

/** Asks the browser to keep the app's data, and says what it answered. */
export async function requestPersistence(): Promise<Persistence> {
  if (await isGranted()) return 'kept';
  return clearsWhenIdle() ? 'cleared-when-idle' : 'may-be-cleared';
}

async function isGranted(): Promise<boolean> {
  // Old and private windows have no storage manager, or one that refuses to answer.
  const storage: StorageManager | undefined = navigator.storage;
  if (typeof storage?.persist !== 'function') return false;
  const already = await storage.persisted().catch(() => false);
  return already || (await storage.persist().catch(() => false));
}

/** Safari deletes a site's data after seven days without a visit, unless it is on the home screen. */
function clearsWhenIdle(): boolean {
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  const isSafari = /^((?!chrome|chromium|android|crios|fxios|edg).)*safari/i.test(
    navigator.userAgent,
  );
  return isSafari && !isInstalled;
}
