import type { Facing } from '../cards/types';
import type { Rules } from '../parts';
import type { Piece } from '../piece';
import { terrainRule } from '../terrain/rules';

/** What a target may spend against one strike. */
export interface UsableShields {
  readonly points: number;
  /** The facings that the points may come from, each with what it has; empty for a pool. */
  readonly from: readonly { readonly facing: Facing; readonly points: number }[];
  readonly rule: string;
}

const NO_SHIELDS = { points: 0, from: [] } as const;

/** 5E, 5E-01, 8D-01: the pool, or the facings that the attacker is in (ruling shared-ray-pools-facings); none in a nebula. */
export const usableShields = (
  target: Piece,
  facings: readonly Facing[],
  rules: Rules,
): UsableShields => {
  const { noShields } = terrainRule(rules.terrains, target.terrain);
  if (noShields !== undefined) return { ...NO_SHIELDS, rule: noShields };
  const { shields } = target;
  if (shields.as === 'pool') return { points: shields.points, from: [], rule: '5E' };
  const touched = facings.map((facing) => ({ facing, points: shields.points[facing] }));
  if (rules.rulings['shared-ray-pools-facings'] === 'both') {
    return {
      points: touched.reduce((sum, one) => sum + one.points, 0),
      from: touched,
      rule: '5E-01',
    };
  }
  const best = touched.reduce((most, one) => Math.max(most, one.points), 0);
  return {
    points: best,
    from: touched.filter((one) => one.points === best).slice(0, 1),
    rule: '5E-01',
  };
};

/** 14B: it has a Shield Point that it could spend against this attacker. */
export const isShielded = (target: Piece, facings: readonly Facing[], rules: Rules): boolean =>
  usableShields(target, facings, rules).points > 0;
