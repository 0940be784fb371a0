import type { Verdict } from '../../rounds/winner';
import type { Way } from '../../scoring/score';

/** The ways that the rules know, and open play's own. */
type AnyWay = Way | 'allOutWar';

const NAMES: Readonly<Record<AnyWay, string>> = {
  secureArea: 'Secure Area',
  holdTerritory: 'Hold Territory',
  bringItDown: 'Bring it Down',
  stakeAClaim: 'Stake a Claim',
  flyTheFlag: 'Fly the Flag',
  shutOut: 'Shut Out',
  allOutWar: 'All Out War',
};

const VERDICTS: Readonly<Record<Verdict, (winner: string) => string>> = {
  'wiped-out': (winner) => `${winner} wins: the other team has nothing left on the battlefield.`,
  'objective-points': (winner) => `${winner} wins on objective points.`,
  control: (winner) => `Level on points. ${winner} wins by holding more Strategic Systems.`,
  resilience: (winner) =>
    `Level on points and systems. ${winner} wins by having lost ships of less power.`,
  stalemate: () => 'Level on points, systems and losses: a draw.',
};

export const scoringWords = {
  way: (way: AnyWay) => NAMES[way],
  /** By the name of the team that wins; a draw has none. */
  verdicts: VERDICTS,
} as const;
