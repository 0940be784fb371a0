import { makeGrammar } from '../../../../core/words';
import type { Outcome } from '../../rounds/winner';
import type { Way } from '../../scoring/score';

const { plural } = makeGrammar('en');

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

const MEANINGS: Readonly<Record<AnyWay, string>> = {
  secureArea: '1 for each piece in a Strategic System.',
  holdTerritory: '1 for each piece next to a Strategic System that its team is in.',
  bringItDown: '1 for each Super Heavy or Stationary piece that the other team lost.',
  stakeAClaim: '3 for each Strategic System that the team is in at the end.',
  flyTheFlag: '1 for each Super Heavy or Stationary piece of its own that was not defeated.',
  shutOut: '1 for each piece that the other team still has in reserve.',
  allOutWar: 'The power of all pieces that were not defeated.',
};

const VERDICTS: Readonly<Record<Outcome['by'], (winner: string) => string>> = {
  'wiped-out': (winner) => `${winner} wins: the other team has nothing left on the battlefield.`,
  'objective-points': (winner) => `${winner} wins on objective points.`,
  control: (winner) => `Level on points. ${winner} wins by holding more Strategic Systems.`,
  resilience: (winner) =>
    `Level on points and systems. ${winner} wins by having lost ships of less power.`,
  stalemate: () => 'Level on points, systems and losses: a draw.',
};

export const scoringWords = {
  way: (way: AnyWay) => NAMES[way],
  meaning: (way: AnyWay) => MEANINGS[way],
  points: (count: number) => plural(count, { one: '# point', other: '# points' }),
  /** `winner` is the team’s name; a draw has none. */
  verdict: (by: Outcome['by'], winner: string) => VERDICTS[by](winner),
} as const;
