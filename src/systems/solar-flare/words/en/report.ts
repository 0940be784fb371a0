import { makeGrammar } from '../../../../core/words';
import { reportWords as anyReport } from '../../../kit/words/en/report';

const { plural } = makeGrammar('en');

export const reportWords = {
  ...anyReport,
  score: 'Ships left',
  pointsOf: (ships: number) => plural(ships, { one: '# ship left', other: '# ships left' }),
  luckFor: { beams: 'Beams', blasts: 'Torpedo blasts', asteroids: 'Asteroids' },
} as const;
