import { SIDES } from '../../../core/dice/sixSided';
import type { StrikeSpec } from '../../admirals-shared/odds/spec';
import { firstDie } from '../procedures/strike';

/** 5C: what each face of a die gives in the first roll. */
export const facesOf = (strike: StrikeSpec) =>
  firstDie(strike).faces.map(({ icons: { free: _, ...icons } }, side) => ({
    face: side + 1,
    lock: 0,
    hit: 0,
    critical: 0,
    direct: 0,
    ...icons,
  }));

export type FaceIcons = ReturnType<typeof facesOf>[number];

/** The mean over all faces. */
export const meanOf = (faces: readonly FaceIcons[], of: 'hit' | 'critical' | 'direct'): number =>
  faces.reduce((sum, face) => sum + face[of], 0) / SIDES;
