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

/** Round: the game ends after six. */
export const ROUNDS = 6;

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

/** Where a game stands, by what ends it. */
export interface Ending<Side extends string> {
  readonly sides: readonly [Side, Side];
  readonly first: Side;
  readonly score: Readonly<Record<Side, number>>;
  readonly isWipedOut: Readonly<Record<Side, boolean>>;
  readonly isTimeUp: boolean;
  /** AR-29: whether a side without ships may still win by its score. */
  readonly ahead?: 'ship-left-wins' | 'by-score';
}

/** Winning and Losing: a fleet without ships loses at once (AR-29); else the score, then the second player. */
export const endOf = <Side extends string>({
  sides: [one, other],
  first,
  score,
  isWipedOut: wiped,
  isTimeUp,
  ahead = 'ship-left-wins',
}: Ending<Side>): { readonly winner: Side; readonly by: NonNullable<Result['by']> } | null => {
  if (!wiped[one] && !wiped[other] && !isTimeUp) return null;
  if (wiped[one] !== wiped[other] && ahead === 'ship-left-wins')
    return { winner: wiped[one] ? other : one, by: 'all-ships-destroyed' };
  if (score[one] === score[other])
    return { winner: first === one ? other : one, by: 'tie-second-player' };
  return { winner: score[one] > score[other] ? one : other, by: 'score' };
};

/** Scoring; Winning and Losing. */
export const resultOf = (given: ScoreGiven): Result => {
  const score = { A: scoreOf(given, 'A'), B: scoreOf(given, 'B') };
  const end = endOf<Player>({
    sides: ['A', 'B'],
    first: given.firstPlayer,
    score,
    isWipedOut: { A: isWipedOut(given.A), B: isWipedOut(given.B) },
    isTimeUp: !given.unlimitedRounds && given.roundsCompleted >= ROUNDS,
  });
  return { score, over: end !== null, winner: end?.winner ?? null, by: end?.by ?? null };
};
