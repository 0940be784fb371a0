export type Player = 'A' | 'B';
export const otherPlayer = (player: Player): Player => (player === 'A' ? 'B' : 'A');

/** The player's own fleet at the end, or as it stands. */
export interface Standing {
  readonly ships: readonly {
    readonly cost: number;
    readonly upgrades: readonly { readonly cost: number }[];
    readonly destroyed: boolean;
  }[];
  readonly squadrons: readonly { readonly cost: number; readonly destroyed: boolean }[];
  readonly victoryTokens: number;
}

export interface Result {
  readonly score: Readonly<Record<Player, number>>;
  readonly over: boolean;
  readonly winner: Player | null;
  readonly by: 'all-ships-destroyed' | 'score' | 'tie-second-player' | null;
}

const ROUNDS = 6;

const sumOf = (costs: readonly { readonly cost: number }[]): number =>
  costs.reduce((sum, { cost }) => sum + cost, 0);

/** Scoring: a destroyed ship counts with all its upgrades, discarded ones too. */
export const lostBy = ({ ships, squadrons }: Standing): number =>
  ships
    .filter(({ destroyed }) => destroyed)
    .reduce((sum, { cost, upgrades }) => sum + cost + sumOf(upgrades), 0) +
  sumOf(squadrons.filter(({ destroyed }) => destroyed));

const isWipedOut = ({ ships }: Standing): boolean => ships.every(({ destroyed }) => destroyed);

export interface ScoreGiven {
  readonly roundsCompleted: number;
  readonly firstPlayer: Player;
  readonly unlimitedRounds: boolean;
  readonly victoryTokenValue: number;
  readonly A: Standing;
  readonly B: Standing;
}

/** Scoring; Unlimited Rounds, AR-30: no victory tokens where no objective is used. */
export const scoreOf = (given: ScoreGiven, player: Player): number => {
  const tokens = given.unlimitedRounds ? 0 : given[player].victoryTokens;
  return lostBy(given[otherPlayer(player)]) + tokens * given.victoryTokenValue;
};

/** Winning and Losing: a fleet without ships loses at once (AR-29); else the score, then the second player. */
export const resultOf = (given: ScoreGiven): Result => {
  const score = { A: scoreOf(given, 'A'), B: scoreOf(given, 'B') };
  const wiped = { A: isWipedOut(given.A), B: isWipedOut(given.B) };
  const isTimeUp = !given.unlimitedRounds && given.roundsCompleted >= ROUNDS;
  if (!wiped.A && !wiped.B && !isTimeUp) return { score, over: false, winner: null, by: null };
  if (wiped.A !== wiped.B)
    return { score, over: true, winner: wiped.A ? 'B' : 'A', by: 'all-ships-destroyed' };
  if (score.A === score.B)
    return { score, over: true, winner: otherPlayer(given.firstPlayer), by: 'tie-second-player' };
  return { score, over: true, winner: score.A > score.B ? 'A' : 'B', by: 'score' };
};
