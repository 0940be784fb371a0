/** One figure of a benchmark, and the budget that it must keep. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'times' | 'bytes';
  readonly budget?: { readonly atMost: number } | { readonly atLeast: number };
}

const MICROSECONDS = 1000;

/**
 * This process's own time, in milliseconds: what else the machine does is not the code's fault. Hermes has the
 * clock alone.
 */
function processorTime(): number {
  if (typeof process === 'undefined') return Date.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}

/** Milliseconds of processor time a run. */
function timeOf(run: () => unknown, runs: number): number {
  const start = processorTime();
  for (let i = 0; i < runs; i += 1) run();
  return (processorTime() - start) / runs;
}

/** The fastest of several goes, in milliseconds of processor time a run. */
export function fastest(run: () => unknown, runs: number, goes: number): number {
  timeOf(run, runs);
  let best = Infinity;
  for (let go = 0; go < goes; go += 1) best = Math.min(best, timeOf(run, runs));
  return best;
}

/** The same with a yardstick, in turns: both meet the same quiet and busy moments of the machine. */
export function fastestBeside(
  run: () => unknown,
  yardstick: () => unknown,
  runs: number,
  goes: number,
): { readonly value: number; readonly yardstick: number } {
  let best = { value: Infinity, yardstick: Infinity };
  for (let go = 0; go < goes; go += 1)
    best = {
      value: Math.min(best.value, timeOf(run, runs)),
      yardstick: Math.min(best.yardstick, timeOf(yardstick, 1)),
    };
  return best;
}
