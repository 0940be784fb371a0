import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeServiceWorker } from '../../../scripts/web/finishExport.mjs';
import { serveFolder } from '../../../scripts/web/serveFolder.mjs';

const exported = 'dist';
const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

export interface Build {
  readonly folder: string;
  readonly version: string;
}

export interface Host {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Puts a build on the host, at the same address, whether or not it is running. */
  readonly serve: (folder: string) => Promise<void>;
}

/** A copy of the exported app in which `edit` has changed the page: the next release, as a host sees it. */
export function makeBuild(edit: (html: string) => string = (html) => html): Build {
  if (!existsSync(join(exported, 'service-worker.js'))) {
    throw new Error(
      'The browser tests open the exported app, and dist holds none: npm run build:web',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'flagbridge-build-'));
  made.push(folder);
  cpSync(exported, folder, { recursive: true });
  const page = join(folder, 'index.html');
  writeFileSync(page, edit(readFileSync(page, 'utf8')));
  return { folder, version: writeServiceWorker(folder).version };
}

export async function startHost(folder: string = exported): Promise<Host> {
  let server = await serveFolder(folder, 0);
  const { url, port } = server;
  const stop = () => server.close();
  const serve = async (next: string) => {
    await stop();
    server = await serveFolder(next, port);
  };
  return { url, stop, serve };
}
