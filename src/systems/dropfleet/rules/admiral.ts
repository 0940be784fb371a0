import type { Ability, AdmiralKind, GameSize } from '../terms';

export type Admiral = Readonly<{ kind: AdmiralKind; level: number }>;

/** §4.2.1 */
const POINTS: Readonly<Record<number, number>> = { 2: 20, 3: 40, 4: 60 };
const HIGHEST_IN: Readonly<Record<GameSize, number>> = { skirmish: 2, clash: 3, battle: 4 };

export const admiralPoints = (level: number): number => POINTS[level] ?? 0;

/** §4.2.1: the levels that a game of this size knows. */
export const levelAllowed = (level: number, size: GameSize): boolean => level <= HIGHEST_IN[size];

/** §4.2.1: at most one of each kind, none above the level of the game; none at all is fine. */
export const admiralsLegal = (admirals: readonly Admiral[], size: GameSize): boolean =>
  admirals.every(({ level }) => levelAllowed(level, size)) &&
  new Set(admirals.map(({ kind }) => kind)).size === admirals.length;

/** The highest level, 0 without any. */
export const highestLevel = (levels: readonly number[]): number => Math.max(0, ...levels);

/** Planning 1, §11: one, the level of the highest Admiral on the table, one for Comms Stations in all (ruling comms-once). */
export const actionPoints = (level: number, commsStations: number): number =>
  1 + level + (commsStations > 0 ? 1 : 0);

/** What AP are to be spent on; dice are rolled again within an activation, null outside any. */
export type Spending =
  | Readonly<{ ability: Exclude<Ability, 'ap-re-roll' | 'time-to-target'> }>
  | Readonly<{ ability: 'time-to-target'; wing: 'fighters' | 'bombers' | 'torpedoes' }>
  | Readonly<{
      ability: 'ap-re-roll';
      dice: number;
      activation: string | null;
      initiative: boolean;
    }>;

const COST = 2;

export const costOf = (spending: Spending): number =>
  spending.ability === 'ap-re-roll' ? spending.dice : COST;

/** §4.2.1: once an activation, from one die on, never for initiative; Torpedoes do not move again. */
export const mayUse = (spending: Spending, rerolledIn: readonly string[]): boolean => {
  if (spending.ability === 'time-to-target') return spending.wing !== 'torpedoes';
  if (spending.ability !== 'ap-re-roll') return true;
  const { dice, initiative, activation } = spending;
  return dice >= 1 && !initiative && activation !== null && !rerolledIn.includes(activation);
};

/** §4.2.1: one after the other; what is refused costs nothing (ruling refused-costs-nothing). */
export const spend = (points: number, spending: readonly Spending[]) => {
  const rerolledIn: string[] = [];
  let left = points;
  const lines = spending.map((one) => {
    const cost = costOf(one);
    const allowed = cost <= left && mayUse(one, rerolledIn);
    if (allowed) left -= cost;
    if (allowed && one.ability === 'ap-re-roll') rerolledIn.push(one.activation ?? '');
    return { cost, allowed };
  });
  return { lines, left };
};

/** Planning 3: a die each, +1 for the higher Admiral (ruling equal-admirals-no-bonus). */
export const initiativeBonus = (own: number, opponent: number): number => (own > opponent ? 1 : 0);

/** The chance to win the initiative, ties being rolled again. */
export const initiativeChance = (own: number, opponent: number): number => {
  const ahead = initiativeBonus(own, opponent) - initiativeBonus(opponent, own);
  const faces = [1, 2, 3, 4, 5, 6];
  const gaps = faces.flatMap((one) => faces.map((other) => one + ahead - other));
  const [won, lost] = [gaps.filter((gap) => gap > 0), gaps.filter((gap) => gap < 0)];
  return won.length / (won.length + lost.length);
};
