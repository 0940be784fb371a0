import { execFileSync } from 'node:child_process';

interface TestBrowser {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

let found: TestBrowser | undefined;

const isText = (entry: [string, string | undefined]): entry is [string, string] =>
  entry[1] !== undefined;

/** Looked for once, by a process of its own: jest cannot load the package that a browser comes in. */
export function testBrowser(): TestBrowser {
  if (found) return found;
  const told = execFileSync(process.execPath, ['scripts/run.cjs', 'findBrowser'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Our own command wrote it.
  const { path, env } = JSON.parse(told) as TestBrowser;
  found = {
    path,
    env: Object.fromEntries(Object.entries({ ...process.env, ...env }).filter(isText)),
  };
  return found;
}
