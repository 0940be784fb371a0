import { NO_SHIELDS, shieldsFrom, type UsableShields } from '../../admirals-shared/play/strikes';
import type { Facing } from '../../admirals-shared/cards/terms';
import type { Piece } from '../piece';
import type { Rules } from '../rules';
import { terrainRule } from '../../admirals-shared/terrain/rules';

/** Shields: the track, or the sides the attack comes from (ruling corner-both-sides); none in a Nebula. */
export const usableShields = (
  target: Piece,
  facings: readonly Facing[],
  rules: Rules,
): UsableShields => {
  if (terrainRule(rules.terrains, target.terrain).noShields)
    return { ...NO_SHIELDS, rule: 'Nebula' };
  if (!target.mayShield) return { ...NO_SHIELDS, rule: 'Historic Play' };
  const pooled = rules.rulings['corner-both-sides'] === 'both';
  return { ...shieldsFrom(target.shields, facings, pooled), rule: 'Shields' };
};

/** Shields, Critical Hits: boxes block Hits on every ship, and Critical Hits on Heavy and Super Heavy ones. */
export const mayBlock = ({ card: { role } }: Piece, icon: 'hit' | 'critical'): boolean =>
  icon === 'hit' || role === 'Heavy' || role === 'Super Heavy';
