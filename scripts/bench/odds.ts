import type {
  StrikePolicy,
  StrikeSpec,
  TargetSpec,
} from '../../src/systems/admirals-shared/odds/spec';
import { strikeOdds } from '../../src/systems/admirals/odds/strike';
import { volleyOdds } from '../../src/systems/admirals/odds/volley';
import { fastest, type Row } from './row';
import { simulateStrike } from './simulateStrike';

/** Eight dice with hits, criticals and locks, shields, and two kinds of save. */
const strike: StrikeSpec = {
  dice: 8,
  modifier: 0,
  chart: { 1: ['hit'], 2: ['hit'], 3: ['critical'], 4: ['lock'] },
  saves: {
    hit: [
      { id: 'Armor', chance: 2 / 6 },
      { id: 'Flak', chance: 1 / 6 },
    ],
    critical: [
      { id: 'Armor', chance: 2 / 6 },
      { id: 'Flak', chance: 1 / 6 },
    ],
    direct: [],
  },
};
/** The same with more on its faces. */
const rich: StrikeSpec = {
  ...strike,
  chart: { 1: ['hit', 'critical'], 2: ['hit', 'lock'], 3: ['hit'], 4: ['hit'], 5: ['lock'] },
};
/** No two faces are alike. */
const varied: StrikeSpec = {
  ...strike,
  chart: {
    1: ['hit', 'critical'],
    2: ['hit', 'lock'],
    3: ['hit'],
    4: ['critical'],
    5: ['lock'],
    6: ['direct'],
  },
};
const choosy: StrikeSpec = { ...strike, ability: { gives: 'icons', icons: ['critical'] } };
const target: TargetSpec = { hull: 6, shields: 3, criticals: 0, orderLimit: 1 };
const ruled = { locks: 'lock-on', shields: 'hits-first' } as const satisfies StrikePolicy;
const best: StrikePolicy = { locks: 'best', shields: 'best' };

const ROLLS = 100_000;
const FRAME_MS = 16;
const ACTIVATION_MS = 40;

const four = (one: StrikeSpec): readonly StrikeSpec[] => [one, one, one, one];

const GOES = 80;

/** On the engine of phones a strike must be ready within a frame. Few runs a go: its clock also runs for others. */
export function measureOnHermes(): readonly Row[] {
  const timed = (name: string, spec: StrikeSpec, policy: StrikePolicy, runs: number): Row => ({
    name,
    value: fastest(() => strikeOdds(spec, target, policy), runs, GOES),
    unit: 'ms',
  });
  const row = (...of: Parameters<typeof timed>): Row => ({
    ...timed(...of),
    budget: { atMost: FRAME_MS },
  });
  return [
    row('8-dice strike on Hermes', strike, ruled, 10),
    row('8-dice strike at best play on Hermes', strike, best, 2),
    row('8-dice strike of a rich chart at best play on Hermes', rich, best, 1),
    row('8-dice strike at best play with an ability on Hermes', choosy, best, 1),
    timed('8-dice strike of six different faces at best play on Hermes', varied, best, 1),
    {
      name: 'Activation of four 8-dice armaments on Hermes',
      value: fastest(() => volleyOdds(four(strike), target, ruled), 1, GOES),
      unit: 'ms',
      budget: { atMost: FRAME_MS },
    },
  ];
}

/** Exact odds against a simulation of the same strike, and whole activations. */
export function measureOdds(): readonly Row[] {
  const exact = fastest(() => strikeOdds(strike, target, ruled), 2000, 20);
  const simulated = fastest(() => simulateStrike(strike, target, ruled, ROLLS, 1), 1, 10);
  const activation = (name: string, spec: StrikeSpec, policy: StrikePolicy): Row => ({
    name,
    value: fastest(() => volleyOdds(four(spec), target, policy), 5, 20),
    unit: 'ms',
    budget: { atMost: ACTIVATION_MS },
  });
  return [
    { name: '8-dice strike, exact', value: exact, unit: 'ms' },
    { name: '8-dice strike, simulated 100,000 times', value: simulated, unit: 'ms' },
    {
      name: 'Exact odds are ready sooner',
      value: simulated / exact,
      unit: 'times',
      budget: { atLeast: 10 },
    },
    {
      name: '8-dice strike at best play',
      value: fastest(() => strikeOdds(strike, target, best), 100, 5),
      unit: 'ms',
    },
    activation('Activation of four 8-dice armaments', strike, ruled),
    activation('Activation of four at best play', strike, best),
    activation('Activation of four at best play with abilities', choosy, best),
  ];
}
