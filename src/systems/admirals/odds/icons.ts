import { SIDES } from '../../../core/dice/sixSided';
import type { StrikeSpec } from '../../admirals-shared/odds/spec';
import type { Wounds } from '../../admirals-shared/strike/icons';
import { firstDie } from '../procedures/strike';

/** What one face of a die gives: the unmodified number, the modified result, and its icons. */
export interface FaceIcons extends Wounds {
  readonly face: number;
  readonly result: number;
  readonly lock: number;
  /** 9L: Lock Ons that an Augur grants for it. */
  readonly augur: number;
}

/** 5C: what each face of a die gives in the first roll. */
export const facesOf = (strike: StrikeSpec): readonly FaceIcons[] =>
  firstDie(strike).faces.map(({ icons: { free: augur = 0, ...icons } }, side) => ({
    face: side + 1,
    result: side + 1 + strike.modifier,
    augur,
    lock: 0,
    hit: 0,
    critical: 0,
    direct: 0,
    ...icons,
  }));

/** The mean over all faces. */
export const meanOf = (faces: readonly FaceIcons[], of: 'hit' | 'critical' | 'direct'): number =>
  faces.reduce((sum, face) => sum + face[of], 0) / SIDES;
