import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Server } from '@hocuspocus/server';
import { applyUpdate, encodeStateAsUpdate } from 'yjs';

/** Passes on and keeps what phones have encrypted. It can read none of it, and keeps no list of players. */

const port = Number(process.env.PORT ?? 8787);
const folder = process.env.ROOMS ?? 'rooms';
const keepDays = Number(process.env.KEEP_DAYS ?? 90);
/** The longest game is a fraction of it. */
const mostBytes = 16_000_000;

/** A room is called by the hash of its token. @param {string} token */
const nameOf = (token) =>
  createHash('sha256')
    .update(Buffer.from(token, 'base64url'))
    .digest()
    .subarray(0, 16)
    .toString('base64url');

/** A name is letters of one alphabet by then: it leads nowhere else. @param {string} room */
const fileOf = (room) => join(folder, `${room}.room`);

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
    async onAuthenticate({ token, documentName }) {
      if (typeof token !== 'string' || nameOf(token) !== documentName)
        throw new Error('This is not the secret of this room.');
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
