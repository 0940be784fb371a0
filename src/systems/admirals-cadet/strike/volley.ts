import {
  endingsOf,
  graphOf,
  type Ending,
  type Graph,
  type Worth,
} from '../../kit/procedures/exact';
import { procedureOf } from '../../kit/procedures/procedure';
import type { State } from '../../kit/procedures/state';
import { attackOf } from './attack';
import type { AttackSpec, TargetSpec } from './attackSpec';
import type { Standing } from './damage';
import { lossOf, planOf, pooled, summary, type StrikeChoices, type StrikeOdds } from './odds';
import { resolvingOf, type Resolving } from './resolving';

/** How a target stands when an attack on it is made, as far as that changes the attack. */
export interface Found {
  readonly crippled: boolean;
  readonly orders: number;
  readonly shielded: boolean;
}

/** An attack among others, which may have left its target with less. */
export type AttackOn = (found: Found) => AttackSpec;

/** What the first of several attacks finds. */
export type Target = Pick<TargetSpec, 'role' | 'hull' | 'crippled' | 'orders'> & {
  readonly shields: number;
};

/** Several attacks in a row: what they come to, and how the target stands after each. */
export interface VolleyOdds extends StrikeOdds {
  readonly afterEach: readonly StrikeOdds[];
}

const LOST: State = 0;

/** Ships that are found alike meet the same attack: its dice are reckoned once for all of them. */
interface Ready {
  /** Icons, to be added to a ship. */
  readonly rolled: readonly Ending[];
  readonly graph: Graph;
}

const readyFor = (spec: AttackSpec, choices: StrikeChoices): Ready => {
  const { rolling, resolving } = attackOf(pooled(spec));
  const plan = planOf(spec, choices);
  const rolled = endingsOf(procedureOf(rolling.steps), 0, plan).map(({ state, chance }) => ({
    state: resolving.iconState(rolling.woundsOf(state)),
    chance,
  }));
  return { rolled, graph: graphOf(procedureOf(resolving.steps), plan) };
};

/** One attack of several. */
interface Stage {
  /** The same for attacks that do the same. */
  readonly text: string;
  /** What the defender may expect of each of these ships in the end, in view of what follows. */
  readonly before: (ships: readonly State[], next: Worth) => Worth;
  readonly after: (all: readonly Ending[], next: Worth) => readonly Ending[];
}

/** Ships in a volley, as states that all of its attacks share. */
interface Ships {
  readonly all: readonly State[];
  readonly whole: State;
  readonly fateOf: Resolving['fateOf'];
  readonly foundAs: (ship: State) => Found;
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, at) => at);

/** Critical Hits: everything that attacks can leave of a target; only on a Super Heavy do they cost orders. */
const standingsOf = ({ role, hull, shields, crippled, orders }: Target): readonly Standing[] => {
  const cripples = role === 'Heavy' || role === 'Super Heavy';
  const held = role === 'Super Heavy' ? [orders, 0] : [orders];
  return [...new Set([crippled, crippled || cripples])].flatMap((isCrippled) =>
    [...new Set(held)].flatMap((left) =>
      upTo(shields).flatMap((boxes) =>
        upTo(hull - 1).map((less) => ({
          hull: less + 1,
          shields: boxes,
          crippled: isCrippled,
          orders: left,
        })),
      ),
    ),
  );
};

const shipsOf = (target: Target, spec: TargetSpec): Ships => {
  const whole = { ...spec, ...target, boxes: [{ at: 'track', points: target.shields }] } as const;
  const { shipState, fateOf } = resolvingOf(whole, { hit: 0, critical: 0, direct: 0 });
  return {
    all: standingsOf(target).map(shipState),
    whole: shipState(target),
    fateOf,
    foundAs: (ship) => {
      const { crippled, orders, shields } = fateOf(ship) ?? target;
      return { crippled, orders, shielded: shields > 0 };
    },
  };
};

const stageOf = (on: AttackOn, choices: StrikeChoices, { all: every, foundAs }: Ships): Stage => {
  const known = new Map<string, Ready>();
  const keys = new Map(every.map((ship) => [ship, JSON.stringify(foundAs(ship))]));
  const founds = new Map(every.map((ship) => [keys.get(ship) ?? '', foundAs(ship)]));
  /** Those of the ships that are found alike, with the attack that they meet. */
  const meeting = (ships: readonly Ending[]) =>
    [...founds].flatMap(([key, found]) => {
      const met = ships.filter(({ state }) => keys.get(state) === key);
      if (met.length === 0) return [];
      const ready = known.get(key) ?? readyFor(on(found), choices);
      known.set(key, ready);
      const starts = met.map((ship) =>
        ready.rolled.map(({ state, chance }) => ({
          state: ship.state + state,
          chance: ship.chance * chance,
        })),
      );
      return [{ met, starts, graph: ready.graph }];
    });
  return {
    text: JSON.stringify([...founds.values()].map(on)),
    before: (ships, next) => {
      const worths = new Map<State, number>([[LOST, next(LOST)]]);
      for (const { met, starts, graph } of meeting(ships.map((state) => ({ state, chance: 1 })))) {
        const values = graph.worths(
          starts.flatMap((some) => some.map(({ state }) => state)),
          next,
        );
        let at = 0;
        met.forEach(({ state }, ship) => {
          let mean = 0;
          for (const { chance } of starts[ship] ?? []) mean += chance * (values[at++] ?? 0);
          worths.set(state, mean);
        });
      }
      return (ship) => worths.get(ship) ?? 0;
    },
    after: (all, next) => {
      const chances = new Map<State, number>();
      const add = ({ state, chance }: Ending): void => {
        chances.set(state, (chances.get(state) ?? 0) + chance);
      };
      all.filter(({ state }) => state === LOST).forEach(add);
      for (const { starts, graph } of meeting(all)) graph.endings(starts.flat(), next).forEach(add);
      return [...chances].map(([state, chance]) => ({ state, chance }));
    },
  };
};

