import type { Sentences } from '../../../../core/checked/sentences';
import { makeGrammar } from '../../../../core/words';
import { setupDeskWords as shared } from '../../../admirals-shared/words/en/setupDesk';
import type { SetupDeskWhy } from '../../pages/setup/lacks';
import type { Mode } from '../../play/setup';
import { rulings } from '../../reference/en/rulings';
import type { RulingId } from '../../rulings';

const { number } = makeGrammar('en');

const MODES: Readonly<Record<Mode, string>> = {
  constructed: 'Two fleets',
  historic: 'A battle of the booklet',
};

const MODE_DETAILS: Readonly<Record<Mode, string>> = {
  constructed: 'Constructed play: up to 15 Fleet Value and 15 orders a side.',
  historic: 'Historic play: forces, orders and rules of their own.',
};

const PROBLEMS: Sentences<SetupDeskWhy> = {
  'no-ships': ({ player }) => `The fleet of ${player} has no ships yet.`,
  'fleet-gone': ({ player }) => `Choose a fleet for ${player}.`,
};

/** What the set-up of a game says; the same words as in the other edition where it is the same. */
export const setupDeskWords = {
  ...shared,
  problems: PROBLEMS,
  modes: (mode: Mode) => MODES[mode],
  modeDetail: (mode: Mode) => MODE_DETAILS[mode],
  battle: 'Which battle',
  plays: (side: string) => `Who plays the ${side}`,
  team: (at: number) => (at === 0 ? 'Side one' : 'Side two'),
  teamName: 'Name of the side',
  stored: (value: number) => `${number(value)} Fleet Value`,
  training: (value: number) => `Training fleet · ${number(value)} Fleet Value`,
  systems: 'Star System hexes on the map',
  roll: 'A die for each side',
  chooses: (team: string) => `${team} rolled higher and chooses.`,
  first: 'Goes first',
  ruling: (id: RulingId) => rulings[id].question,
  rulingAnswer: (id: RulingId, answer: string): string => {
    const answers: Readonly<Record<string, string>> = rulings[id].answers;
    return answers[answer] ?? answer;
  },
} as const;
