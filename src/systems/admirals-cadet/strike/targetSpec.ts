import type { Role } from '../cards/terms';
import type { Guard, Standing } from './damage';

/** When the defender spends a shield box that it may spend: `best` is what makes its loss least likely. */
export const SHIELD_POLICIES = ['always', 'never', 'best'] as const;
export type ShieldPolicy = (typeof SHIELD_POLICIES)[number];

/** A target as an attack finds it. */
export interface TargetSpec extends Standing {
  readonly role: Role;
  readonly blocksCriticals: boolean;
  /** The chance that Armor and Flak stop an icon. */
  readonly stopped: Readonly<Record<Guard, number>>;
  /** Ruling armor-before-shields. */
  readonly savesFirst: boolean;
  readonly shielding: ShieldPolicy;
}
