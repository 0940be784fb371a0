import { endingsOf, graphOf, type Ending, type Plan } from '../../kit/procedures/exact';
import { procedureOf } from '../../kit/procedures/procedure';
import type { State } from '../../kit/procedures/state';
import {
  afterEach,
  bestOrder,
  knownAt,
  stageOf,
  type MetAttack,
  type Ships,
  type Stage,
} from '../../admirals-shared/strike/volley';
import {
  attackOf,
  LOST,
  resolvingOf,
  type AttackSpec,
  type Resolving,
  type Standing,
  type TargetSpec,
} from './attack';
import { lossOf, planOf, pooled, summary, type StrikeChoices, type StrikeOdds } from './odds';

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

/** Ships in a volley, as states that all of its attacks share. */
interface Targets extends Ships, Pick<Resolving, 'fateOf' | 'hull'> {
  readonly foundAs: (ship: State) => Found;
}

const targetsOf = (target: Target, spec: TargetSpec): Targets => {
  const whole = { ...spec, ...target, boxes: [{ at: 'track', points: target.shields }] } as const;
  const { shipState, fateOf, hull } = resolvingOf(whole, { hit: 0, critical: 0, direct: 0 });
  return {
    all: standingsOf(target).map(shipState),
    whole: shipState(target),
    loss: (ship) => lossOf(fateOf(ship)),
    fateOf,
    hull,
    foundAs: (ship) => {
      const { crippled, orders, shields } = fateOf(ship) ?? target;
      return { crippled, orders, shielded: shields > 0 };
    },
  };
};

/** Target Locks at their best depend on how the ship stands, so that none is struck like another; each attack looks no further than itself. */
const bestMet = (
  resolving: Resolving,
  plan: Plan,
  choices: StrikeChoices,
  rollAt: (value: (icons: State) => number) => readonly Ending[],
): MetAttack => {
  const procedure = procedureOf(resolving.steps);
  const lossAt = knownAt((at: State) =>
    endingsOf(procedure, at, plan, (end) => lossOf(resolving.fateOf(end))).reduce(
      (sum, { state, chance }) => sum + chance * lossOf(resolving.fateOf(state)),
      0,
    ),
  );
  const rolls = knownAt((ship: State) => rollAt((icons) => lossAt(ship + icons)));
  return {
    graph: graphOf(procedure, plan),
    isDecided: choices.shields === 'best',
    startOf: (ship) => ship,
    starts: (ship) => rolls(ship).map(({ state, chance }) => ({ state: ship + state, chance })),
    restOf: () => 0,
    leaves: (end) => () => end,
  };
};

/** Every ship is struck as if its hull were whole, and loses what that one loses. */
const metBy = (spec: AttackSpec, choices: StrikeChoices, { whole, hull }: Targets): MetAttack => {
  const { rolling, resolving } = attackOf(pooled(spec));
  const plan = planOf(spec, choices);
  const most = hull.of(whole);
  const iconsOf = (end: State): State => resolving.iconState(rolling.woundsOf(end));
  const rollAt = (value?: (icons: State) => number) =>
    endingsOf(procedureOf(rolling.steps), 0, plan, value && ((end) => value(iconsOf(end)))).map(
      ({ state, chance }) => ({ state: iconsOf(state), chance }),
    );
  if (choices.locks === 'best') return bestMet(resolving, plan, choices, rollAt);
  const rolled = rollAt();
  return {
    graph: graphOf(procedureOf(resolving.steps), plan),
    isDecided: choices.shields === 'best',
    startOf: (ship) => hull.with(ship, most),
    starts: (ship) => rolled.map(({ state, chance }) => ({ state: ship + state, chance })),
    restOf: hull.of,
    leaves: (end) => {
      const lost = most - hull.of(end);
      return (ship) => {
        const left = hull.of(ship) - lost;
        return left > 0 ? hull.with(end, left) : LOST;
      };
    },
  };
};

/** Ships that are found alike meet the same attack. */
const stageFor = (on: AttackOn, choices: StrikeChoices, targets: Targets): Stage => {
  const known = new Map<string, MetAttack>();
  const meets = (ship: State): MetAttack | null => {
    if (ship === LOST) return null;
    const found = targets.foundAs(ship);
    const key = JSON.stringify(found);
    const met = known.get(key) ?? metBy(on(found), choices, targets);
    known.set(key, met);
    return met;
  };
  return stageOf(meets, choices.shields === 'best', Math.max(...targets.all) + 1);
};

/** Attacks with the same text do the same. */
const textOf = (on: AttackOn, { all, foundAs }: Targets): string => {
  const founds = new Map(all.map(foundAs).map((found) => [JSON.stringify(found), found]));
  return JSON.stringify([...founds.values()].map(on));
};

const oddsOf = (stages: readonly Stage[], target: Target, targets: Targets): VolleyOdds | null => {
  const each = afterEach(stages, targets).map(({ ships }) =>
    summary(
      ships.map(({ state, chance }) => ({ fate: targets.fateOf(state), chance })),
      target,
    ),
  );
  const last = each.at(-1);
  return last ? { ...last, afterEach: each } : null;
};

const targetsFor = (attacks: readonly AttackOn[], target: Target): Targets | null => {
  const { crippled, orders, shields } = target;
  const first = attacks[0]?.({ crippled, orders, shielded: shields > 0 });
  return first ? targetsOf(target, first.target) : null;
};

/** More hardly bear at once; then they are made as printed. */
const MOST_RANKED = 6;

/** Making Attacks: all of a ship's attacks at one target, in the order that makes its loss likeliest; shields are spent in view of them all. Null without any. */
export const volleyOf = <Strike extends { readonly attack: AttackOn; readonly target: Target }>(
  strikes: readonly Strike[],
  choices: StrikeChoices,
  isRanked = strikes.length <= MOST_RANKED,
): { readonly strikes: readonly Strike[]; readonly odds: VolleyOdds } | null => {
  const target = strikes[0]?.target;
  const attacks = strikes.map(({ attack }) => attack);
  const targets = target ? targetsFor(attacks, target) : null;
  if (!target || !targets) return null;
  const stages = attacks.map((on) => stageFor(on, choices, targets));
  const texts = attacks.map((on) => textOf(on, targets));
  const order =
    isRanked && strikes.length > 1 ? bestOrder(stages, texts, targets) : [...strikes.keys()];
  const ordered = order.flatMap((at) => stages[at] ?? []);
  const odds = oddsOf(ordered, target, targets);
  return odds && { strikes: order.flatMap((at) => strikes[at] ?? []), odds };
};
