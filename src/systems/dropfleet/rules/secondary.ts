import type { Rulings } from '../rulings';
import { isCapital, type Secondary, type Size, type Tonnage } from '../terms';
import { admiralPoints, highestLevel } from './admiral';
import { sum } from './numbers';
import { perFull } from './scoring';

/** `distanceFromOpponentZone` is 0 inside of it. */
type Deep = Readonly<{ distanceFromOpponentZone: number; achieved: boolean }>;
type Site = Deep & Readonly<{ size: Size; distanceFromZone: number }>;
type Admiral = Readonly<{ level: number; killed: boolean }>;

/** How far each objective came. */
type Facts = Readonly<{
  'key-site': Site;
  'priority-target': Site;
  'long-shot': Deep;
  annihilate: Readonly<{ shipPoints: number; admiralsKilled: readonly number[] }>;
  'take-prizes': Readonly<{ pointsCaptured: number }>;
  /** By dropsite. */
  'gather-intel': Readonly<{ surveyed: Readonly<Record<string, Pick<Site, 'distanceFromZone'>>> }>;
  decapitate: Readonly<{ opponentAdmirals: readonly Admiral[] }>;
  'objectives-beyond': Readonly<{ tonnage: Tonnage; flownOff: boolean; crippled: boolean }>;
}>;

export type Objective = {
  readonly [Name in Secondary]: { readonly name: Name } & Facts[Name];
}[Secondary];

interface ObjectiveRule<Fact> {
  readonly most: number;
  /** Whether it may be nominated so; true where nothing is. */
  readonly allowed?: (fact: Fact) => boolean;
  readonly points: (fact: Fact) => number;
}

const FAR = 24;
const DEEP = 6;
const LONG_SHOT = 12;

const isFar = ({ distanceFromZone }: Site): boolean => distanceFromZone >= FAR;

const sitePoints = ({ achieved, distanceFromOpponentZone }: Site): number =>
  achieved ? (distanceFromOpponentZone <= DEEP ? 3 : 2) : 0;

/** §12.3 */
const RULES: { readonly [Name in Secondary]: ObjectiveRule<Facts[Name]> } = {
  'key-site': { most: 3, allowed: isFar, points: sitePoints },
  'priority-target': {
    most: 3,
    allowed: (site) => isFar(site) && site.size !== 'small',
    points: sitePoints,
  },
  'long-shot': {
    most: 2,
    allowed: ({ distanceFromOpponentZone }) => distanceFromOpponentZone <= LONG_SHOT,
    points: ({ achieved }) => (achieved ? 2 : 0),
  },
  annihilate: {
    most: 3,
    points: ({ shipPoints, admiralsKilled }) =>
      perFull(shipPoints + sum(admiralsKilled.map(admiralPoints)), 500, 1),
  },
  'take-prizes': { most: 3, points: ({ pointsCaptured }) => perFull(pointsCaptured, 100, 1) },
  'gather-intel': {
    most: 2,
    points: ({ surveyed }) =>
      Object.values(surveyed).filter(({ distanceFromZone }) => distanceFromZone > FAR).length,
  },
  decapitate: {
    most: 2,
    points: ({ opponentAdmirals: all }) => {
      const highest = highestLevel(all.map(({ level }) => level));
      return all.some(({ level, killed }) => killed && level === highest) ? 2 : 0;
    },
  },
  'objectives-beyond': {
    most: 2,
    allowed: ({ tonnage }) => isCapital(tonnage),
    points: ({ tonnage, flownOff, crippled }) =>
      flownOff && !crippled ? (tonnage === 'medium' ? 1 : 2) : 0,
  },
};

// The name tells which facts there are.
const ruleOf = ({ name }: Objective) => RULES[name] as ObjectiveRule<Objective>;

export const isNominationAllowed = (objective: Objective): boolean =>
  ruleOf(objective).allowed?.(objective) ?? true;

type Unallowed = Rulings['unallowed-scores-none'];

/** §12.3: what it is worth at the end; nothing where it could not be nominated (ruling unallowed-scores-none). */
export const secondaryPoints = (objective: Objective, unallowed: Unallowed = 'none'): number => {
  const { most, points } = ruleOf(objective);
  const counts = unallowed === 'scores' || isNominationAllowed(objective);
  return counts ? Math.min(most, points(objective)) : 0;
};

/** §12.3: the best one counts. */
export const bestSecondary = (objectives: readonly Objective[], unallowed?: Unallowed): number =>
  Math.max(0, ...objectives.map((one) => secondaryPoints(one, unallowed)));
