import type { Rulings } from '../rulings';
import { isCapital, type Secondary, type Size, type Tonnage } from '../terms';
import { admiralPoints, highestLevel } from './admiral';
import { isSurvey, perFull, type Survey } from './scoring';

interface Site {
  readonly size: Size;
  readonly distanceFromZone: number;
  /** 0: inside. */
  readonly distanceFromOpponentZone: number;
  readonly achieved: boolean;
}

/** An objective, and how far it came. */
export type Objective =
  | ({ readonly name: 'key-site' | 'priority-target' } & Site)
  | {
      readonly name: 'long-shot';
      readonly distanceFromOpponentZone: number;
      readonly achieved: boolean;
    }
  | {
      readonly name: 'annihilate';
      readonly shipPoints: number;
      readonly admiralsKilled: readonly number[];
    }
  | { readonly name: 'take-prizes'; readonly pointsCaptured: number }
  | {
      readonly name: 'gather-intel';
      readonly surveys: readonly (Survey & { readonly distanceFromZone: number })[];
    }
  | {
      readonly name: 'decapitate';
      readonly opponentAdmirals: readonly { readonly level: number; readonly killed: boolean }[];
    }
  | {
      readonly name: 'objectives-beyond';
      readonly tonnage: Tonnage;
      readonly flownOff: boolean;
      readonly crippled: boolean;
    };

/** §12.3 */
const MOST: Readonly<Record<Secondary, number>> = {
  'key-site': 3,
  'priority-target': 3,
  'long-shot': 2,
  annihilate: 3,
  'take-prizes': 3,
  'gather-intel': 2,
  decapitate: 2,
  'objectives-beyond': 2,
};

const FAR = 24;
const DEEP = 6;
const LONG_SHOT = 12;

/** §12.3: whether it may be nominated so; true where nothing is. */
export const isNominationAllowed = (objective: Objective): boolean => {
  switch (objective.name) {
    case 'key-site':
      return objective.distanceFromZone >= FAR;
    case 'priority-target':
      return objective.distanceFromZone >= FAR && objective.size !== 'small';
    case 'long-shot':
      return objective.distanceFromOpponentZone <= LONG_SHOT;
    case 'objectives-beyond':
      return isCapital(objective.tonnage);
    case 'annihilate':
    case 'take-prizes':
    case 'gather-intel':
    case 'decapitate':
      return true;
  }
};

const sitePoints = ({ achieved, distanceFromOpponentZone }: Site): number =>
  achieved ? (distanceFromOpponentZone <= DEEP ? 3 : 2) : 0;

const pointsFor = (objective: Objective): number => {
  switch (objective.name) {
    case 'key-site':
    case 'priority-target':
      return sitePoints(objective);
    case 'long-shot':
      return objective.achieved ? 2 : 0;
    case 'annihilate': {
      const admirals = objective.admiralsKilled.reduce((sum, one) => sum + admiralPoints(one), 0);
      return perFull(objective.shipPoints + admirals, 500, 1);
    }
    case 'take-prizes':
      return perFull(objective.pointsCaptured, 100, 1);
    case 'gather-intel': {
      const far = objective.surveys.filter((one) => isSurvey(one) && one.distanceFromZone > FAR);
      return new Set(far.map(({ dropsite }) => dropsite)).size;
    }
    case 'decapitate': {
      const { opponentAdmirals: admirals } = objective;
      const highest = highestLevel(admirals.map(({ level }) => level));
      return admirals.some(({ level, killed }) => killed && level === highest) ? 2 : 0;
    }
    case 'objectives-beyond': {
      if (!objective.flownOff || objective.crippled) return 0;
      return objective.tonnage === 'medium' ? 1 : 2;
    }
  }
};

/** §12.3: what it is worth at the end; nothing where it could not be nominated (ruling unallowed-scores-none). */
type Unallowed = Rulings['unallowed-scores-none'];

export const secondaryPoints = (objective: Objective, unallowed: Unallowed = 'none'): number =>
  unallowed === 'scores' || isNominationAllowed(objective)
    ? Math.min(MOST[objective.name], pointsFor(objective))
    : 0;

/** §12.3: the best one counts. */
export const bestSecondary = (objectives: readonly Objective[], unallowed?: Unallowed): number =>
  Math.max(0, ...objectives.map((one) => secondaryPoints(one, unallowed)));
