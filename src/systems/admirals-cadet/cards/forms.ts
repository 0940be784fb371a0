import { lockAbility, weaponForm } from '../../admirals-shared/cards/weaponForm';
import type { KeywordNames } from '../../admirals-shared/cards/keywordText';
import { ROLES, TERRAINS } from './terms';

/** Every kind of card of the first edition, each one table of fields. */
export const cardForms = (keywords: KeywordNames) => {
  const print = { keywords, roles: ROLES, terrains: TERRAINS };
  return { weapon: weaponForm(print, lockAbility, 'Making Attacks') } as const;
};
