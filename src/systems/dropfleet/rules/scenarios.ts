import { APPROACH_TYPES, VARIANTS, ZONES } from '../terms';
import type { Approach, ApproachType, Scenario, Side, Tonnage, Variant, Zone } from '../terms';

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

export type ScenarioRule = Readonly<{ approach: BySide<Approach>; objective: BySide<Variant> }>;

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

/** §12.1: a die of a table, in competitive play once more where it shows too much (ruling reroll-again). */
const rolledIn = <Value>(
  table: readonly Value[],
  [die = 1, again]: readonly number[],
  isAgain: boolean,
): Value | null => table[(isAgain ? (again ?? die) : die) - 1] ?? null;

const COMPETITIVE_APPROACH = 3;
const COMPETITIVE_ZONE = 4;

export interface ScenarioDice {
  readonly objective: readonly number[];
  readonly approach: readonly number[];
  readonly zone: readonly number[];
}

/** §12.1: which of the dice must be rolled again. */
export const rollsAgain = (competitive: boolean, of: keyof ScenarioDice, die: number): boolean => {
  if (!competitive || of === 'objective') return false;
  return die > (of === 'approach' ? COMPETITIVE_APPROACH : COMPETITIVE_ZONE);
};

/** §12.1: a scenario from three dice. */
export const generated = (
  competitive: boolean,
  dice: ScenarioDice,
): {
  readonly objective: Variant | null;
  readonly approachType: ApproachType | null;
  readonly zone: Zone | null;
} => {
  const again = (of: keyof ScenarioDice): boolean => rollsAgain(competitive, of, dice[of][0] ?? 1);
  return {
    objective: rolledIn<Variant>(ROLLED_VARIANTS, dice.objective, again('objective')),
    approachType: rolledIn(APPROACH_TYPES, dice.approach, again('approach')),
    zone: rolledIn(ZONES, dice.zone, again('zone')),
  };
};

/** §12.1: Direct asks for half of the Groups on the table before round 1 (ruling half-of-the-groups). */
export const placedEnough = (approach: Approach, groups: number, placed: number): boolean =>
  approach !== 'direct' || placed * 2 >= groups;

/** §12.1: the first round in which a Group that is not placed may come on. */
export const arrivesFrom = (approach: Approach, tonnage: Tonnage): number => {
  if (approach === 'direct') return 2;
  if (approach === 'close' || tonnage === 'light') return 1;
  return tonnage === 'medium' ? 2 : 3;
};
