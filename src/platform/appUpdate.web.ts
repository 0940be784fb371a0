const workerPath = '/service-worker.js';

/**
 * Registers the service worker in production builds and calls back when a newer version waits.
 * It goes on waiting until it is told, so that no game is ever swapped out under its players.
 */
export function watchForUpdate(onReady: (apply: () => void) => void): () => void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) {
    return () => undefined;
  }
  let stopped = false;
  const workers = navigator.serviceWorker;
  const announce = (waiting: ServiceWorker | null) => {
    // Without a controller this is the first install: the page is already the newest.
    if (stopped || waiting === null || workers.controller === null) return;
    onReady(() => switchTo(waiting));
  };
  const watch = (registration: ServiceWorkerRegistration) => {
    announce(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const incoming = registration.installing;
      incoming?.addEventListener('statechange', () => {
        if (incoming.state === 'installed') announce(registration.waiting);
      });
    });
  };
  // A browser that refuses the worker (private window, no disk), or takes it and gives none, still runs the app online.
  workers.register(workerPath).then(
    (registration: ServiceWorkerRegistration | undefined) => registration && watch(registration),
    () => undefined,
  );
  return () => {
    stopped = true;
  };
}

/** A worker that is still busy keeps the newer one back; the page that comes then says again that it is ready. */
const PATIENCE_MS = 3000;

function switchTo(waiting: ServiceWorker): void {
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, PATIENCE_MS);
  waiting.postMessage({ type: 'skip-waiting' });
}
