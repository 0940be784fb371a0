import { procedureOf, rollStep, type Procedure } from '../../kit/procedures/procedure';
import { fieldsOf, type Field } from '../../kit/procedures/state';
import { HALF_PIPS } from './numbers';

/** §3.1, §11: a D3 of damage, or two, that nothing saves. */
export const atmosphereDamage = (
  dice: number,
  id = 'atmosphere',
): { readonly procedure: Procedure; readonly damage: Field } => {
  const { damage } = fieldsOf({ damage: 3 * dice + 1 });
  const procedure = procedureOf([
    rollStep({
      id,
      by: 'owner',
      die: HALF_PIPS,
      count: () => dice,
      then: (state, { pips }) => damage.with(state, pips),
    }),
  ]);
  return { procedure, damage };
};
