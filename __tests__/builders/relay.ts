import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import WebSocket from 'ws';

import { openRelayLine } from '../../src/stores/phones/relayLine';
import type { RelayTools } from '../../src/stores/phones/relayUse';

/** The relay as a club runs it, in a process of its own. */
export interface RunningRelay {
  readonly address: string;
  readonly tools: RelayTools;
  /** Every byte that it has kept. */
  readonly kept: () => Buffer;
  readonly stop: () => Promise<void>;
  /** Once more at the same address, with what it has kept. */
  readonly again: () => Promise<void>;
}

/** What its README lists. */
type Settings = Readonly<Record<string, string>>;

const start = (
  rooms: string,
  port: string,
  settings: Settings,
): Promise<readonly [ChildProcess, string]> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, ['relay/server.mjs'], {
      env: { ...process.env, ...settings, PORT: port, ROOMS: rooms },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`the relay ended with ${code}`)));
    child.stdout.on('data', (text: Buffer) => {
      const [, bound] = /port (\d+)/.exec(text.toString()) ?? [];
      if (bound !== undefined) done([child, bound]);
    });
  });

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill();
  });

export const startRelay = async (settings: Settings = {}): Promise<RunningRelay> => {
  const rooms = mkdtempSync(join(tmpdir(), 'relay-'));
  let [child, port] = await start(rooms, '0', settings);
  const address = `ws://localhost:${port}`;
  return {
    address,
    tools: {
      address,
      openLine: async (parts) => openRelayLine({ ...parts, webSocket: WebSocket }),
    },
    kept: () => Buffer.concat(readdirSync(rooms).map((file) => readFileSync(join(rooms, file)))),
    stop: async () => {
      await ended(child);
      rmSync(rooms, { recursive: true, force: true });
    },
    again: async () => {
      await ended(child);
      [child, port] = await start(rooms, port, settings);
    },
  };
};
