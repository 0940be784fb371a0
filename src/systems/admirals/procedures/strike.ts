import { SIDES } from '../../../core/dice/sixSided';
import type { CardId } from '../../../core/game/events';
import { procedureOf, type Procedure, type Step } from '../../kit/procedures/procedure';
import type { State } from '../../kit/procedures/state';
import { perWound, type StrikeSpec } from '../../admirals-shared/odds/spec';
import { ATTACKER, DEFENDER, saveDie, type Wounds } from '../../admirals-shared/strike/icons';
import {
  fieldsFor,
  rolledSteps,
  savedSteps,
  startOf,
  woundsAt,
  type Fields,
  type Landed,
  type LockDice,
  type ShieldsAt,
} from './strikeSteps';

/** A target as a strike finds it. */
export interface Struck {
  readonly hull: number;
  /** Critical Damage until it is crippled. */
  readonly criticals: number;
  readonly shields: ShieldsAt;
  /** 5F-03: those that Critical Damage may send back. */
  readonly orders: readonly CardId[];
  readonly returnedBy: 'owner' | 'attacker';
}

/** Rulings lock-on-after-shields and locks-one-by-one. */
export interface StrikeOrder {
  readonly lockOnBlockable: boolean;
  readonly locksTogether: boolean;
}

/** 3A-01 X, 3A-02 I: what is defeated takes nothing more. */
const untilDown = ({ hull, criticals }: Struck, { hit, critical, direct }: Fields): Landed => ({
  hit: (at) => (hit.of(at) < hull ? at : critical.with(direct.with(at, 0), 0)),
  critical: (at) => (critical.of(at) < criticals ? at : direct.with(at, 0)),
  direct: (at) => at,
});

/** 5F-03: where there is a choice, the owner says which orders go back, or the attacker (ruling critical-returns-which-order). */
const ordersReturned = (
  { hull, criticals, orders, returnedBy }: Struck,
  { hit, critical, direct }: Fields,
): Step => ({
  name: 'returned',
  next: (at) => {
    const isDown = hit.of(at) + direct.of(at) >= hull || critical.of(at) >= criticals;
    const count = Math.min(critical.of(at), orders.length);
    if (isDown || count === 0 || count === orders.length) return at;
    return {
      ask: 'pick',
      id: 'returned',
      by: returnedBy === 'owner' ? DEFENDER : ATTACKER,
      from: orders,
      least: count,
      most: count,
      then: () => at,
    };
  },
});

/** A strike as a procedure, and how its states are read. */
export interface StrikeProcedure {
  readonly procedure: Procedure;
  readonly start: State;
  readonly woundsOf: (state: State) => Wounds;
  readonly locksOf: (state: State) => number;
}

/** 5C to 5F: a strike as it is played. */
export const strikeOf = (spec: StrikeSpec, struck: Struck, order: StrikeOrder): StrikeProcedure => {
  const fields = fieldsFor(spec, struck.shields);
  const lockDice: LockDice = order.locksTogether ? 'together' : 'in-turn';
  const saves = perWound((icon) =>
    spec.saves[icon].map(({ id, chance }) => ({ id, die: saveDie(Math.round(chance * SIDES)) })),
  );
  return {
    procedure: procedureOf([
      ...rolledSteps(spec, struck.shields, fields, { ...order, lockDice }),
      ...savedSteps(saves, fields, untilDown(struck, fields)),
      ordersReturned(struck, fields),
    ]),
    start: startOf(
      spec,
      struck.shields.map(({ points }) => points),
      fields,
    ),
    woundsOf: woundsAt(fields),
    locksOf: fields.lock.of,
  };
};
