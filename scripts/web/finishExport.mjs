import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { hostHeaders, pagePolicy } from './policy.mjs';

const worker = 'service-worker.js';
/** For the host, not for the page: it is never fetched. */
const headers = '_headers';

/** Every file below a folder, as the address that the page asks for. @param {string} folder @returns {string[]} */
export function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();
}

/** Some hosts drop any folder called node_modules, so packages' assets move. @param {string} folder */
function moveAssets(folder) {
  const [from, to] = [join(folder, 'assets', 'node_modules'), join(folder, 'assets', 'packages')];
  if (!existsSync(from)) return;
  renameSync(from, to);
  for (const file of listFiles(folder).filter((path) => /\.(js|html|css)$/.test(path))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const moved = text.replaceAll('/assets/node_modules/', '/assets/packages/');
    if (moved !== text) writeFileSync(join(folder, file), moved);
  }
}

/** @param {string} folder */
function addPolicy(folder) {
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  if (html.includes('http-equiv="Content-Security-Policy"')) return;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy()}" />`;
  writeFileSync(
    page,
    html.replace(/<meta charset="utf-8" ?\/?>/i, (charset) => `${charset}\n    ${meta}`),
  );
}

/** The faces are wanted for the first text, and the script that asks for them comes late. @param {string} folder */
export function addPreloads(folder) {
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const links = listFiles(folder)
    .filter((file) => file.endsWith('.ttf') && !html.includes(`href="${file}"`))
    .map(
      (file) => `    <link rel="preload" as="font" type="font/ttf" href="${file}" crossorigin />\n`,
    );
  if (links.length === 0) return;
  writeFileSync(page, html.replace('</head>', `\n${links.join('')}  </head>`));
}

/**
 * Expo starts the page with the script that later parts share. It is only named here: the first part that
 * is loaded brings it (src/platform/sharedScript.web.ts). @param {string} folder
 */
export function deferShared(folder) {
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const named = html.replace(
    /<script src="([^"]*\/__common-[^"]*\.js)"[^>]*><\/script>\s*/,
    (_, address) => `<meta name="shared-script" content="${address}" />\n`,
  );
  if (named !== html) writeFileSync(page, named);
}

/** The version is made of what is in the files: the same app built twice is no update. @param {string} folder */
export function writeServiceWorker(folder) {
  const files = listFiles(folder).filter((file) => file !== `/${worker}` && file !== `/${headers}`);
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\n`).update(
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest(),
    );
  }
  const version = hash.digest('hex').slice(0, 16);
  const text = readFileSync(
    join('scripts', 'web', worker.replace('service-worker', 'serviceWorker')),
    'utf8',
  );
  const build = JSON.stringify({ version, files }, null, 1);
  writeFileSync(join(folder, worker), `const BUILD = ${build};\n\n${text}`);
  return { version, files };
}

const namedRelay = /\s*<meta name="relay" content="([^"]*)" \/>/;

/** The relay that a built page names; empty where it names none. @param {string} folder */
export const relayOf = (folder) => {
  const page = join(folder, 'index.html');
  return existsSync(page) ? (namedRelay.exec(readFileSync(page, 'utf8'))?.[1] ?? '') : '';
};

/**
 * Names a relay in a built page, and lets its policy reach it and nothing else; empty takes both out again.
 * @param {string} folder @param {string} relay
 */
export function setRelay(folder, relay) {
  const page = join(folder, 'index.html');
  const policy = pagePolicy(relay);
  const meta = relay === '' ? '' : `\n    <meta name="relay" content="${relay}" />`;
  const html = readFileSync(page, 'utf8')
    .replace(namedRelay, '')
    .replace(
      /(<meta http-equiv="Content-Security-Policy" content=")[^"]*(" \/>)/,
      (_, start, end) => `${start}${policy}${end}${meta}`,
    );
  writeFileSync(page, html);
  writeFileSync(join(folder, headers), hostHeaders(relay));
  return writeServiceWorker(folder);
}

/** Turns what Expo exported into what a host serves. @param {string} folder */
export function finishExport(folder) {
  rmSync(join(folder, 'metadata.json'), { force: true });
  moveAssets(folder);
  addPolicy(folder);
  addPreloads(folder);
  deferShared(folder);
  writeFileSync(join(folder, headers), hostHeaders());
  return writeServiceWorker(folder);
}
