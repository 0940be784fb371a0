import type { Ability, AdmiralKind, GameSize } from '../terms';

/** §4.2.1 */
const POINTS: Readonly<Record<number, number>> = { 2: 20, 3: 40, 4: 60 };
const HIGHEST_IN: Readonly<Record<GameSize, number>> = { skirmish: 2, clash: 3, battle: 4 };

export const admiralPoints = (level: number): number => POINTS[level] ?? 0;

/** §4.2.1: the levels that a game of this size knows. */
export const levelAllowed = (level: number, size: GameSize): boolean => level <= HIGHEST_IN[size];

/** §4.2.1: at most one of each kind. */
export const areUnlike = (kinds: readonly AdmiralKind[]): boolean =>
  new Set(kinds).size === kinds.length;

/** The highest level, 0 without any. */
export const highestLevel = (levels: readonly number[]): number => Math.max(0, ...levels);

/** Planning 1, §11: one, the level of the highest Admiral on the table, one for Comms Stations in all (ruling comms-once). */
export const actionPoints = (level: number, commsStations: number): number =>
  1 + level + (commsStations > 0 ? 1 : 0);

/** What AP are to be spent on; dice are rolled again within an activation, null outside any. */
export interface Spending {
  readonly ability: Ability;
  readonly dice?: number;
  readonly activation?: string | null;
  readonly initiative?: boolean;
  readonly wing?: string;
}

const COST = 2;

export const costOf = ({ ability, dice = 1 }: Spending): number =>
  ability === 'ap-re-roll' ? dice : COST;

/** §4.2.1: once an activation, from one die on, never for initiative; Torpedoes do not move again (ruling refused-costs-nothing). */
export const mayUse = (spending: Spending, rerolledIn: readonly string[]): boolean => {
  const { ability, dice = 1, initiative = false, activation = null, wing } = spending;
  if (ability !== 'ap-re-roll') return ability !== 'time-to-target' || wing !== 'torpedoes';
  return dice >= 1 && !initiative && activation !== null && !rerolledIn.includes(activation);
};

/** Planning 3: a die each, +1 for the higher Admiral (ruling equal-admirals-no-bonus). */
export const initiativeBonus = (own: number, opponent: number): number => (own > opponent ? 1 : 0);

/** The chance to win the initiative, ties being rolled again. */
export const initiativeChance = (own: number, opponent: number): number => {
  const ahead = initiativeBonus(own, opponent) - initiativeBonus(opponent, own);
  const faces = [1, 2, 3, 4, 5, 6];
  const gaps = faces.flatMap((one) => faces.map((other) => one + ahead - other));
  return gaps.filter((gap) => gap > 0).length / gaps.filter((gap) => gap !== 0).length;
};
