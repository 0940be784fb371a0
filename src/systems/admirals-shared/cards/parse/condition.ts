import { checked, problems } from '../../../../core/checked/checked';
import {
  just,
  list,
  object,
  oneOf,
  optional,
  refine,
  tagged,
  yesNo,
  type Reader,
} from '../../../../core/checked/read';
import type { KeywordNames } from '../keywordText';
import { ROLES, TERRAINS, WEAPON_TYPES } from '../terms';
import type { AnyCondition } from '../conditionForm';
import type { Condition } from '../types';
import { keywordNamed } from './keyword';
import { MOST_ITEMS } from '../limits';
import { code, distance, question, someOf } from './shared';

export type RangeWhy = { readonly id: 'least-above-most' };

const side = oneOf(['attacker', 'target'] as const);

/** A range whose ends are the right way round, or open. */
export const inOrder = <Value extends { readonly min?: number; readonly max?: number }>(
  reader: Reader<Value>,
): Reader<Value> =>
  refine(reader, (value, path) =>
    (value.min ?? -Infinity) > (value.max ?? Infinity)
      ? problems({ path, why: { id: 'least-above-most' } })
      : checked(value),
  );

/** The roles and terrains that an edition knows. */
export interface Places<SomeRole extends string, SomeTerrain extends string> {
  readonly roles: readonly SomeRole[];
  readonly terrains: readonly SomeTerrain[];
}

const condition = <SomeRole extends string, SomeTerrain extends string>(
  table: KeywordNames,
  { roles, terrains }: Places<SomeRole, SomeTerrain>,
): Reader<AnyCondition<SomeRole, SomeTerrain>> =>
  tagged<AnyCondition<SomeRole, SomeTerrain>>('on', {
    distance: inOrder(
      object({ on: just('distance'), min: optional(distance), max: optional(distance) }),
    ),
    role: object({ on: just('role'), of: side, roles: someOf(roles) }),
    keyword: object({ on: just('keyword'), of: side, keyword: keywordNamed(table), has: yesNo }),
    shielded: object({ on: just('shielded'), has: yesNo }),
    terrain: object({ on: just('terrain'), of: side, terrains: someOf(terrains) }),
    order: object({ on: just('order'), of: side, order: code, has: yesNo }),
    'weapon-type': object({ on: just('weapon-type'), types: someOf(WEAPON_TYPES), has: yesNo }),
    asked: object({ on: just('asked'), text: question }),
  });

/** All of them must hold. */
export const conditionsIn = <SomeRole extends string, SomeTerrain extends string>(
  table: KeywordNames,
  places: Places<SomeRole, SomeTerrain>,
): Reader<readonly AnyCondition<SomeRole, SomeTerrain>[]> =>
  list(condition(table, places), { most: MOST_ITEMS.conditions });

/** 5B-01 */
export const conditions = (table: KeywordNames): Reader<readonly Condition[]> =>
  conditionsIn(table, { roles: ROLES, terrains: TERRAINS });
