import type { Card } from '../../../core/game/system';
import type { AnyCondition } from '../../admirals-shared/cards/conditionForm';
import type { Keyword } from '../../admirals-shared/cards/keywordText';
import type {
  AnyEffect,
  AnyOrderCard,
  AnyRequirement,
  Armament,
  DiceEffect,
  Shields,
} from '../../admirals-shared/cards/types';
import type { lockAbility, weaponForm } from '../../admirals-shared/cards/weaponForm';
import type { CardOf } from '../../kit/cards/cardForm';
import type { ValueOf } from '../../kit/cards/form';
import type { OrderType, Repair, Role, Terrain } from './terms';

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

/** Weapon Card Anatomy. */
export type WeaponCard = CardOf<{
  weapon: ReturnType<typeof weaponForm<Role, Terrain, typeof lockAbility>>;
}>;

export type Requirement = AnyRequirement<Role>;

/** What an order does; `reroll` lets so many attack dice roll again. */
export type Effect = AnyEffect<Condition, Repair> | DiceEffect<'reroll', Condition>;

/** Order Card Anatomy. */
export interface OrderCard extends AnyOrderCard<OrderType, Requirement, Effect> {
  /** Target Locks: what the bearer may spend one on. */
  readonly lockAbility?: LockAbility;
}

export type CadetCard = ShipCard | WeaponCard | OrderCard;
export type CardKind = CadetCard['kind'];
