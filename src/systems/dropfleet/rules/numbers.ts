import type { WeaponType } from '../terms';

/** The number needed on a die, 4 for 4+; null is none. */
export type Needed = number | null;

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const EASIEST = 2;
const HARDEST = 6;

/** Core: modifiers are summed, + is easier; the sum leaves 2+ to 6+ (ruling modifiers-sum-then-limit). */
export const modified = (needs: number, ...modifiers: readonly number[]): number =>
  Math.min(HARDEST, Math.max(EASIEST, needs - sum(modifiers)));

export const modifiedSave = (needs: Needed, ...modifiers: readonly number[]): Needed =>
  needs === null ? null : modified(needs, ...modifiers);

/** The easier one of two. */
export const betterOf = (one: Needed, other: Needed): Needed =>
  one === null ? other : other === null ? one : Math.min(one, other);

export type Saves = Readonly<{ energy: Needed; kinetic: Needed; shield: Needed; backup: Needed }>;

/** §7.3.6: Defence Systems Offline. */
const OFFLINE = -1;
/** §3.2.1.3 */
const FORMATION_BACKUP = 6;

/** Each save by its name. */
export const savesBy = (of: (name: keyof Saves) => Needed): Saves => ({
  ...{ energy: of('energy'), kinetic: of('kinetic'), shield: of('shield'), backup: of('backup') },
});

/** §7.3.6: every save of a Ship, after the effect on it. */
export const savesNow = (saves: Saves, offline: boolean): Saves =>
  savesBy((name) => modifiedSave(saves[name], offline ? OFFLINE : 0));

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
