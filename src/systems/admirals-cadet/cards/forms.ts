import { checked } from '../../../core/checked/checked';
import type { ReadWhy } from '../../../core/checked/read';
import { cardForm, type CardOf } from '../../kit/cards/cardForm';
import type { ChartWhy } from '../../kit/cards/chartForm';
import { optional, refined, type ValueOf } from '../../kit/cards/form';
import { kinds, parts } from '../../kit/cards/partForms';
import type { MountsWhy } from '../../admirals-shared/cards/armamentForm';
import * as effects from '../../admirals-shared/cards/effectForm';
import { rulesText, type RangeWhy } from '../../admirals-shared/cards/fields';
import type { KeywordWhy } from '../../admirals-shared/cards/keywordForm';
import * as orders from '../../admirals-shared/cards/orderForm';
import { lockAbility, weaponForm } from '../../admirals-shared/cards/weaponForm';
import type { KeywordNames } from '../../admirals-shared/cards/keywordText';
import { shipForm, type ChartOrTrackWhy } from './shipForm';
import { ORDER_TYPES, REPAIRS, ROLES, TERRAINS } from './terms';

/** What an order does; `reroll` lets so many attack dice roll again. */
const effect = (print: effects.CardPrint) =>
  kinds('does', { ...effects.effectKinds(print, REPAIRS), reroll: effects.diceWhen(print) });

/** Order Card Anatomy: a Psionic one is Psionic. */
const orderForm = (print: effects.CardPrint) =>
  cardForm(
    refined(
      parts({
        ...orders.orderFields(ORDER_TYPES, print, effect(print)),
        lockAbility: optional(lockAbility),
        text: optional(rulesText),
      }),
      (read) => checked(read.type === 'Psionic' ? { ...read, psionic: true } : read),
    ),
    orders.ORDER_SHOWS,
  );

/** Every kind of card of the first edition, each one table of fields. */
export const cardForms = (keywords: KeywordNames) => {
  const print = { keywords, roles: ROLES, terrains: TERRAINS };
  return {
    ship: shipForm(keywords),
    weapon: weaponForm(print, lockAbility, 'Making Attacks'),
    order: orderForm(print),
  } as const;
};

/** Target Locks: what one buys instead of rolling its die again. */
export type LockAbility = ValueOf<typeof lockAbility>;

export type CadetCard = CardOf<ReturnType<typeof cardForms>>;

/** Ship Card and Token Anatomy. */
export type ShipCard = Extract<CadetCard, { readonly kind: 'ship' }>;

/** Weapon Card Anatomy. */
export type WeaponCard = Extract<CadetCard, { readonly kind: 'weapon' }>;

export type Effect = ValueOf<ReturnType<typeof effect>>;

/** Order Card Anatomy. */
export type OrderCard = Extract<CadetCard, { readonly kind: 'order' }>;

export type CardKind = CadetCard['kind'];

/** Everything that can be wrong with a card. */
export type CardWhy = ReadWhy | RangeWhy | KeywordWhy | MountsWhy | ChartWhy | ChartOrTrackWhy;
