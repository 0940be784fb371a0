import type { Card } from '../../../core/game/system';
import type {
  Armament,
  ChartResult,
  Icon,
  Keyword,
  LockAbility as AnyLockAbility,
  Reach,
  Shields,
  Side,
  WeaponType,
} from '../../admirals/editions';

export const ROLES = ['Escort', 'Light', 'Heavy', 'Super Heavy'] as const;
export type Role = (typeof ROLES)[number];

export const TERRAINS = ['Star System', 'Black Hole', 'Dust Cloud', 'Nebula'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const ORDER_TYPES = ['Basic', 'Special', 'Psionic'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Target Locks: what one buys instead of rolling its die again. */
export type LockAbility = Exclude<AnyLockAbility, { readonly gives: 'skirmish-dice-penalty' }>;

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

/** When a modifier or an effect holds: a thing the game knows, or a sentence that the table answers. */
export type Condition =
  | { readonly on: 'distance'; readonly min?: number; readonly max?: number }
  | { readonly on: 'role'; readonly of: Side; readonly roles: readonly Role[] }
  | { readonly on: 'keyword'; readonly of: Side; readonly keyword: string; readonly has: boolean }
  | { readonly on: 'shielded'; readonly has: boolean }
  | { readonly on: 'terrain'; readonly of: Side; readonly terrains: readonly Terrain[] }
  | { readonly on: 'order'; readonly of: Side; readonly order: string; readonly has: boolean }
  | { readonly on: 'weapon-type'; readonly types: readonly WeaponType[]; readonly has: boolean }
  | { readonly on: 'asked'; readonly text: string };

/** All conditions must hold. */
export interface CardModifier {
  readonly value: number;
  readonly when: readonly Condition[];
}

/** Weapon Card Anatomy. */
export interface WeaponCard extends Card {
  readonly kind: 'weapon';
  readonly types: readonly WeaponType[];
  readonly maxDistance: number;
  /** Icons by modified result; a result that is missing gives none. */
  readonly chart: Readonly<Partial<Record<ChartResult, readonly Icon[]>>>;
  readonly modifiers: readonly CardModifier[];
  readonly lockAbility?: LockAbility;
  readonly text?: string;
}

/** What a ship needs before an order may be assigned to it: each line must be met, by any of its values. */
export type Requirement =
  | { readonly on: 'name'; readonly includes: readonly string[] }
  | { readonly on: 'class'; readonly classes: readonly string[] }
  | { readonly on: 'code'; readonly codes: readonly string[] }
  | { readonly on: 'role'; readonly roles: readonly Role[] }
  | { readonly on: 'keyword'; readonly keywords: readonly string[] };

export const REPAIRS = ['hull', 'shields'] as const;
export type Repair = (typeof REPAIRS)[number];

/** What an order does. `strike` is the bearer's own attack, `struck` one at it. */
export type Effect =
  | {
      readonly does: 'modifier';
      readonly at: 'strike' | 'struck';
      readonly value: number;
      readonly when: readonly Condition[];
      readonly reach: Reach;
    }
  | { readonly does: 'keyword'; readonly keyword: Keyword; readonly reach: Reach }
  | { readonly does: 'moves'; readonly min: number; readonly max: number; readonly reach: Reach }
  | { readonly does: 'rotations'; readonly add: number; readonly reach: Reach }
  /** So many attack dice may be rolled again. */
  | {
      readonly does: 'reroll';
      readonly dice: number;
      readonly when: readonly Condition[];
      readonly reach: Reach;
    }
  | { readonly does: 'skirmish-dice'; readonly dice: number; readonly reach: Reach }
  | {
      readonly does: 'repair';
      readonly what: Repair;
      readonly amount: number;
      readonly moment: 'reveal' | 'refresh' | 'any';
      readonly reach: Reach;
    }
  | { readonly does: 'text'; readonly text: string };

/** Order Card Anatomy. */
export interface OrderCard extends Card {
  readonly kind: 'order';
  readonly type: OrderType;
  /** Counts towards the one Psionic order a turn, whatever its type. */
  readonly psionic: boolean;
  readonly requirements: readonly Requirement[];
  readonly effects: readonly Effect[];
  /** Target Locks: what the bearer may spend one on. */
  readonly lockAbility?: LockAbility;
  readonly text?: string;
}

export type CadetCard = ShipCard | WeaponCard | OrderCard;
export type CardKind = CadetCard['kind'];
