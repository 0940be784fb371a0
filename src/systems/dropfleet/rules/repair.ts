import { goOn, procedureOf, rollStep } from '../../kit/procedures/procedure';
import type { Procedure, Step } from '../../kit/procedures/procedure';
import { fieldsOf, type Field, type State } from '../../kit/procedures/state';
import type { Rulings } from '../rulings';
import type { Effect } from '../terms';
import { repairNeeds } from './crippling';
import { passingOn } from './numbers';

/** A Ship in an End Phase: whether it has each of its effects, its hull and its Fire tokens. */
export interface RepairFields {
  readonly row: readonly Field[];
  readonly hull: Field;
  readonly fire: Field;
  /** Tokens that are still to be rolled for. */
  readonly burning: Field;
}

export const repairFields = (
  effects: readonly Effect[],
  hull: number,
  fire: number,
): RepairFields =>
  fieldsOf(
    { hull: hull + 1, fire: fire + 1, burning: fire + 1 },
    effects.map(() => 2),
  );

/** What puts a Fire out. */
export const FIRE_NEEDS = 4;

/** End Phase 2: dice for one effect; one that passes is enough (ruling repair-die-per-effect). */
const repairEffect = (fields: RepairFields, effect: Effect, at: number, dice: number): Step[] => {
  const [has, needs] = [fields.row[at], repairNeeds(effect)];
  if (!has || needs === null) return [];
  return [
    rollStep({
      id: `repair-${effect}`,
      by: 'owner',
      die: passingOn(needs),
      count: (state) => (fields.hull.of(state) > 0 && has.of(state) === 1 ? dice : 0),
      then: (state, { passed }) => (passed > 0 ? has.with(state, 0) : state),
    }),
  ];
};

/** End Phase 1-2: Fire burns a hull point a token, then every effect and every token is rolled for. */
export const endPhaseOf = (
  fields: RepairFields,
  effects: readonly Effect[],
  dice: number,
  tokens: Rulings['repair-die-per-token'] = 'one-each',
): Procedure => {
  const { hull, fire, burning } = fields;
  const putOut = (state: State): State =>
    tokens === 'one-each' ? fire.plus(state, -1) : fire.with(state, 0);
  const rest = (state: State): State =>
    tokens === 'one-each' ? burning.plus(state, -1) : burning.with(state, 0);
  return procedureOf([
    goOn('fire', (state) => {
      const left = Math.max(0, hull.of(state) - fire.of(state));
      return burning.with(hull.with(state, left), left > 0 ? fire.of(state) : 0);
    }),
    ...effects.flatMap((effect, at) => repairEffect(fields, effect, at, dice)),
    {
      name: 'tokens',
      while: (state) => burning.of(state) > 0,
      steps: [
        rollStep({
          id: 'put-out',
          each: true,
          by: 'owner',
          die: passingOn(FIRE_NEEDS),
          count: (state) => (burning.of(state) > 0 ? dice : 0),
          then: (state, { passed }) => rest(passed > 0 ? putOut(state) : state),
        }),
      ],
    },
  ]);
};
