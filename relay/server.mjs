import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Server } from '@hocuspocus/server';
import { applyUpdate, encodeStateAsUpdate } from 'yjs';

/** Passes on and keeps what phones have encrypted. It can read none of it, and keeps no list of players. */

const port = Number(process.env.PORT ?? 8787);
const folder = process.env.ROOMS ?? 'rooms';
const keepDays = Number(process.env.KEEP_DAYS ?? 90);
const mostRooms = Number(process.env.MOST_ROOMS ?? 500);
/** The longest game is a fraction of it. */
const mostBytes = Number(process.env.ROOM_MB ?? 4) * 1_000_000;

/** A room is called by the hash of its token. @param {string} token */
const nameOf = (token) =>
  createHash('sha256')
    .update(Buffer.from(token, 'base64url'))
    .digest()
    .subarray(0, 16)
    .toString('base64url');

/** A name is letters of one alphabet by then: it leads nowhere else. @param {string} room */
const fileOf = (room) => join(folder, `${room}.room`);

/** Whether a room is new, and there are as many as this relay keeps. @param {string} room @param {ReadonlyMap<string, unknown>} open */
async function isFull(room, open) {
  const kept = (await readdir(folder)).map((file) => file.replace(/\.room(\.new)?$/, ''));
  const rooms = new Set([...kept, ...open.keys()]);
  return !rooms.has(room) && rooms.size >= mostRooms;
}

/** Rooms that nobody has used for long are not kept. */
async function tidy() {
  const oldest = Date.now() - keepDays * 86_400_000;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file);
  }
}

const server = new Server(
  {
    port,
    quiet: true,
    debounce: 500,
    maxDebounce: 2000,
    async onAuthenticate({ token, documentName, instance }) {
      if (typeof token !== 'string' || nameOf(token) !== documentName)
        throw new Error('This is not the secret of this room.');
      if (await isFull(documentName, instance.documents))
        throw Object.assign(new Error('This relay keeps no more rooms.'), { reason: 'full' });
    },
    async onLoadDocument({ document, documentName }) {
      const kept = await readFile(fileOf(documentName)).catch((problem) => {
        if (problem.code === 'ENOENT') return null;
        throw problem;
      });
      if (kept) applyUpdate(document, kept);
    },
    async onStoreDocument({ document, documentName }) {
      const bytes = encodeStateAsUpdate(document);
      if (bytes.length > mostBytes) throw new Error('This room is too large to be kept.');
      const file = fileOf(documentName);
      await writeFile(`${file}.new`, bytes);
      await rename(`${file}.new`, file);
    },
    async onRequest({ response }) {
      response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('This is a relay for Flagbridge. It keeps what it cannot read.\n');
      // Hocuspocus would answer too: an empty refusal tells it not to.
      throw null;
    },
  },
  { maxPayload: mostBytes },
);

await mkdir(folder, { recursive: true });
await tidy();
setInterval(() => void tidy().catch(console.error), 86_400_000).unref();
await server.listen();
console.log(`The relay listens on port ${server.address.port} and keeps its rooms in ${folder}.`);
