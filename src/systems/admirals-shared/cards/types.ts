import type { Card } from '../../../core/game/system';
import type { CardOf } from '../../kit/cards/cardForm';
import type { ValueOf } from '../../kit/cards/form';
import type { Keyword } from './keywordText';
import type { Mount } from './mountText';
import type { AnyCondition } from './conditionForm';
import type { effectWithLockOn } from './effectForm';
import type { AnyRequirement, carriedForm, orderForm } from './orderForm';
import type { lockAbilityOrPenalty, weaponForm } from './weaponForm';
import type {
  ArmamentSlot,
  Category,
  Facing,
  OrderType,
  Repair,
  Role,
  ShipType,
  Terrain,
} from './terms';

/** 3A-01 XIII: one pool, or a value for each side of the hex. */
export type Shields =
  | { readonly as: 'pool'; readonly points: number }
  | { readonly as: 'facings'; readonly points: Readonly<Record<Facing, number>> };

export interface Armament {
  readonly slot: ArmamentSlot;
  /** A weapon card's code. */
  readonly weapon: string;
  readonly mounts: readonly Mount[];
}

export interface ShipCard extends Card {
  readonly kind: 'ship';
  readonly class?: string;
  /** `Explore Accords`: its first word is the colour. */
  readonly allegiance: string;
  readonly type: ShipType;
  readonly subtype?: string;
  readonly bonusOrders: readonly string[];
  readonly role: Role;
  readonly hull: number;
  /** Absent on older cards: 1 without an Armor keyword (3A-01 XI), 0 for Flak (XII). */
  readonly armor?: number;
  readonly flak?: number;
  readonly shields: Shields;
  readonly armaments: readonly Armament[];
  readonly keywords: readonly Keyword[];
  readonly text?: string;
}

export type Condition = AnyCondition<Role, Terrain>;

/** Whose side a condition looks at. */
export type Side = Extract<Condition, { readonly on: 'role' }>['of'];

/** 3A-03, 5B-01, 5C, 5F-01 */
export type WeaponCard = CardOf<{
  weapon: ReturnType<typeof weaponForm<Role, Terrain, typeof lockAbilityOrPenalty>>;
}>;
export type LockAbility = ValueOf<typeof lockAbilityOrPenalty>;
export type CardModifier = WeaponCard['modifiers'][number];

/** All conditions must hold. */
export type AnyCardModifier<SomeCondition> = Pick<CardModifier, 'value'> & {
  readonly when: readonly SomeCondition[];
};

export type AnyWeaponCard<SomeCondition, SomeAbility> = Omit<
  WeaponCard,
  'modifiers' | 'lockAbility'
> & {
  readonly modifiers: readonly AnyCardModifier<SomeCondition>[];
  readonly lockAbility?: SomeAbility;
};

export type Requirement = AnyRequirement<Role>;

type EffectForm = ReturnType<typeof effectWithLockOn<Role, Terrain, Repair>>;
export type Effect = ValueOf<EffectForm>;

export type OrderCard = CardOf<{
  order: ReturnType<typeof orderForm<OrderType, Role, EffectForm>>;
}>;

/** 10C-03: a commander's trait works on the ship that carries it. */
export type CommanderCard = CardOf<{ commander: ReturnType<typeof carriedForm<EffectForm>> }>;

/** 10C-04 */
export type FlightGroupCard = CardOf<{
  'flight-group': ReturnType<typeof carriedForm<EffectForm>>;
}>;

export interface ListedShip {
  /** A ship card's code. */
  readonly ship: string;
  readonly category: Category;
  readonly power: number;
  /** Null where the list sets no limit. */
  readonly maxCopies: number | null;
}

/** Shares of the power limit, 0 to 1; absent where the rulebook's own hold. */
export interface FormationShares {
  readonly coreMin?: number;
  readonly coreMax?: number;
  readonly specialistMax?: number;
  readonly supportMax?: number;
}

/** 10B-04: what a list asks for beyond the rulebook: counted where it can be, else in words. */
export type ListRestriction =
  | {
      readonly on: 'count';
      readonly ships: readonly string[];
      readonly min?: number;
      readonly max?: number;
    }
  /** So many of `ship` for each `perShip` in the fleet. */
  | {
      readonly on: 'needs';
      readonly ship: string;
      readonly perShip: string;
      readonly count: number;
    }
  | { readonly on: 'text'; readonly text: string };

export interface ConstructionList extends Card {
  readonly kind: 'list';
  readonly allegiance: string;
  readonly ships: readonly ListedShip[];
  readonly shares: FormationShares;
  readonly restrictions: readonly ListRestriction[];
  readonly commandChart: readonly {
    readonly commander: string;
    readonly ship: string;
    readonly cost: number;
  }[];
  readonly flightGroupChart: readonly { readonly flightGroup: string; readonly cost: number }[];
}

export type AdmiralsCard =
  ShipCard | WeaponCard | OrderCard | CommanderCard | FlightGroupCard | ConstructionList;

export const CARD_KINDS = [
  'ship',
  'weapon',
  'order',
  'commander',
  'flight-group',
  'list',
] as const satisfies readonly AdmiralsCard['kind'][];
export type CardKind = AdmiralsCard['kind'];
