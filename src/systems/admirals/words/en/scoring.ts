import type { Verdict } from '../../rounds/winner';
import type { Way } from '../../scoring/score';
import type { MissingCard } from '../../../kit/fleets/gather';
import type { Sentences } from '../../../../core/checked/sentences';
import { counts, plural } from '../../../kit/english';
import type { ScenarioTrouble } from '../../scenario/setupFromScenario';

/** The ways that the rules know, and open play's own. */
const WAYS: Readonly<Record<Way | 'allOutWar', string>> = {
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
  'objective-points': (winner) => `${winner} wins on Objective Points.`,
  control: (winner) => `Level on points. ${winner} wins by holding more Strategic Systems.`,
  resilience: (winner) => `Level on points and systems. ${winner} wins by losing less power.`,
  stalemate: () => 'Level on points, systems and losses: a draw.',
};

export const scoringWords = {
  /** Null for any other reason. */
  way: (why: string): string | null => new Map(Object.entries(WAYS)).get(why) ?? null,
  /** By the name of the team that wins; a draw has none. */
  verdicts: VERDICTS,
} as const;

const basic = counts('Basic order');
const special = counts('Special order');

const PROBLEMS: Sentences<Exclude<ScenarioTrouble, MissingCard>> = {
  'no-such-difficulty': () => 'This scenario does not have that difficulty.',
  'library-basic-count': ({ count, exactly }) =>
    `The library has ${basic(count)} and needs exactly ${exactly}; ` +
    (count < exactly ? `add ${exactly - count}.` : `take out ${count - exactly}.`),
  'library-special-count': ({ count, most }) =>
    `The library has ${special(count)} and may have ${most}; take out ${count - most}.`,
  'library-copies': ({ order, most }) =>
    `The scenario allows ${plural(most, { one: '# copy', other: '# copies' })} of ${order}.`,
};

export const scenarioWords = {
  problems: PROBLEMS,
  meaning: {
    easy: 'No orders: a commander leads each side, as in open play.',
    advanced: 'The full rules, with an order library you choose within limits.',
    challenge: 'The full rules, with a fixed order library and more ways to score.',
  },
} as const;
