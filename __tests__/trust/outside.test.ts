import { deflateSync } from 'fflate';

import { unsqueeze } from '../../src/core/outside/squeeze';
import { tellFigure } from '../builders/figures';

const MEGA = 1_000_000;

/** What it gave, and the milliseconds that this process worked for it: others on the machine do not count. */
const timed = <Value>(act: () => Value): { readonly value: Value; readonly ms: number } => {
  const start = process.cpuUsage();
  const value = act();
  const { user, system } = process.cpuUsage(start);
  return { value, ms: (user + system) / 1000 };
};

describe('a code that grows', () => {
  test.each([
    [100, 10],
    [300, 10],
    [300, 8 * MEGA],
  ])('to %d MB and claims %d bytes is refused at once', (mega, claims) => {
    const length = [0, 7, 14, 21].map((bits, n) => ((claims >> bits) & 127) + (n < 3 ? 128 : 0));
    const bomb = Uint8Array.from([...length, ...deflateSync(new Uint8Array(mega * MEGA))]);
    const { value, ms } = timed(() => unsqueeze(bomb, 8 * MEGA));
    tellFigure('codes', `${mega} MB behind a claim of ${claims} bytes, ms`, Math.round(ms));
    expect(value.ok).toBe(false);
    expect(ms).toBeLessThan(1000);
  });
});
