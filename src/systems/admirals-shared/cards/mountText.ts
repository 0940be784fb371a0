import { ARCS, type Arc } from './terms';

/** Dice of one weapon in one arc. `L-CANNON 3L | 3R` is one armament with two mounts. */
export interface Mount {
  readonly arc: Arc;
  readonly dice: number;
}

const MOUNT = /^(\d{1,2})(?:\s*([FARL]X?)|\s+(360)\s*°?)$/i;

const arcNamed = (name: string | undefined): Arc | undefined =>
  ARCS.find((arc) => arc === name?.toUpperCase());

const parseMount = (text: string): Mount | null => {
  const [, dice, side, around] = MOUNT.exec(text.trim()) ?? [];
  const arc = arcNamed(side ?? around);
  return dice === undefined || arc === undefined ? null : { arc, dice: Number(dice) };
};

/** `3L | 3R` is three dice to the left and three to the right, `4 360` is four all around; null for anything else. */
export const parseMounts = (text: string): readonly Mount[] | null => {
  const mounts = text.split('|').map(parseMount);
  const read = mounts.filter((mount) => mount !== null);
  return read.length === mounts.length ? read : null;
};

export const makeMounts = (mounts: readonly Mount[]): string =>
  mounts.map(({ arc, dice }) => (arc === '360' ? `${dice} 360` : `${dice}${arc}`)).join(' | ');
