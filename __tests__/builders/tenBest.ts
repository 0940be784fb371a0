import { bestWithin, type Completion } from '../../src/systems/kit/fleets/completions';

/** The ten best completions that a second of steps finds. */
export const tenBest = (search: Iterable<Completion | null>) =>
  bestWithin(search, { most: 10, steps: 50_000 });
