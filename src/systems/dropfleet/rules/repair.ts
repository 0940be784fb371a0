import { goOn, procedureOf, rollStep } from '../../kit/procedures/procedure';
import type { Procedure, Steps } from '../../kit/procedures/procedure';
import { fieldsOf, type State } from '../../kit/procedures/state';
import type { Rulings } from '../rulings';
import type { Effect } from '../terms';
import { repairNeeds } from './crippling';
import { passingOn, rollFor } from './numbers';

/** A Ship in an End Phase: whether it has each of its effects, its hull, its Fire tokens and those still to be rolled for. */
export const repairOf = (effects: readonly Effect[], hull: number, fire: number) => {
  const fields = fieldsOf(
    { hull: hull + 1, fire: fire + 1, burning: fire + 1 },
    effects.map(() => 2),
  );
  const whole = fields.fire.with(fields.hull.with(0, hull), fire);
  return { fields, start: fields.row.reduce((state, has) => has.with(state, 1), whole) };
};

type RepairFields = ReturnType<typeof repairOf>['fields'];

/** End Phase 2: dice for one effect; one that passes is enough (ruling repair-die-per-effect). */
const repairEffect = (fields: RepairFields, effect: Effect, at: number, dice: number): Steps => {
  const [has, needs] = [fields.row[at], repairNeeds(effect)];
  if (!has || needs === null) return [];
  const count = (state: State) => (fields.hull.of(state) > 0 && has.of(state) === 1 ? dice : 0);
  const then = (state: State, passed: number) => (passed > 0 ? has.with(state, 0) : state);
  return [rollFor(`repair-${effect}`, 'owner', passingOn(needs), count, then)];
};

/** End Phase 1-2: Fire burns a hull point a token, then every effect and every token is rolled for. */
export const endPhaseOf = (
  fields: RepairFields,
  effects: readonly Effect[],
  dice: number,
  tokens: Rulings['repair-die-per-token'] = 'one-each',
): Procedure => {
  const { hull, fire, burning } = fields;
  const less = (field: typeof fire, state: State): State =>
    tokens === 'one-each' ? field.plus(state, -1) : field.with(state, 0);
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
          die: passingOn(repairNeeds('fire')),
          count: (state) => (burning.of(state) > 0 ? dice : 0),
          then: (state, { passed }) => less(burning, passed > 0 ? less(fire, state) : state),
        }),
      ],
    },
  ]);
};
