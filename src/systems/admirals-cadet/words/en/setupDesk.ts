import { number } from '../../../kit/english';
import { anySetupWords } from '../../../kit/words/en/setup';
import type { Mode } from '../../play/setup';
import { rulingWords } from '../../../kit/reference/rulingPhrases';
import { rulings } from '../../reference/en/rulings';

const MODES: Readonly<Record<Mode, string>> = {
  constructed: 'Two fleets',
  historic: 'Battle from the booklet',
};

const MODE_DETAILS: Readonly<Record<Mode, string>> = {
  constructed: 'Constructed play: up to 15 Fleet Value and 15 orders a side.',
  historic: 'Historic play: set forces, orders and special rules.',
};

/** What the set-up of a game says. */
export const setupDeskWords = {
  ...anySetupWords,
  modes: (mode: Mode) => MODES[mode],
  modeDetail: (mode: Mode) => MODE_DETAILS[mode],
  battle: 'Which battle',
  plays: (side: string) => `Who plays the ${side}`,
  stored: (value: number) => `${number(value)} Fleet Value`,
  training: (value: number) => `Training fleet · ${number(value)} Fleet Value`,
  systems: 'Star System hexes on the map',
  chooses: (team: string) => `${team} rolled higher and chooses.`,
  first: 'Goes first',
  ...rulingWords(rulings),
} as const;
