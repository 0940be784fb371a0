import type { BrowserContext, Page } from 'playwright-core';

/** Where the bytes of a file of the pool begin, after the head that names it. */
export const HEAD = 4096;

/** What is done to a file of the pool: its bytes are given, and what it is to hold instead. */
export type Damage =
  | { readonly kind: 'flip'; readonly at: number }
  | { readonly kind: 'cut'; readonly length: number }
  | { readonly kind: 'fill'; readonly at: number; readonly length: number }
  | { readonly kind: 'flips'; readonly seed: number; readonly count: number };

/** A page of the app's own origin with no app in it: the database is free. */
async function openBare(device: BrowserContext, origin: string): Promise<Page> {
  await device.route('**/bare', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>bare</title>' }),
  );
  const page = await device.newPage();
  await page.goto(`${origin}/bare`);
  return page;
}

/** As the worker of a page that has just gone may: holds every file of the pool for so long. */
export async function holdPool(device: BrowserContext, origin: string, ms: number): Promise<void> {
  const page = await openBare(device, origin);
  await page.evaluate(async (held) => {
    const hold = async () => {
      const root = await navigator.storage.getDirectory();
      const pool = await root.getDirectoryHandle('expo-sqlite');
      const files: { close: () => void }[] = [];
      for await (const handle of pool.values())
        // Workers alone have it.
        if ('createSyncAccessHandle' in handle)
          files.push(
            await (handle.createSyncAccessHandle as () => Promise<{ close: () => void }>)(),
          );
      postMessage(files.length);
      setTimeout(() => files.forEach((file) => file.close()), held);
    };
    const script = `const held = ${held}; (${String(hold)})()`;
    const worker = new Worker(URL.createObjectURL(new Blob([script])));
    await new Promise((done) => worker.addEventListener('message', done));
  }, ms);
}

/** A pool of so many files without a name, as a page leaves it that goes while it makes them. Gives how many there are in the end. */
export async function leavePool(
  device: BrowserContext,
  origin: string,
  count: number,
): Promise<() => Promise<number>> {
  const page = await openBare(device, origin);
  const countFiles = (more: number) =>
    page.evaluate(async (made) => {
      const root = await navigator.storage.getDirectory();
      const pool = await root.getDirectoryHandle('expo-sqlite', { create: true });
      for (let at = 0; at < made; at += 1) await pool.getFileHandle(`left-${at}`, { create: true });
      let files = 0;
      for await (const _ of pool.keys()) files += 1;
      return files;
    }, more);
  await countFiles(count);
  return () => countFiles(0);
}

/** Damages the file in the pool that holds the database. Gives how long the file was. */
export async function damageDatabase(
  device: BrowserContext,
  origin: string,
  damage: Damage,
): Promise<number> {
  const page = await openBare(device, origin);
  const length = await page.evaluate(async (what) => {
    const root = await navigator.storage.getDirectory();
    const pool = await root.getDirectoryHandle('expo-sqlite');
    for await (const handle of pool.values()) {
      if (handle.kind !== 'file') continue;
      const head = await (await handle.getFile()).slice(0, 15).text();
      if (!head.startsWith('/flagbridge.db\0')) continue;
      // The worker of a page that was closed lets go of the file when the browser comes to ending it.
      const free = async (left: number): Promise<FileSystemWritableFileStream> => {
        try {
          return await handle.createWritable();
        } catch (problem) {
          if (left === 0) throw problem;
          await new Promise((done) => setTimeout(done, 50));
          return free(left - 1);
        }
      };
      const stream = await free(900);
      const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
      const flip = (at: number) => (bytes[at] = (bytes[at] ?? 0) ^ 0x10);
      let kept = bytes;
      if (what.kind === 'flip') flip(what.at);
      if (what.kind === 'fill') bytes.fill(0xff, what.at, what.at + what.length);
      if (what.kind === 'cut') kept = bytes.slice(0, what.length);
      if (what.kind === 'flips') {
        let random = what.seed;
        for (let n = 0; n < what.count; n += 1) {
          random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
          flip(4096 + (random % (bytes.length - 4096)));
        }
      }
      await stream.write(kept);
      await stream.close();
      return bytes.length;
    }
    throw new Error('the pool holds no database');
  }, damage);
  await page.close();
  return length;
}
