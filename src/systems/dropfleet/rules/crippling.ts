import { goOn, procedureOf } from '../../kit/procedures/procedure';
import { fieldsOf } from '../../kit/procedures/state';
import type { Effect } from '../terms';
import { PIPS, rollFor } from './numbers';
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
