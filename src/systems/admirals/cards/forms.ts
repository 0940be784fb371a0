import type { Reader } from '../../../core/checked/read';
import { allCards } from '../../kit/cards/cardForm';
import { type CardPrint, effectWithLockOn } from '../../admirals-shared/cards/effectForm';
import { constructionListForm } from '../../admirals-shared/cards/constructionListForm';
import { carriedForm, orderForm } from '../../admirals-shared/cards/orderForm';
import { shipForm } from '../../admirals-shared/cards/shipForm';
import type { AdmiralsCard } from '../../admirals-shared/cards/types';
import * as terms from '../../admirals-shared/cards/terms';
import { lockAbilityOrPenalty, weaponForm } from '../../admirals-shared/cards/weaponForm';
import { KEYWORDS } from '../keywords';

const print: CardPrint = { keywords: KEYWORDS, roles: terms.ROLES, terrains: terms.TERRAINS };

const effect = effectWithLockOn(print);

/** Every kind of card of 2.0, each one table of fields. */
export const CARD_FORMS = {
  ship: shipForm(KEYWORDS),
  weapon: weaponForm(print, lockAbilityOrPenalty, '5A-01'),
  order: orderForm(terms.ORDER_TYPES, print, effect),
  commander: carriedForm(effect),
  'flight-group': carriedForm(effect),
  list: constructionListForm,
} as const;

/** Any card as typed or imported, told by its kind; a keyword that the table does not know is kept. */
export const readCard: Reader<AdmiralsCard> = allCards(CARD_FORMS).read;
