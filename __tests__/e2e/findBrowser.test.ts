import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { testBrowser } from './harness/testBrowser';

const folder = mkdtempSync(join(tmpdir(), 'flagbridge-fonts-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const find = (env: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, ['scripts/run.cjs', 'findBrowser'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

// Elsewhere fonts are the system's, and no setting takes them away.
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a browser that finds no fonts is refused in a sentence', () => {
  const { path, env } = testBrowser();
  const noFonts = join(folder, 'fonts.conf');
  writeFileSync(noFonts, '<fontconfig></fontconfig>');
  const { status, stderr } = find({ ...env, CHROME_PATH: path, FONTCONFIG_FILE: noFonts });
  expect(stderr.trim()).toBe(
    `CHROME_PATH names ${path}, and that draws no letters, because it finds no fonts.`,
  );
  expect(status).toBe(1);
});

test('the browser of the tests has its letters on a machine with nothing left over', () => {
  const { stdout } = find({ HOME: folder, TMPDIR: folder });
  expect(JSON.parse(stdout)).toEqual(testBrowser());
});
