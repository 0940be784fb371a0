/** Round: the game ends after six. */
export const ROUNDS = 6;

export type WonBy = 'all-ships-destroyed' | 'score' | 'tie-second-player' | 'draw';

/** Where a game stands, by what ends it. */
export interface Ending<Side extends string> {
  readonly sides: readonly [Side, Side];
  readonly first: Side;
  readonly score: Readonly<Record<Side, number>>;
  readonly isWipedOut: Readonly<Record<Side, boolean>>;
  readonly isTimeUp: boolean;
  /** AR-29: whether a side without ships may still win by its score. */
  readonly ahead?: 'ship-left-wins' | 'by-score';
  /** AR-30: whether a death match may end level. */
  readonly ties?: 'by-score' | 'draw';
}

/** Winning and Losing: a fleet without ships loses at once (AR-29); else the score, then the second player. */
export const endOf = <Side extends string>({
  sides: [one, other],
  first,
  score,
  isWipedOut: wiped,
  isTimeUp,
  ahead = 'ship-left-wins',
  ties = 'by-score',
}: Ending<Side>): {
  readonly winner: Side | null;
  readonly by: WonBy;
} | null => {
  if (!wiped[one] && !wiped[other] && !isTimeUp) return null;
  if (wiped[one] !== wiped[other] && ahead === 'ship-left-wins')
    return { winner: wiped[one] ? other : one, by: 'all-ships-destroyed' };
  if (score[one] === score[other] && ties === 'draw') return { winner: null, by: 'draw' };
  if (score[one] === score[other])
    return { winner: first === one ? other : one, by: 'tie-second-player' };
  return { winner: score[one] > score[other] ? one : other, by: 'score' };
};
