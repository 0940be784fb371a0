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

/** The fastest of several goes, in milliseconds of processor time a run. */
export function fastest(run: () => unknown, runs: number, goes: number): number {
  for (let i = 0; i < runs; i += 1) run();
  let best = Infinity;
  for (let go = 0; go < goes; go += 1) {
    const start = processorTime();
    for (let i = 0; i < runs; i += 1) run();
    best = Math.min(best, (processorTime() - start) / runs);
  }
  return best;
}
