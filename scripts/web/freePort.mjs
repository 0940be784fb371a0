import { createServer } from 'node:net';

import { BadStart } from '../badStart.mjs';

/** Whether nobody listens there yet, on any address. @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * The wanted port, or the next free one with a sentence that says so.
 * @param {number} wanted
 * @returns {Promise<{ port: number, sentence: string | null }>}
 */
export async function freePort(wanted) {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (!(await isFree(port))) continue;
    const taken = `Port ${wanted} is taken by another program, so Flagbridge uses ${port}.`;
    return { port, sentence: port === wanted ? null : taken };
  }
  throw new BadStart(
    `Ports ${wanted} to ${wanted + 99} are all taken. Close what uses them, or name another: npm start -- --port 9000`,
  );
}

/** @param {readonly string[]} args @param {number} otherwise @returns {number} */
export function wantedPort(args, otherwise) {
  const flag = args.findIndex((arg) => arg === '--port' || arg === '-p');
  const named = Number(flag >= 0 ? args[flag + 1] : process.env.PORT);
  return Number.isInteger(named) && named > 0 && named < 65536 ? named : otherwise;
}
