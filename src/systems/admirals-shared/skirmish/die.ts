import type { Explained, Source } from '../explain';
import type { CombatDie } from '../keywords/hooks';

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
  const raised = (face: number, now: number): number =>
    faces.includes(face) ? Math.max(now, hits) : now;
  const [one, two, three, four, five, six] = die.value;
  return {
    value: [
      raised(1, one),
      raised(2, two),
      raised(3, three),
      raised(4, four),
      raised(5, five),
      raised(6, six),
    ],
    lines: [...die.lines, { source, change: { as: 'hits-on', faces, hits }, rule }],
  };
};
