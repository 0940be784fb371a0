import { number } from '../../../kit/english';
import { anySetupWords } from '../../../kit/words/en/setup';
import type { Mode } from '../../play/setup';
import { rulingWords } from '../../../kit/reference/rulingPhrases';
import { rulings } from '../../reference/en/rulings';

/** What the set-up of a game says. */
export const setupDeskWords = {
  ...anySetupWords,
  modes: (mode: Mode) => (mode === 'historic' ? 'Battle from the booklet' : 'Two fleets'),
  modeDetail: (mode: Mode) =>
    mode === 'historic'
      ? 'Historic play: set forces, orders and special rules.'
      : 'Constructed play: up to 15 Fleet Value and 15 orders a side.',
  battle: 'Which battle',
  plays: (side: string) => `Who plays the ${side}`,
  stored: (value: number) => `${number(value)} Fleet Value`,
  training: (value: number) => `Training fleet · ${number(value)} Fleet Value`,
  systems: 'Star System hexes on the map',
  chooses: (team: string) => `${team} rolled higher and chooses.`,
  first: 'Goes first',
  ...rulingWords(rulings),
} as const;
