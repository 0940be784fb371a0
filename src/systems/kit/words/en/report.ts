import { counts, number, plural } from '../../english';
import { meeting } from './setup';

/** One decimal, and a sign that says which way. */
const more = (value: number): string => {
  const text = number(Math.abs(value), 1);
  if (!/[1-9]/.test(text)) return number(0, 1);
  return value > 0 ? `+${text}` : `−${text}`;
};

/** How far the dice of a team were from their average. */
interface TeamLuck {
  readonly team: string;
  readonly by: number;
}

const luckier = (first: TeamLuck, others: readonly TeamLuck[]): string => {
  const rest = others.map(({ team, by }) => `${team} ${more(by)}`).join(', ');
  const degree = others.length > 1 ? 'best' : 'better';
  return `${first.team} had the ${degree} dice: ${more(first.by)} against the average, ${rest}.`;
};

/** What the battle report of any game says. */
export const reportWords = {
  title: meeting,
  kicker: 'Battle report',
  unfinished: 'The battle is not over.',
  rounds: (played: number, of: number | null) =>
    (of === null ? '' : `${number(played)} of `) +
    plural(of ?? played, { one: '# round', other: '# rounds' }),

  score: 'Points',
  pointsOf: counts('point'),
  scoreOf: (points: readonly number[]) => points.map((one) => number(one)).join(' : '),

  result: 'Result',
  points: 'Points by round',
  ways: 'What the points were for',
  losses: 'Losses',
  noLosses: 'No ship was lost.',
  roundOf: (round: number, line: string) => `Round ${number(round)}: ${line}`,
  setUp: (line: string) => `Before the battle: ${line}`,
  lossesOf: (team: string, standing: string) => `${team}: ${standing}`,
  standing: 'Ships',
  standingOf: (left: number, all: number, lost: number | null) =>
    `${number(left)} of ${number(all)} left` +
    (lost === null ? '' : `, ${plural(lost, { one: '# point', other: '# points' })} lost`),
  kills: 'Kills',
  killsOf: (ship: string, count: number) =>
    `${ship}: ${plural(count, { one: '# ship', other: '# ships' })}`,
  notes: 'Notes',

  luck: 'Luck',
  luckOf: (team: string) => `Luck: ${team}`,
  luckNote: 'What was rolled, and the average',
  noDice: 'No dice were entered.',
  luckier,
  level: 'Nobody had better dice.',
  difference: more,
  mean: (value: number) => number(value, 1),
  best: (line: string, by: number) => `The best roll (${more(by)}): ${line}`,
  worst: (line: string, by: number) => `The worst roll (${more(by)}): ${line}`,

  head: {
    team: 'Team',
    round: (round: number) => `R${number(round)}`,
    total: 'All',
    rolled: 'Dice',
    expected: 'Expected',
    actual: 'Rolled',
    difference: 'Luck',
  },
  byHand: 'By hand',
} as const;
