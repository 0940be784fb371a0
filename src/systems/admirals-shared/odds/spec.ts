import type { Icon } from '../cards/terms';
import type { LockAbility, WeaponCard } from '../cards/types';

/** Icons that can hurt, in the order in which 5F resolves them. */
export const WOUNDS = ['hit', 'critical', 'direct'] as const satisfies readonly Icon[];
export type Wound = (typeof WOUNDS)[number];

/** A number for each icon that can hurt. */
export type PerWound<T> = Readonly<Record<Wound, T>>;

export const perWound = <T>(of: (wound: Wound) => T): PerWound<T> => ({
  hit: of('hit'),
  critical: of('critical'),
  direct: of('direct'),
});

/** A save that may be rolled, and the chance that it succeeds. */
export interface SaveChance {
  readonly id: string;
  readonly chance: number;
}

/** 9L: what each of these faces grants: a Lock On of its own, or a Target Lock (ruling augur-first-roll-only). */
export interface GrantedLock {
  readonly faces: readonly number[];
  readonly as: 'lock-on' | 'target-lock';
}

/** A strike with every number settled: what is left are dice and decisions. */
export interface StrikeSpec {
  readonly dice: number;
  /** Applied to every die: already summed and limited (1A-01). */
  readonly modifier: number;
  readonly chart: WeaponCard['chart'];
  /** The target's saves against each icon, in the order rolled. */
  readonly saves: PerWound<readonly SaveChance[]>;
  /** 9L: faces of the first roll, unmodified, that grant something. */
  readonly granted?: readonly GrantedLock[];
  /** 5F-01 II: Lock On dice from cards, which cost no lock. */
  readonly lockOnDice?: number;
  readonly ability?: LockAbility;
  /** How it reads in a volley once shields are gone that its conditions ask for; absent where that is the same. */
  readonly unshielded?: StrikeSpec;
}

export interface TargetSpec {
  readonly hull: number;
  /** Points that may be spent against these strikes: 0 in a nebula, else those of the facing. */
  readonly shields: number;
  readonly criticals: number;
  /** As printed: one Critical Damage more than this cripples. */
  readonly orderLimit: number;
}

/** What the attacker does with Target Locks, as it is offered. Lock On dice that cost no lock are rolled whatever it says. */
export const LOCK_POLICIES = ['best', 'lock-on', 'ability', 'hold'] as const;
export type LockPolicy = (typeof LOCK_POLICIES)[number];

/** What the defender cancels first, with a point for every icon that it may block. */
export const SHIELD_POLICIES = ['best', 'hits-first', 'criticals-first', 'none'] as const;
export type ShieldPolicy = (typeof SHIELD_POLICIES)[number];

export interface StrikePolicy {
  readonly locks: LockPolicy;
  readonly shields: ShieldPolicy;
  /** Ruling lock-on-after-shields, switched off: shields are spent after the locks. */
  readonly lockOnBlockable?: boolean;
  /** Ruling locks-one-by-one, switched off: every lock is put to a use before any Lock On die is rolled. */
  readonly locksTogether?: boolean;
}
