import { number } from '../../../kit/english';
import { reportWords as anyReport } from '../../../kit/words/en/report';

/** What a battle report says in both editions. */
export const reportWords = {
  ...anyReport,
  standingOf: (left: number, all: number, power: number | null) =>
    `${anyReport.standingOf(left, all, null)}, ${number(power ?? 0)} power lost`,
  luckFor: {
    strikes: 'Strike icons',
    skirmishes: 'Skirmish hits',
    saves: 'Saves',
    terrain: 'Safe in terrain',
  },
} as const;
