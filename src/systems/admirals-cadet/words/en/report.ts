import { counts, number, plural } from '../../../kit/english';
import { reportWords as anyReport } from '../../../kit/words/en/report';
import { reportWords as shared } from '../../../admirals-shared/words/en/report';

/** What a battle report says; the same words as in the other edition where it is the same. */
export const reportWords = {
  ...shared,
  rounds: (played: number, of: number | null) =>
    `${number(played)} of ${plural(of ?? played, { one: '# turn', other: '# turns' })}`,
  points: 'Points by turn',
  pointsOf: counts('Objective Point'),
  roundOf: (turn: number, line: string) => `Turn ${number(turn)}: ${line}`,
  standingOf: (left: number, all: number, value: number | null) =>
    `${anyReport.standingOf(left, all, null)}, ${number(value ?? 0)} Fleet Value lost`,
  starSystem: 'Star Systems',
  luckFor: { ...shared.luckFor, strikes: 'Attack icons' },
  head: { ...shared.head, team: 'Side', round: (turn: number) => `T${number(turn)}` },
} as const;
