import type { Explained, Source } from '../explain';

/** 7B: each 1 is a Direct Hit. */
export const PLAIN_DIE: Explained<CombatDie> = { value: [1, 0, 0, 0, 0, 0], lines: [] };

/** The die with at least so many Direct Hits on each of these results. */
export const hitsOn = (
  die: Explained<CombatDie>,
  faces: readonly number[],
  hits: number,
  source: Source,
  rule: string,
): Explained<CombatDie> => {
  const raised = (now: number, at: number): number =>
    faces.includes(at + 1) ? Math.max(now, hits) : now;
  return {
    value: die.value.map(raised),
    lines: [...die.lines, { source, change: { as: 'hits-on', faces, hits }, rule }],
  };
};

/** Direct Hits that a combat die generates, by its unmodified result from 1 to 6. */
export type CombatDie = readonly number[];

/** 7B: the Direct Hits of dice that were rolled. */
export const readCombatDice = (die: CombatDie, dice: readonly number[]): number =>
  dice.reduce((hits, face) => hits + (die[face - 1] ?? 0), 0);
