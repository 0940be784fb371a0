import { makeGrammar } from '../../../../core/words';
import { reportWords as shared } from '../../../admirals-shared/words/en/report';

const { plural, number } = makeGrammar('en');

/** What a battle report says; the same words as in the other edition where it is the same. */
export const reportWords = {
  ...shared,
  rounds: (played: number, of: number) =>
    `${plural(played, { one: '# turn', other: '# turns' })} of ${number(of)}`,
  points: 'Points by turn',
  roundOf: (turn: number, line: string) => `Turn ${number(turn)}: ${line}`,
  standingOf: (left: number, all: number, value: number) =>
    `${number(left)} of ${plural(all, { one: '# ship', other: '# ships' })} left, ${number(value)} Fleet Value lost`,
  starSystem: 'Star Systems',
  objectivePoints: (points: number) =>
    plural(points, { one: '# Objective Point', other: '# Objective Points' }),
  head: { ...shared.head, team: 'Side', round: (turn: number) => `T${number(turn)}` },
} as const;
