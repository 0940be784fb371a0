import type { Problem } from '../../../core/checked/checked';
import type { Reader } from '../../../core/checked/read';
import type { CardName } from '../../../core/pages/desks';
import { allCards } from '../../kit/cards/cardForm';
import { type CardPrint, effectWithLockOn } from '../../admirals-shared/cards/effectForm';
import type { ReferenceWhy } from '../../admirals-shared/cards/cardWhy';
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

const cards = allCards(CARD_FORMS);

/** Any card as typed or imported, told by its kind; a keyword that the table does not know is kept. */
export const readCard: Reader<AdmiralsCard> = cards.read;

/** The other cards that a card names, and where. */
export const referencesOf = cards.namesIn as (
  // The tables of 2.0 name no other kinds than their own.
  card: AdmiralsCard,
) => readonly (CardName & Pick<AdmiralsCard, 'kind'>)[];

/** 10B: a list that names a ship twice does not say what it costs. */
export const listedTwice = (card: AdmiralsCard): readonly Problem<ReferenceWhy>[] => {
  const codes = card.kind === 'list' ? card.ships.map(({ ship }) => ship) : [];
  return codes.flatMap((code, index) =>
    codes.indexOf(code) === index
      ? []
      : [{ path: `ships[${index}]`, why: { id: 'listed-twice', code } }],
  );
};
