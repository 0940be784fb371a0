import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { listFiles } from '../web/finishExport.mjs';

const kinds = /** @type {const} */ ({
  JavaScript: /\.js$/,
  WebAssembly: /\.wasm$/,
  fonts: /\.(ttf|otf|woff2)$/,
});

/**
 * What a phone downloads packed, in bytes: five games, of which each brings 50 to 95 KB of JavaScript, and what links
 * phones, which is kept for when it is needed without a connection.
 */
const budgets = { JavaScript: 1_150_000, WebAssembly: 330_000, fonts: 400_000 };

/** @param {string} folder @returns {readonly import('./row').Row[]} */
export function measureShippedBytes(folder) {
  const files = listFiles(folder);
  return Object.entries(kinds).flatMap(([kind, ending]) => {
    const bodies = files
      .filter((file) => ending.test(file))
      .map((file) => readFileSync(join(folder, file)));
    const sum = (/** @type {(body: Buffer) => number} */ size) =>
      bodies.reduce((total, body) => total + size(body), 0);
    const budget = budgets[/** @type {keyof typeof kinds} */ (kind)];
    return [
      {
        name: `${kind} shipped`,
        value: sum((body) => body.length),
        unit: /** @type {const} */ ('bytes'),
      },
      {
        name: `${kind} shipped, gzip`,
        value: sum((body) => gzipSync(body).length),
        unit: /** @type {const} */ ('bytes'),
        budget: { atMost: budget },
      },
    ];
  });
}
