import type { Facing } from '../../admirals/editions';
import type { Piece } from '../piece';
import type { Rules } from '../rules';
import { terrainRule } from '../terrain';

/** What a target may spend against one attack. */
export interface UsableShields {
  readonly points: number;
  /** The sides that boxes may come from, each with what it has; empty for a track. */
  readonly from: readonly { readonly facing: Facing; readonly points: number }[];
  readonly rule: string;
}

const NONE = { points: 0, from: [] } as const;

/** Shields: the track, or the sides the attack comes from (ruling corner-both-sides); none in a Nebula. */
export const usableShields = (
  target: Piece,
  facings: readonly Facing[],
  rules: Rules,
): UsableShields => {
  if (terrainRule(rules.terrains, target.terrain).noShields) return { ...NONE, rule: 'Nebula' };
  if (!target.mayShield) return { ...NONE, rule: 'Historic Play' };
  const { shields } = target;
  if (shields.as === 'pool') return { points: shields.points, from: [], rule: 'Shields' };
  const touched = facings.map((facing) => ({ facing, points: shields.points[facing] }));
  const best = Math.max(0, ...touched.map(({ points }) => points));
  const from =
    rules.rulings['corner-both-sides'] === 'both'
      ? touched
      : touched.filter(({ points }) => points === best).slice(0, 1);
  return {
    points: from.reduce((sum, { points }) => sum + points, 0),
    from,
    rule: 'Shields',
  };
};

/** Shields, Critical Hits: boxes block Hits on every ship, and Critical Hits on Heavy and Super Heavy ones. */
export const mayBlock = ({ card: { role } }: Piece, icon: 'hit' | 'critical'): boolean =>
  icon === 'hit' || role === 'Heavy' || role === 'Super Heavy';
