import type { WeaponType } from '../terms';
import { betterOf, modifiedSave, type Needed } from './numbers';

export type Saves = Readonly<{ energy: Needed; kinetic: Needed; shield: Needed; backup: Needed }>;

/** §7.3.6: Defence Systems Offline. */
const OFFLINE = -1;
/** §3.2.1.3 */
const FORMATION_BACKUP = 6;

/** §7.3.6: every save of a Ship, after the effect on it. */
export const savesNow = ({ energy, kinetic, shield, backup }: Saves, offline: boolean): Saves => {
  const now = (needs: Needed): Needed => modifiedSave(needs, offline ? OFFLINE : 0);
  return { energy: now(energy), kinetic: now(kinetic), shield: now(shield), backup: now(backup) };
};

/** Who is attacked, as far as saves ask. */
export interface Defence {
  readonly saves: Saves;
  readonly formation: boolean;
  readonly defenceOffline: boolean;
  /** Aimed at one Ship, which then fights without its Formation. */
  readonly focused: boolean;
}

/** §3.2.1.3: a Formation does not feel the effect, and has a 6+ that nothing changes (ruling formation-backup-best-of). */
export const savesAgainstAttack = ({ saves, ...target }: Defence): Saves => {
  const inFormation = target.formation && !target.focused;
  const now = savesNow(saves, target.defenceOffline && !inFormation);
  return inFormation ? { ...now, backup: betterOf(now.backup, FORMATION_BACKUP) } : now;
};

const FIRST = { E: 'energy', K: 'kinetic', C: 'shield' } as const;

/** §7.3.4: what is rolled first; Shields are for Core hits alone (ruling shield-core-only). */
export const firstSave = (type: WeaponType, saves: Saves): Needed => saves[FIRST[type]];
