import { lockAbilityOrPenalty, weaponForm } from '../../admirals-shared/cards/weaponForm';
import { ROLES, TERRAINS } from '../../admirals-shared/cards/terms';
import type { KeywordNames } from '../../admirals-shared/cards/keywordText';

/** Every kind of card of 2.0, each one table of fields. */
export const cardForms = (keywords: KeywordNames) => {
  const print = { keywords, roles: ROLES, terrains: TERRAINS };
  return { weapon: weaponForm(print, lockAbilityOrPenalty, '5A-01') } as const;
};
