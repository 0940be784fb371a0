import type { Facing } from '../../admirals-shared/cards/terms';
import { NO_SHIELDS, shieldsFrom, type UsableShields } from '../../admirals-shared/play/strikes';
import { terrainRule } from '../../admirals-shared/terrain/rules';
import type { Rules } from '../rules';
import type { Piece } from '../piece';

/** 5E, 5E-01, 8D-01: the pool, or the facings that the attacker is in (ruling shared-ray-pools-facings); none in a nebula. */
export const usableShields = (
  target: Piece,
  facings: readonly Facing[],
  rules: Rules,
): UsableShields => {
  const { noShields } = terrainRule(rules.terrains, target.terrain);
  if (noShields !== undefined) return { ...NO_SHIELDS, rule: noShields };
  const pooled = rules.rulings['shared-ray-pools-facings'] === 'both';
  const rule = target.shields.as === 'pool' ? '5E' : '5E-01';
  return { ...shieldsFrom(target.shields, facings, pooled), rule };
};

/** 14B: it has a Shield Point that it could spend against this attacker. */
export const isShielded = (target: Piece, facings: readonly Facing[], rules: Rules): boolean =>
  usableShields(target, facings, rules).points > 0;
