import type { CardPrint } from '../../admirals-shared/cards/conditionForm';
import { effectWithLockOn } from '../../admirals-shared/cards/effectForm';
import type { KeywordNames } from '../../admirals-shared/cards/keywordText';
import { carriedForm, orderForm } from '../../admirals-shared/cards/orderForm';
import {
  ORDER_TYPES,
  REPAIRS,
  ROLES,
  TERRAINS,
  type Role,
  type Terrain,
} from '../../admirals-shared/cards/terms';
import { lockAbilityOrPenalty, weaponForm } from '../../admirals-shared/cards/weaponForm';

/** Every kind of card of 2.0, each one table of fields. */
export const cardForms = (keywords: KeywordNames) => {
  const print: CardPrint<Role, Terrain> = { keywords, roles: ROLES, terrains: TERRAINS };
  const effect = effectWithLockOn(print, REPAIRS);
  return {
    weapon: weaponForm(print, lockAbilityOrPenalty, '5A-01'),
    order: orderForm(ORDER_TYPES, print, effect),
    commander: carriedForm(effect),
    'flight-group': carriedForm(effect),
  } as const;
};
