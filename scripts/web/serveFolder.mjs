import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { relayOf } from './finishExport.mjs';
import { securityHeaders } from './policy.mjs';

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const packed = /^(text|application|font\/ttf|image\/svg)/;

const brotli = (/** @type {Buffer} */ body) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** @typedef {{ type: string, etag: string, caching: string, bodies: Map<string, Promise<Buffer>> }} Entry */

/** @param {string} folder @param {string} path @returns {Promise<Entry | null>} */
async function readEntry(folder, path) {
  const file = normalize(join(folder, path));
  if (!file.startsWith(normalize(folder) + sep)) return null;
  const body = await readFile(file).catch(() => null);
  if (body === null) return null;
  const hashed = /[.-][0-9a-f]{32}[.@]/.test(path);
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`,
    caching: hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    bodies: new Map([['', Promise.resolve(body)]]),
  };
}

/** @param {Entry} entry @param {string | string[] | undefined} accepted */
async function pack(entry, accepted) {
  const wanted = String(accepted ?? '');
  const coding = !packed.test(entry.type)
    ? ''
    : /\bbr\b/.test(wanted)
      ? 'br'
      : /\bgzip\b/.test(wanted)
        ? 'gzip'
        : '';
  const plain = /** @type {Promise<Buffer>} */ (entry.bodies.get(''));
  if (!entry.bodies.has(coding)) {
    entry.bodies.set(coding, plain.then(coding === 'br' ? brotli : promisify(gzip)));
  }
  return { coding, body: await entry.bodies.get(coding) };
}

/**
 * A path without the ending of a file is a place in the app, and every place is the one page: a ship's id has a dot too.
 * @param {string} path
 */
function fileOf(path) {
  return Object.hasOwn(types, extname(path)) ? path : '/index.html';
}

/**
 * Serves an exported web app as a good host would. Files are read once: a build does not change under its server.
 * @param {string} folder
 * @param {number} port 0 takes any free one
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serveFolder(folder, port) {
  /** @type {Map<string, Promise<Entry | null>>} */
  const entries = new Map();
  const secure = securityHeaders(relayOf(folder));
  const entryOf = (/** @type {string} */ path) => {
    const entry = entries.get(path) ?? readEntry(folder, path);
    entries.set(path, entry);
    return entry;
  };

  const server = createServer(async (request, response) => {
    const path = pathOf(request.url);
    const entry = path === null ? null : await entryOf(fileOf(path));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...secure, Allow: 'GET, HEAD' }).end();
    } else if (entry === null) {
      response.writeHead(404, { ...secure, 'Content-Type': 'text/plain' }).end('Not found');
    } else {
      const headers = {
        ...secure,
        'Content-Type': entry.type,
        'Cache-Control': entry.caching,
        ETag: entry.etag,
        Vary: 'Accept-Encoding',
      };
      if (request.headers['if-none-match'] === entry.etag)
        return response.writeHead(304, headers).end();
      const { coding, body } = await pack(entry, request.headers['accept-encoding']);
      const length = { 'Content-Length': body?.length ?? 0 };
      response.writeHead(
        200,
        coding === ''
          ? { ...headers, ...length }
          : { ...headers, ...length, 'Content-Encoding': coding },
      );
      response.end(request.method === 'HEAD' ? undefined : body);
    }
  });

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(undefined));
  });
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param {string | undefined} url @returns {string | null} */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname);
  } catch {
    return null;
  }
}
