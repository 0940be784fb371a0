import type { FIRST_OR_BACKUP } from '../terms';
import type { Shot } from './attack';

/** §8.3.2-3: each side loses as many as the smaller Wing has, Bombers or Fighters (ruling equal-wings-both-go). */
export const dogfight = (fighters: number, enemy: number) => {
  const lost = Math.min(fighters, enemy);
  return { fightersLeft: fighters - lost, enemyLeft: enemy - lost };
};

const BEFORE_SATURATION = 6;

/** §8.3.4: save dice that a large Wing takes away. */
export const saturation = (bombers: number): number => Math.max(0, bombers - BEFORE_SATURATION);

/** §8.3.4: all Bombers of a Wing strike as one; the defender picks the save that is thinned (ruling saturation-one-type). */
export const saturated = (
  shot: Shot,
  bombers: number,
  from: (typeof FIRST_OR_BACKUP)[number],
): Shot => ({ ...shot, fewer: { first: 0, backup: 0, [from]: saturation(bombers) } });