interface Volley {
  readonly ships: Ships;
  readonly stages: readonly Stage[];
  readonly loss: Worth;
  readonly summed: (all: readonly Ending[]) => StrikeOdds;
}

const makeVolley = (
  attacks: readonly AttackOn[],
  target: Target,
  choices: StrikeChoices,
): Volley | null => {
  const { crippled, orders, shields } = target;
  const first = attacks[0]?.({ crippled, orders, shielded: shields > 0 });
  if (!first) return null;
  const ships = shipsOf(target, first.target);
  return {
    ships,
    stages: attacks.map((on) => stageOf(on, choices, ships)),
    loss: (ship) => lossOf(ships.fateOf(ship)),
    summed: (all) =>
      summary(
        all.map(({ state, chance }) => ({ fate: ships.fateOf(state), chance })),
        target,
      ),
  };
};

const oddsOf = ({ ships, loss, summed }: Volley, stages: readonly Stage[]): VolleyOdds => {
  const outlooks = [loss];
  for (const stage of stages.slice(1).reverse())
    outlooks.unshift(stage.before(ships.all, outlooks[0] ?? loss));
  let all: readonly Ending[] = [{ state: ships.whole, chance: 1 }];
  const afterEach = stages.map((stage, at) => {
    all = stage.after(all, outlooks[at] ?? loss);
    return summed(all);
  });
  return { ...summed(all), afterEach };
};

/** The last attacks of an order, and what the target may expect before them. */
interface Sequence {
  readonly order: readonly number[];
  readonly left: readonly number[];
  readonly outlook: Worth;
}

/** All orders of four attacks; of more, those that end best. */
const MOST_KEPT = 24;

/** More hardly bear at once; then they are made as printed. */
const MOST_RANKED = 6;

/** Told apart by rounding alone. */
const ALIKE = 1e-12;

/** Looked at from the end: orders that end alike share what they end with. Like attacks are not told apart. */
const bestOrder = ({ ships, stages, loss }: Volley): readonly number[] => {
  const isFirstOfKind = (at: number, index: number, left: readonly number[]): boolean =>
    left.findIndex((other) => stages[other]?.text === stages[at]?.text) === index;
  const longer = ({ order, left, outlook }: Sequence): readonly Sequence[] =>
    left.filter(isFirstOfKind).flatMap((at) => {
      const rest = left.filter((other) => other !== at);
      const next = stages[at]?.before(rest.length === 0 ? [ships.whole] : ships.all, outlook);
      return next ? [{ order: [at, ...order], left: rest, outlook: next }] : [];
    });
  const likelier = (one: Sequence, other: Sequence): number => {
    const more = other.outlook(ships.whole) - one.outlook(ships.whole);
    return Math.abs(more) < ALIKE ? 0 : more;
  };
  let sequences: readonly Sequence[] = [{ order: [], left: [...stages.keys()], outlook: loss }];
  for (const _ of stages) sequences = sequences.flatMap(longer).sort(likelier).slice(0, MOST_KEPT);
  return sequences[0]?.order ?? [];
};

/** Making Attacks: all of a ship's attacks at one target, which keeps what it has lost; shields are spent in view of them all. */
export const volleyOdds = (
  attacks: readonly AttackOn[],
  target: Target,
  choices: StrikeChoices,
): VolleyOdds | null => {
  const volley = makeVolley(attacks, target, choices);
  return volley && oddsOf(volley, volley.stages);
};

/** Making Attacks: several attacks in the order that makes the loss of the target likeliest; null without any. */
export const volleyOf = <Strike extends { readonly attack: AttackOn; readonly target: Target }>(
  strikes: readonly Strike[],
  choices: StrikeChoices,
): { readonly strikes: readonly Strike[]; readonly odds: VolleyOdds } | null => {
  const [first] = strikes;
  const attacks = strikes.map(({ attack }) => attack);
  const volley = first ? makeVolley(attacks, first.target, choices) : null;
  if (!volley) return null;
  const isRanked = strikes.length > 1 && strikes.length <= MOST_RANKED;
  const order = isRanked ? bestOrder(volley) : [...strikes.keys()];
  const stages = order.flatMap((at) => volley.stages[at] ?? []);
  return { strikes: order.flatMap((at) => strikes[at] ?? []), odds: oddsOf(volley, stages) };
};
