import type { Rulings } from '../rulings';
import { isCapital, type Side, type Size, type Tonnage, type Variant } from '../terms';
import { killPointsFor } from './boarding';
import { dropsiteState, fullHullOf } from './dropsites';
import { sum } from './numbers';

/** §12.1.5: for control, or a levelled site; and for a contest, or a ruin. */
const CONTROL: Readonly<Record<Size, number>> = { small: 2, medium: 3, large: 4 };
const CONTEST: Readonly<Record<Size, number>> = { small: 0, medium: 1, large: 2 };

/** End Phase 3 */
export const SCORING_ROUNDS: readonly number[] = [4, 6];
export const LAST_ROUND = 6;

const RAZE_FROM = 24;
/** §12.1: Recon tokens that a dropsite is given. */
export const RECON_TOKENS: Readonly<Record<Size, number>> = { small: 1, medium: 2, large: 3 };

/** A dropsite when points are counted. */
export interface ScoredSite {
  readonly id: string;
  readonly size: Size;
  readonly hull: number;
  readonly heldBy: string | 'contested' | null;
  /** Who alone scores a contest, where not both do. */
  readonly ahead?: string | null;
  /** From the own zone of whoever scores. */
  readonly distanceFromZone: number;
}

const stateOf = ({ size, hull }: ScoredSite) => dropsiteState(hull, fullHullOf(size));

/** §12.1.5: what a player holds or contests; both score a contest (ruling contest-both-score). */
const standardPoints = (sites: readonly ScoredSite[], player: string): number =>
  sum(
    sites
      .filter((site) => stateOf(site) !== 'levelled')
      .map(({ heldBy, size, ahead = player }) => {
        if (heldBy === player) return CONTROL[size];
        return heldBy === 'contested' && ahead === player ? CONTEST[size] : 0;
      }),
  );

const RAZED = { whole: null, ruined: CONTEST, levelled: CONTROL } as const;

/** §12.1: twice the points of what is levelled or Ruined far from the own zone (ruling raze-own-zone). */
const razePoints = (sites: readonly ScoredSite[]): number =>
  sum(
    sites
      .filter(({ distanceFromZone }) => distanceFromZone >= RAZE_FROM)
      .map((site) => 2 * (RAZED[stateOf(site)]?.[site.size] ?? 0)),
  );

/** Full steps alone count (ruling full-500-only). */
export const perFull = (amount: number, step: number, points: number): number =>
  Math.floor(amount / step) * points;

/** §12.1: variants that score the standard way too (ruling variants-without-std). */
const WITH_STANDARD: readonly Variant[] = ['standard', 'attrition', 'survey', 'protect'];

/** §12.1: points at the end of a round that scores. */
export const roundPoints = (
  variant: Variant,
  round: number,
  sites: readonly ScoredSite[],
  player: string,
  rulings: Pick<Rulings, 'raze-each-scoring-round' | 'variants-without-std'>,
): number => {
  if (!SCORING_ROUNDS.includes(round)) return 0;
  const isStandard = WITH_STANDARD.includes(variant);
  const isToo = isStandard || rulings['variants-without-std'] === 'with';
  const standard = isToo ? standardPoints(sites, player) : 0;
  const razes = rulings['raze-each-scoring-round'] === 'both-rounds' || round === LAST_ROUND;
  return standard + (variant === 'raze' && razes ? razePoints(sites) : 0);
};

export type Survey = Readonly<{ tonnage: Tonnage; distance: number; attackedOrLaunched: boolean }>;

const SURVEY_RANGE = 6;

/** §12.1: a Capital Ship near it that does nothing else. */
export const isSurvey = ({ tonnage, distance, attackedOrLaunched }: Survey): boolean =>
  isCapital(tonnage) && distance <= SURVEY_RANGE && !attackedOrLaunched;

/** What a player has done by the end. */
export interface Tally {
  /** Of the enemy's. */
  readonly pointsDestroyed: number;
  /** Own, through the opponent's zone. */
  readonly pointsFlownOff: number;
  readonly operatives: number;
  readonly operativeShipsDestroyed: number;
  /** Dropsites; each counts once. */
  readonly surveyed: readonly string[];
  /** The site that the player protects. */
  readonly nominated: ScoredSite | null;
}

/** §12.1: not Ruined at the end: its points for control, once (ruling protect-intact). */
const protectPoints = (site: ScoredSite | null, intact?: Rulings['protect-intact']): number => {
  if (!site || stateOf(site) !== 'whole') return 0;
  const isIntact = intact !== 'full-hull' || site.hull === fullHullOf(site.size);
  return isIntact ? CONTROL[site.size] : 0;
};

type EndRulings = Partial<Pick<Rulings, 'protect-intact' | 'breakthrough-others'>>;
type Ending = (tally: Tally, side: Side, rulings?: EndRulings) => number;

const forDestroyed: Ending = ({ pointsDestroyed }) => perFull(pointsDestroyed, 500, 2);

const AT_THE_END: Readonly<Record<Variant, Ending>> = {
  standard: () => 0,
  attrition: forDestroyed,
  raze: forDestroyed,
  survey: ({ surveyed }) => new Set(surveyed).size,
  extract: ({ operatives, operativeShipsDestroyed }) => 2 * operatives + operativeShipsDestroyed,
  protect: ({ nominated }, _side, rulings) => protectPoints(nominated, rulings?.['protect-intact']),
  breakthrough: (tally, side, rulings) => {
    const isOther = side !== 'red' || rulings?.['breakthrough-others'] === 'everybody';
    const flown = side === 'red' ? perFull(tally.pointsFlownOff, 200, 1) : 0;
    return flown + (isOther ? forDestroyed(tally, side, rulings) : 0);
  },
};

/** §12.1: what a variant gives once, when the game is over. */
export const endPoints = (variant: Variant, ...told: Parameters<Ending>): number =>
  AT_THE_END[variant](...told);

export const killPoints = (
  kills: readonly { readonly killPoints: number; readonly captured: boolean }[],
): number => sum(kills.map((kill) => killPointsFor(kill.killPoints, kill.captured)));

/** §12.1.5: most Victory Points, then most Kill Points; else a draw. */
export const winnerBy = <Team extends string>(
  teams: readonly Team[],
  victory: (team: Team) => number,
  kills: (team: Team) => number,
): Team | null => {
  const isAhead = (one: Team, other: Team): boolean =>
    victory(one) > victory(other) || (victory(one) === victory(other) && kills(one) > kills(other));
  return teams.find((one) => teams.every((other) => other === one || isAhead(one, other))) ?? null;
};
