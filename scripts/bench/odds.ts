import type {
  StrikePolicy,
  StrikeSpec,
  TargetSpec,
} from '../../src/systems/admirals-shared/odds/spec';
import { strikeOdds, volleyOdds } from '../../src/systems/admirals/odds/strike';
import { fastest, fastestBeside, type Row } from './row';
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
const ACTIVATION_MS = 40;

const four = (one: StrikeSpec): readonly StrikeSpec[] => [one, one, one, one];

const GOES = 80;

/** A fixed piece of work: so many turns take Hermes a frame on the machine that the budgets come from. */
const TURNS_A_FRAME = 400_000;

function workForAFrame(): number {
  let state = 1;
  for (let i = 0; i < TURNS_A_FRAME; i += 1) state = (Math.imul(state, 1664525) + 1013904223) | 0;
  return state;
}

/**
 * On the engine of phones odds must be ready within a frame, told as a share of that work: how fast this machine is
 * does not matter. Few runs a go: the clock of Hermes also runs for others.
 */
export function measureOnHermes(): readonly Row[] {
  const rows = (name: string, run: () => unknown, runs: number, most = 1): readonly Row[] => {
    const { value, yardstick } = fastestBeside(run, workForAFrame, runs, GOES);
    return [
      { name: `${name} on Hermes`, value, unit: 'ms' },
      {
        name: `${name}, against the work of a frame`,
        value: value / yardstick,
        unit: 'times',
        budget: { atMost: most },
      },
    ];
  };
  const odds = (spec: StrikeSpec, policy: StrikePolicy) => () => strikeOdds(spec, target, policy);
  return [
    ...rows('8-dice strike', odds(strike, ruled), 10),
    ...rows('8-dice strike at best play', odds(strike, best), 2),
    ...rows('8-dice strike of a rich chart at best play', odds(rich, best), 1),
    ...rows('8-dice strike at best play with an ability', odds(choosy, best), 1),
    ...rows('8-dice strike of six different faces at best play', odds(varied, best), 1, 2),
    ...rows(
      'Activation of four 8-dice armaments',
      () => volleyOdds(four(strike), target, ruled),
      1,
    ),
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
