import { goOn, procedureOf, type Procedure } from '../../kit/procedures/procedure';
import type { AttackSpec } from './attackSpec';
import { resolvingOf, type Resolving } from './resolving';
import { rollingOf, type Rolling } from './rolling';

/** An attack as a procedure: what is played, shown on a page, and reckoned with. */
export interface Attack {
  readonly spec: AttackSpec;
  readonly procedure: Procedure;
  readonly rolling: Rolling;
  readonly resolving: Resolving;
}

/** Making Attacks, Target Locks, Resolving Attack Icons: in the order of the booklet. */
export const attackOf = (spec: AttackSpec): Attack => {
  const rolling = rollingOf(spec.roll);
  const resolving = resolvingOf(spec.target, rolling.most);
  const { target } = spec;
  const shields = target.boxes.reduce((sum, { points }) => sum + points, 0);
  const ship = resolving.shipState({ ...target, shields });
  const gather = goOn('gather', (end) => ship + resolving.iconState(rolling.woundsOf(end)));
  const procedure = procedureOf([...rolling.steps, gather, ...resolving.steps]);
  return { spec, procedure, rolling, resolving };
};
