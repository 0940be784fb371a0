import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { finishExport, listFiles, relayOf, setRelay } from '../../scripts/web/finishExport.mjs';
import { serveFolder } from '../../scripts/web/serveFolder.mjs';

const hash = '0123456789abcdef0123456789abcdef';
const page =
  '<!DOCTYPE html><html><head>\n    <meta charset="utf-8" />\n</head><body></body></html>';
const wasm = `/assets/node_modules/expo-sqlite/sqlite.${hash}.wasm`;
const script = `/_expo/static/js/web/index-${hash}.js`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flagbridge-web-'));
  const files = {
    '/index.html': page,
    '/metadata.json': '{}',
    [wasm]: 'wasm',
    [script]: `load("${wasm}")`,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

describe('finishing an export', () => {
  test('packages’ assets leave the folder that hosts drop, and are still found', () => {
    finishExport(folder);
    const moved = wasm.replace('node_modules', 'packages');
    expect(existsSync(join(folder, moved))).toBe(true);
    expect(read(script)).toBe(`load("${moved}")`);
    expect(listFiles(folder).filter((file) => file.includes('node_modules'))).toEqual([]);
  });

  test('the script that later parts share is named, and not loaded with the page', () => {
    const shared = `/_expo/static/js/web/__common-${hash}.js`;
    const scripts = [shared, script].map((src) => `<script src="${src}" defer></script>`).join('');
    writeFileSync(join(folder, 'index.html'), page.replace('</body>', `${scripts}</body>`));
    finishExport(folder);
    finishExport(folder);
    expect(read('index.html').match(/(src|content)="[^"]*\.js"/g)).toEqual([
      `content="${shared}"`,
      `src="${script}"`,
    ]);
  });

  test('the page asks for its faces ahead, once', () => {
    const face = `/assets/node_modules/faces/Barlow.${hash}.ttf`;
    mkdirSync(dirname(join(folder, face)), { recursive: true });
    writeFileSync(join(folder, face), 'face');
    finishExport(folder);
    finishExport(folder);
    const links = read('index.html').match(/<link rel="preload" as="font"[^>]* href="[^"]+"/g);
    expect(links).toEqual([expect.stringContaining(face.replace('node_modules', 'packages'))]);
  });

  test('the page carries its policy, once', () => {
    finishExport(folder);
    finishExport(folder);
    const policies = read('index.html').match(
      /http-equiv="Content-Security-Policy" content="[^"]+"/g,
    );
    expect(policies).toEqual([expect.stringContaining("script-src 'self' 'wasm-unsafe-eval';")]);
  });

  test('a page reaches itself alone, or the one relay that it names; taken out again, it is as before', () => {
    finishExport(folder);
    const plain = read('index.html');
    expect(plain).toContain("connect-src 'self';");
    setRelay(folder, 'wss://one.example.org');
    setRelay(folder, 'wss://two.example.org');
    expect(relayOf(folder)).toBe('wss://two.example.org');
    for (const file of ['index.html', '_headers'])
      expect(read(file)).toContain("connect-src 'self' wss://two.example.org;");
    expect(read('index.html')).not.toContain('one.example');
    setRelay(folder, '');
    expect(read('index.html')).toBe(plain);
    expect(relayOf(folder)).toBe('');
  });

  test('the worker lists every file but itself and the headers, which are for the host', () => {
    const { files } = finishExport(folder);
    const notFetched = ['/service-worker.js', '/_headers'];
    expect(files).toEqual(listFiles(folder).filter((file) => !notFetched.includes(file)));
    expect(read('_headers')).toContain("frame-ancestors 'none'");
    expect(read('_headers')).toContain('Permissions-Policy: ');
    expect(read('service-worker.js')).toContain(JSON.stringify(script));
  });

  test('the same files are the same version, and one changed byte is another', () => {
    const { version } = finishExport(folder);
    expect(finishExport(folder).version).toBe(version);
    writeFileSync(join(folder, script), 'other');
    expect(finishExport(folder).version).not.toBe(version);
  });
});

describe('serving an export', () => {
  let server: Awaited<ReturnType<typeof serveFolder>>;

  beforeEach(async () => {
    cpSync(join(folder, wasm), join(folder, 'sqlite.wasm'));
    writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
    server = await serveFolder(folder, 0);
  });

  afterEach(() => server.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers });

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/fleets/17', 'text/html; charset=utf-8'],
    ['/play/g1/ship/pA.s1', 'text/html; charset=utf-8'],
    [script, 'text/javascript; charset=utf-8'],
    ['/sqlite.wasm', 'application/wasm'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['/missing.js', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%ff'])(
    '%s is not found',
    async (path) => {
      writeFileSync(join(dirname(folder), 'secret.txt'), 'secret');
      const answer = await get(path);
      rmSync(join(dirname(folder), 'secret.txt'));
      expect(answer.status).toBe(404);
    },
  );

  test('a name with a hash is kept for ever, a plain name is asked for again', async () => {
    expect((await get(script)).headers.get('cache-control')).toContain('immutable');
    const plain = await get('/');
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/', { 'If-None-Match': plain.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('text travels packed', async () => {
    const { headers } = await get('/', { 'Accept-Encoding': 'br' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(await (await get('/', { 'Accept-Encoding': 'gzip' })).text()).toBe(page);
  });

  test('only reading is answered', async () => {
    expect((await fetch(server.url, { method: 'POST' })).status).toBe(405);
    const head = await fetch(server.url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
