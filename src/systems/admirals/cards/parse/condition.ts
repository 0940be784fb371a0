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
import type { KeywordTable } from '../../keywords/hooks';
import { ROLES, TERRAINS, WEAPON_TYPES, type Condition } from '../types';
import { keywordNamed } from './keyword';
import { MOST_ITEMS } from './limits';
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

const condition = (table: KeywordTable): Reader<Condition> =>
  tagged<Condition>('on', {
    distance: inOrder(
      object({ on: just('distance'), min: optional(distance), max: optional(distance) }),
    ),
    role: object({ on: just('role'), of: side, roles: someOf(ROLES) }),
    keyword: object({ on: just('keyword'), of: side, keyword: keywordNamed(table), has: yesNo }),
    shielded: object({ on: just('shielded'), has: yesNo }),
    terrain: object({ on: just('terrain'), of: side, terrains: someOf(TERRAINS) }),
    order: object({ on: just('order'), of: side, order: code, has: yesNo }),
    'weapon-type': object({ on: just('weapon-type'), types: someOf(WEAPON_TYPES), has: yesNo }),
    asked: object({ on: just('asked'), text: question }),
  });

/** 5B-01: all of them must hold. */
export const conditions = (table: KeywordTable): Reader<readonly Condition[]> =>
  list(condition(table), { most: MOST_ITEMS.conditions });
