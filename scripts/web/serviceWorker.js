/* global BUILD -- the build puts `const BUILD = { version, files }` above this text. */

const CACHE = `flagbridge-${BUILD.version}`;
const OWN = new Set(BUILD.files);

self.addEventListener('install', (event) => {
  event.waitUntil(prefetch());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches());
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'skip-waiting') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // What is not of this build is the host's: a worker that waits for it would keep the next version back.
  if (request.mode === 'navigate' || OWN.has(pathname)) event.respondWith(answer(request));
});

/** The host may hold plain names in the browser's own cache; only a name with a hash in it is sure to be this build's. */
async function prefetch() {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    BUILD.files.map((file) => {
      const hashed = /[.-][0-9a-f]{32}[.@]/.test(file);
      return new Request(file, { cache: hashed ? 'default' : 'reload' });
    }),
  );
}

async function removeOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** Every place in the app is the one page; a file that was dropped from the cache still comes from the host. */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? '/index.html' : request, {
    ignoreSearch: true,
    ignoreVary: true,
  });
  return kept ?? fetch(request);
}
