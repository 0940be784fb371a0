import { passingOn, PIPS } from '../../kit/procedures/dice';
import { goOn, procedureOf, rollFor, rollStep } from '../../kit/procedures/procedure';
import type { Procedure, Steps } from '../../kit/procedures/procedure';
import { fieldsOf, type State } from '../../kit/procedures/state';
import type { Rulings } from '../rulings';
import { EFFECTS, type Effect } from '../terms';
import { isFelt, type Ordered } from './orders';
import { MOST_SPIKES } from './signature';

/** §7.3.6: by what two dice show together. */
const TABLE: readonly (readonly [number, Effect])[] = [
  [3, 'energy-surge'],
  [5, 'structural-damage'],
  [6, 'fire'],
  [7, 'defence-systems-offline'],
  [8, 'scanners-offline'],
  [9, 'weapons-offline'],
  [10, 'navigation-offline'],
];

export const effectRolled = (sum: number): Effect =>
  TABLE.find(([upTo]) => sum <= upTo)?.[1] ?? 'orbital-decay';

/** §4.2.1: what Brace for Impact makes of the roll. */
const BRACED = 4;
const MOST = 12;

/** §7.3.6: two dice, or the fixed number of Brace for Impact. */
export const cripplingRoll = (brace: boolean) => {
  const { sum } = fieldsOf({ sum: MOST + 1 });
  const roll = brace
    ? goOn('braced', (state) => sum.with(state, BRACED))
    : rollFor('crippling', 'defender', PIPS, 2, sum.with);
  return { procedure: procedureOf([roll]), sum };
};

/** A Ship that rolls, as far as its effect asks. */
type Crippled = Readonly<Pick<Ordered, 'formation' | 'layer' | 'effects'> & { spikes: number }>;

const ALL_AT_ONCE: readonly Effect[] = ['energy-surge', 'structural-damage'];

/** §7.3.6: what two of them do is done at once, and there is nothing to repair. */
export const isRepairable = (effect: Effect): boolean => !ALL_AT_ONCE.includes(effect);

/** Those that stay until they are repaired, Fire apart, which is counted. */
export const LASTING = EFFECTS.filter((effect) => isRepairable(effect) && effect !== 'fire');

/** End Phase: the number that repairs an effect, or puts a Fire out. */
export const repairNeeds = (effect: Effect): number | null =>
  isRepairable(effect) ? (effect === 'orbital-decay' ? 6 : 4) : null;

/** §7.3.6: a second one of a kind is discarded, but for Fire; what a Formation ignores stays (ruling crippling-token-stays). */
export const cripplingOutcome = (ship: Crippled, sum: number, staysIgnored = true) => {
  const effect = effectRolled(sum);
  const isDouble = effect !== 'fire' && ship.effects.includes(effect);
  const isGained = !isDouble && (staysIgnored || isFelt(effect, ship.formation));
  // Null: it had that one already.
  const gained = isGained ? effect : null;
  const felt = gained !== null && isFelt(gained, ship.formation);
  return {
    gained,
    damage: gained === 'structural-damage' ? 1 : 0,
    spikes: gained === 'energy-surge' && ship.spikes < MOST_SPIKES ? 1 : 0,
    isIgnored: gained !== null && !felt,
    falls: gained === 'orbital-decay' && felt && ship.layer === 'orbit',
  };
};

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
