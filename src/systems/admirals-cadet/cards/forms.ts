import { checked } from '../../../core/checked/checked';
import type { CardPrint } from '../../admirals-shared/cards/conditionForm';
import { diceWhen, effectKinds } from '../../admirals-shared/cards/effectForm';
import { rulesText } from '../../admirals-shared/cards/fields';
import type { KeywordNames } from '../../admirals-shared/cards/keywordText';
import { ORDER_SHOWS, orderFields } from '../../admirals-shared/cards/orderForm';
import { lockAbility, weaponForm } from '../../admirals-shared/cards/weaponForm';
import { SHIP_OF_ROLE } from '../../admirals-shared/looks';
import { cardForm } from '../../kit/cards/cardForm';
import { optional, refined } from '../../kit/cards/form';
import { kinds, parts } from '../../kit/cards/partForms';
import { shipForm } from './shipForm';
import { ORDER_TYPES, REPAIRS, ROLES, TERRAINS, type Role, type Terrain } from './terms';
import { DEFAULT_ARCS, type ArcShapes } from '../../admirals-shared/geometry';

type Print = CardPrint<Role, Terrain>;

/** What an order does; `reroll` lets so many attack dice roll again. */
export const effect = (print: Print) =>
  kinds('does', { ...effectKinds(print, REPAIRS), reroll: diceWhen(print) });

/** Order Card Anatomy: a Psionic one is Psionic. */
const orderForm = (print: Print) =>
  cardForm(
    refined(
      parts({
        ...orderFields(ORDER_TYPES, print, effect(print)),
        lockAbility: optional(lockAbility),
        text: optional(rulesText),
      }),
      (read) => checked(read.type === 'Psionic' ? { ...read, psionic: true } : read),
    ),
    ORDER_SHOWS,
  );

const printOf = (keywords: KeywordNames): Print => ({
  keywords,
  roles: ROLES,
  terrains: TERRAINS,
});

/** Every kind of card of the first edition, each one table of fields. */
export const cardForms = (keywords: KeywordNames, arcs: ArcShapes = DEFAULT_ARCS) => {
  const print = printOf(keywords);
  return {
    ship: shipForm({ keywords, arcs, silhouette: SHIP_OF_ROLE }),
    weapon: weaponForm(print, lockAbility, 'Making Attacks'),
    order: orderForm(print),
  } as const;
};
