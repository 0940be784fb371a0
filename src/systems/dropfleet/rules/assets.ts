import type { Scenery, WeaponType } from '../terms';
import type { Attack, Protection, Shot } from './attack';
import type { Needed } from './numbers';
import { firstSave, type Saves } from './saves';

/** §8.3.2-3: each side loses as many as the smaller Wing has, Bombers or Fighters (ruling equal-wings-both-go). */
export const dogfight = (fighters: number, enemy: number) => {
  const lost = Math.min(fighters, enemy);
  return { fightersLeft: fighters - lost, enemyLeft: enemy - lost };
};

const BEFORE_SATURATION = 6;

/** §8.3.4: save dice that a large Wing takes away. */
export const saturation = (bombers: number): number => Math.max(0, bombers - BEFORE_SATURATION);

export interface AssetWeapon {
  readonly attacks: number;
  readonly lock: number;
  readonly type: WeaponType;
  readonly damage: number;
}

/** §8.3.1: Shields are not helped; what is not Close Action, or not of Bombers, neither. */
const shotOf = (weapon: AssetWeapon, saves: Saves, attacks: number, mayProtect: boolean): Shot => ({
  attacks,
  lock: weapon.lock,
  critical: null,
  save: firstSave(weapon.type, saves),
  backup: saves.backup,
  damage: weapon.damage,
  mayProtect: mayProtect && weapon.type !== 'C',
});

/** §8.3.4: all Bombers of a Wing strike as one; the defender picks the save that is thinned (ruling saturation-one-type). */
export const bomberAttack = (
  bombers: number,
  weapon: AssetWeapon,
  saves: Saves,
  given: {
    readonly protection: Protection;
    readonly fewerFrom: 'first' | 'backup';
    readonly hull: number | null;
  },
): Attack => {
  const fewer = saturation(bombers);
  const isFirst = given.fewerFrom === 'first';
  const shot = shotOf(weapon, saves, bombers * weapon.attacks, true);
  return {
    shots: [{ ...shot, fewer: { first: isFirst ? fewer : 0, backup: isFirst ? 0 : fewer } }],
    hull: given.hull,
    protection: given.protection,
  };
};

/** §8.3.1: one weapon whose target has Fighters near. */
export const guardedAttack = (
  weapon: AssetWeapon,
  closeAction: boolean,
  saves: Saves,
  protection: Protection,
): Attack => ({
  shots: [shotOf(weapon, saves, weapon.attacks, closeAction)],
  hull: null,
  protection,
});

/** §10: the number from which an asset is removed that crosses it; null where nothing is rolled. */
export const ASSET_LOST_ON: Readonly<Record<Scenery, Needed>> = {
  'planetary-ring': 2,
  'micrometeor-cloud': 3,
  'debris-field': 5,
  'large-object': null,
};
