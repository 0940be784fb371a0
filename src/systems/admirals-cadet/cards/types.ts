import type { AnyCondition } from '../../admirals-shared/cards/conditionForm';
import type { AnyRequirement } from '../../admirals-shared/cards/orderForm';
import type { lockAbility } from '../../admirals-shared/cards/weaponForm';
import type { CardOf } from '../../kit/cards/cardForm';
import type { ValueOf } from '../../kit/cards/form';
import type { cardForms, effect } from './forms';
import type { Role, Terrain } from './terms';

/** Target Locks: what one buys instead of rolling its die again. */
export type LockAbility = ValueOf<typeof lockAbility>;

export type Condition = AnyCondition<Role, Terrain>;

export type CadetCard = CardOf<ReturnType<typeof cardForms>>;

/** Ship Card and Token Anatomy. */
export type ShipCard = Extract<CadetCard, { readonly kind: 'ship' }>;

/** Weapon Card Anatomy. */
export type WeaponCard = Extract<CadetCard, { readonly kind: 'weapon' }>;

export type Requirement = AnyRequirement<Role>;
export type Effect = ValueOf<ReturnType<typeof effect>>;

/** Order Card Anatomy. */
export type OrderCard = Extract<CadetCard, { readonly kind: 'order' }>;

export type CardKind = CadetCard['kind'];
