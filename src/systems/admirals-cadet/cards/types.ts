import type { Card } from '../../../core/game/system';
import type { AnyCondition } from '../../admirals-shared/cards/conditionForm';
import type { Keyword } from '../../admirals-shared/cards/keywordText';
import type { AnyRequirement } from '../../admirals-shared/cards/orderForm';
import type { Armament, Shields } from '../../admirals-shared/cards/types';
import type { lockAbility } from '../../admirals-shared/cards/weaponForm';
import type { CardOf } from '../../kit/cards/cardForm';
import type { ValueOf } from '../../kit/cards/form';
import type { cardForms, effect } from './forms';
import type { Role, Terrain } from './terms';

/** Target Locks: what one buys instead of rolling its die again. */
export type LockAbility = ValueOf<typeof lockAbility>;

/** Ship Card and Token Anatomy. */
export interface ShipCard extends Card {
  readonly kind: 'ship';
  readonly class?: string;
  /** Its colour: a fleet has only one. */
  readonly faction: string;
  readonly refit: boolean;
  readonly fleetValue: number;
  readonly role: Role;
  readonly hull: number;
  /** A track is a pool, a chart has a number for each side of the hex. */
  readonly shields: Shields;
  readonly armaments: readonly Armament[];
  readonly keywords: readonly Keyword[];
  readonly text?: string;
}

export type Condition = AnyCondition<Role, Terrain>;

type Formed = CardOf<ReturnType<typeof cardForms>>;

/** Weapon Card Anatomy. */
export type WeaponCard = Extract<Formed, { readonly kind: 'weapon' }>;

export type Requirement = AnyRequirement<Role>;
export type Effect = ValueOf<ReturnType<typeof effect>>;

/** Order Card Anatomy. */
export type OrderCard = Extract<Formed, { readonly kind: 'order' }>;

export type CadetCard = ShipCard | WeaponCard | OrderCard;
export type CardKind = CadetCard['kind'];
