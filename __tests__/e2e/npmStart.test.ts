import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { onTerminal } from './harness/terminal.mjs';

const machine = mkdtempSync(join(tmpdir(), 'flagbridge-start-'));

afterAll(() => rmSync(machine, { recursive: true, force: true }));

const onPath = (name: string): string => {
  const path: string = process.env.PATH ?? '';
  const places = path.split(delimiter).map((folder) => join(folder, name));
  return places.find((place) => existsSync(place)) ?? name;
};

/** A path with Node and npm on it, the shell that npm itself needs, and nothing else. */
function bareMachine(): Record<string, string> {
  symlinkSync(process.execPath, join(machine, 'node'));
  for (const name of ['npm', 'sh']) symlinkSync(onPath(name), join(machine, name));
  return { PATH: machine, HOME: machine, TMPDIR: machine, TERM: 'xterm', EXPO_OFFLINE: '1' };
}

// A path is not made of links on Windows, which opens a browser by a command of its own.
const onUnix = process.platform === 'win32' ? test.skip : test;

onUnix('npm start on a terminal goes on where no browser can be opened', async () => {
  const { state, stop } = onTerminal(onPath('npm'), ['start'], bareMachine());
  const reads = async (text: RegExp): Promise<RegExpMatchArray> => {
    for (;;) {
      const found = text.exec(state.written);
      if (found) return found;
      if (state.ended) throw new Error(`npm start ended:\n${state.written}`);
      await wait(100);
    }
  };
  try {
    const [, url = ''] = await reads(/Flagbridge will be at (http:\S+?);/);
    await reads(/█ ▄▄▄▄▄ █/);
    await reads(/No browser could be opened here\. Open http:\S+ in one\./);
    await reads(/Press Ctrl\+C to exit/);
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Flagbridge')]);
    expect(state.ended).toBe(false);
  } finally {
    await stop();
  }
});
