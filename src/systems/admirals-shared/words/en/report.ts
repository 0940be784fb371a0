import { makeGrammar } from '../../../../core/words';
import type { LuckKind } from '../../play/names';

const { plural, number } = makeGrammar('en');

const KINDS: Readonly<Record<LuckKind, string>> = {
  strikes: 'Strike icons',
  skirmishes: 'Skirmish hits',
  saves: 'Saves',
  terrain: 'Safe in terrain',
};

/** One decimal, and a sign that says which way. */
const more = (value: number): string => {
  const text = number(Math.abs(value), 1);
  if (!/[1-9]/.test(text)) return number(0, 1);
  return value > 0 ? `+${text}` : `−${text}`;
};

/** What a battle report says. */
export const reportWords = {
  title: (one: string, other: string) => `${one} against ${other}`,
  kicker: 'Battle report',
  unfinished: 'The battle is not over.',
  rounds: (played: number, of: number) =>
    `${plural(played, { one: '# round', other: '# rounds' })} of ${number(of)}`,

  score: 'Points',
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
  standingOf: (left: number, all: number, power: number) =>
    `${number(left)} of ${plural(all, { one: '# ship', other: '# ships' })} left, ${number(power)} power lost`,
  kills: 'Ships that took others out',
  killsOf: (ship: string, count: number) =>
    `${ship}: ${plural(count, { one: '# ship', other: '# ships' })}`,
  notes: 'Notes',

  luck: 'Luck',
  luckOf: (team: string) => `Luck: ${team}`,
  luckNote: 'What was rolled, and the average',
  noDice: 'No dice were entered.',
  kind: (kind: LuckKind) => KINDS[kind],
  luckier: (team: string, by: number, other: string, otherBy: number) =>
    `${team} had the better dice: ${more(by)} against the average, ${other} ${more(otherBy)}.`,
  level: 'Nobody had the better dice.',
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
