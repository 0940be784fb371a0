import type { Weapon } from '../cards';
import type { Rulings } from '../rulings';
import type { Layer, Order, Tonnage } from '../terms';
import type { Shot } from './attack';
import { lockAgainst, type Aim } from './locks';
import { betterOf, modifiedSave, type Needed, firstSave, type Saves } from './numbers';

/** A weapon as a card or the sheet has it, with its special rules by their names. */
export type Profile = Pick<Weapon, 'lock' | 'attacks' | 'damage' | 'type'> &
  Readonly<{ closeAction?: boolean; special?: string | undefined }>;

type Named =
  'bombardment' | 'escape velocity' | 'air to air' | 're-entry' | 'penetrator' | 'focused';
type Counted = 'burnthrough' | 'scald' | 'reave' | 'critical' | 'fusillade' | 'bloom';

export const hasSpecial = (special: string, name: Named): boolean =>
  special.toLowerCase().includes(name);

export const specialAmount = (special: string, name: Counted): number =>
  Number(new RegExp(`\\b${name}[ -]?(\\d+)`, 'i').exec(special)?.[1] ?? 0);

/** The sheet names these rules without telling what they do (ruling weapon-specials). */
export const specialsOf = (
  { special = '' }: Pick<Profile, 'special'>,
  rules: Pick<Rulings, 'weapon-specials'>,
): string => (rules['weapon-specials'] === 'as-lists' ? special : '');

/** What the weapon is fired at, and from where. */
export interface Firing {
  readonly from: Layer;
  readonly aim: Aim;
  readonly saves: Saves;
  readonly modifiers?: readonly number[];
  readonly tonnage?: Tonnage | null;
  readonly order?: Order | null;
  /** Within Scan, whatever the signature. */
  readonly near?: boolean;
  /** How many of this weapon are rolled as one. */
  readonly mounts?: number;
}

const isOfCalibre = (special: string, tonnage?: Tonnage | null): boolean =>
  /calibre-([lmhc/]+)/i
    .exec(special)?.[1]
    ?.toLowerCase()
    .includes(tonnage?.[0] ?? '-') ?? false;

/** §7.3.3-5: every number of a weapon settled, for attacks that are played and for their odds. */
export const shotFor = (weapon: Profile, firing: Firing, rules: Rulings): Shot => {
  const { saves, mounts = 1, tonnage } = firing;
  const { damage, type, closeAction = false } = weapon;
  const special = specialsOf(weapon, rules);
  const amount = (name: Counted): number => specialAmount(special, name);
  const modifiers = [...(firing.modifiers ?? []), isOfCalibre(special, tonnage) ? 1 : 0];
  const worse = (needs: Needed, by: number): Needed =>
    type === 'C' ? needs : modifiedSave(needs, -by);
  const isShielded = rules['shield-core-only'] === 'any-hit';
  const first = betterOf(firstSave(type, saves), isShielded ? saves.shield : null);
  const save = worse(first, firing.near ? amount('scald') : 0);
  const critical = {
    save: hasSpecial(special, 'penetrator') ? saves.shield : worse(save, amount('reave')),
    damage: damage + amount('critical'),
  };
  const isSplit = critical.save !== save || critical.damage !== damage;
  const more = firing.order === 'weapons-free' ? amount('fusillade') : 0;
  return {
    ...lockAgainst(weapon.lock, modifiers, firing.from, firing.aim, rules, special),
    attacks: mounts * (weapon.attacks + more),
    damage,
    save,
    backup: saves.backup,
    mayProtect: closeAction && type !== 'C',
    ...(amount('burnthrough') > 0 && type !== 'C' ? { burnthrough: amount('burnthrough') } : {}),
    ...(isSplit ? { critically: critical } : {}),
  };
};
