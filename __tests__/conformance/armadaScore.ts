import { endOf, ROUNDS, type WonBy } from '../../src/systems/armada/scoring';

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

interface Result {
  readonly score: Readonly<Record<Player, number>>;
  readonly over: boolean;
  readonly winner: Player | null;
  readonly by: WonBy | null;
}

const sumOf = (costs: readonly { readonly cost: number }[]): number =>
  costs.reduce((sum, { cost }) => sum + cost, 0);

/** Scoring: a destroyed ship counts with all its upgrades, discarded ones too. */
const lostBy = ({ ships, squadrons }: Standing): number =>
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
const scoreOf = (given: ScoreGiven, player: Player): number => {
  const tokens = given.unlimitedRounds ? 0 : given[player].victoryTokens;
  return lostBy(given[otherPlayer(player)]) + tokens * given.victoryTokenValue;
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
