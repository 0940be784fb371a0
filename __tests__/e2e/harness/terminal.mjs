import { spawn } from '@lydell/node-pty';

/**
 * Runs a command on a terminal of its own, as a person does who types it.
 * @param {string} file @param {string[]} args @param {Record<string, string>} env
 */
export function onTerminal(file, args, env) {
  const terminal = spawn(file, args, { env, cols: 120, rows: 50 });
  const state = { written: '', ended: false };
  terminal.onData((text) => {
    state.written += text;
  });
  const ended = new Promise((resolve) => {
    terminal.onExit(() => {
      state.ended = true;
      resolve(undefined);
    });
  });
  return {
    /** What it wrote so far, and whether it came to its end. */
    state,
    /** As with Ctrl+C. */
    async stop() {
      if (!state.ended) terminal.write('\x03');
      await ended;
    },
  };
}
