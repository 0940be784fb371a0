import { APPROACH_TYPES, VARIANTS, ZONES } from '../terms';
import type { Approach, ApproachType, Scenario, Side, Tonnage, Variant } from '../terms';

type BySide<Value> = Readonly<Record<Side, Value>>;

const both = <Value>(value: Value): BySide<Value> => ({ red: value, blue: value });

/** §12.1 */
export const APPROACH_OF: Readonly<Record<ApproachType, BySide<Approach>>> = {
  standoff: both('direct'),
  'close-enough': both('close'),
  column: both('distant'),
  counterattack: { red: 'direct', blue: 'close' },
  'delayed-response': { red: 'close', blue: 'distant' },
  'home-fleet-disadv': { red: 'close', blue: 'direct' },
};

type ScenarioRule = Readonly<{ approach: BySide<Approach>; objective: BySide<Variant> }>;

/** §12.2 */
export const SCENARIO_RULES: Readonly<Record<Scenario, ScenarioRule>> = {
  'take-and-hold': { approach: both('close'), objective: both('survey') },
  'erupting-battlefield': { approach: both('distant'), objective: both('raze') },
  'power-grab': { approach: both('distant'), objective: both('attrition') },
  'shock-and-yaw': { approach: both('distant'), objective: both('protect') },
  'orbital-support': { approach: both('distant'), objective: both('raze') },
  entrapmoont: {
    approach: { red: 'close', blue: 'direct' },
    objective: { red: 'raze', blue: 'protect' },
  },
};

const [, ...ROLLED_VARIANTS] = VARIANTS;

/** §12.1: what each die is for, and the most that competitive play takes before it is rolled again. */
const MOST_COMPETITIVE = { objective: 6, approach: 3, zone: 4 } as const;
export type ScenarioDice = Readonly<Record<keyof typeof MOST_COMPETITIVE, readonly number[]>>;

export const rollsAgain = (competitive: boolean, of: keyof ScenarioDice, die: number): boolean =>
  competitive && die > MOST_COMPETITIVE[of];

/** §12.1: a scenario from three dice, each rolled again at most once (ruling reroll-again). */
export const generated = (competitive: boolean, dice: ScenarioDice) => {
  const rolled = <Value>(of: keyof ScenarioDice, values: readonly Value[]): Value | null => {
    const [die = 1, again = die] = dice[of];
    return values[(rollsAgain(competitive, of, die) ? again : die) - 1] ?? null;
  };
  return {
    objective: rolled('objective', ROLLED_VARIANTS),
    approachType: rolled('approach', APPROACH_TYPES),
    zone: rolled('zone', ZONES),
  };
};

export type Generated = ReturnType<typeof generated>;

/** §12.1: Direct asks for half of the Groups on the table before round 1 (ruling half-of-the-groups). */
export const placedEnough = (approach: Approach, groups: number, placed: number): boolean =>
  approach !== 'direct' || placed * 2 >= groups;

/** §12.1: the first round in which a Group that is not placed may come on. */
export const arrivesFrom = (approach: Approach, tonnage: Tonnage): number => {
  if (approach === 'direct') return 2;
  if (approach === 'close' || tonnage === 'light') return 1;
  return tonnage === 'medium' ? 2 : 3;
};
