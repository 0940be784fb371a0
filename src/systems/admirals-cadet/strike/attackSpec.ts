import type { Facing } from '../../admirals-shared/cards/terms';
import type { Save } from '../../admirals-shared/saves';
import type { Chart } from '../../admirals-shared/strike/chart';
import type { Role } from '../cards/terms';
import type { LockAbility } from '../cards/forms';
import type { Guard } from './damage';

/** Where a box is: on a side of the chart, or on the track. */
export type BoxAt = Facing | 'track';

/** The dice of an attack with every number settled. */
export interface RollSpec {
  readonly dice: number;
  readonly modifier: number;
  readonly chart: Chart;
  /** Unmodified results that may be rolled again. */
  readonly rerolledFaces: readonly number[];
  /** Ruling augur-rerolls-once: whether those are rolled until they are none that shows nothing. */
  readonly untilAnother: boolean;
  /** Other dice that orders let roll again. */
  readonly rerolls: number;
  /** Target Locks: on the weapon card, and on the orders of the attacker. */
  readonly abilities: readonly LockAbility[];
  /** Ruling reroll-replaces-die: whether a die that is rolled again gives up its other icons. */
  readonly replaces: boolean;
}

/** A target as an attack finds it. */
export interface TargetSpec {
  readonly role: Role;
  readonly hull: number;
  readonly crippled: boolean;
  readonly orders: number;
  /** Boxes that may be spent against this attack. */
  readonly boxes: readonly { readonly at: BoxAt; readonly points: number }[];
  /** Shields, Critical Hits: whether they block these too. */
  readonly blocksCriticals: boolean;
  readonly saves: Readonly<Record<Guard, readonly Save[]>>;
  /** Ruling armor-before-shields. */
  readonly savesFirst: boolean;
}

export interface AttackSpec {
  readonly roll: RollSpec;
  readonly target: TargetSpec;
}
