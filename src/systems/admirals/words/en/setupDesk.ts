import type { Sentences } from '../../../../core/checked/sentences';
import { capital, number } from '../../../kit/english';
import { anySetupWords } from '../../../kit/words/en/setup';
import type { Escalation } from '../../../admirals-shared/fleet/types';
import type { Mode } from '../../play/setup';
import { rulingWords } from '../../../kit/reference/rulingPhrases';
import { rulings } from '../../reference/en/rulings';
import type { Difficulty } from '../../scenario/setupFromScenario';

const MODES: Readonly<Record<Mode, string>> = {
  constructed: 'With orders',
  open: 'Open play',
  scenario: 'Scenario',
};

const BUILT_FOR: Readonly<Record<Mode, string>> = {
  constructed: 'play with orders',
  open: 'open play',
  scenario: 'a scenario',
};

const MODE_DETAILS: Readonly<Record<Mode, string>> = {
  constructed: 'Constructed play: order libraries and objective points.',
  open: 'No orders; most surviving power wins.',
  scenario: 'A battle with its own rules.',
};

const power = (points: number) => `${number(points)} power`;

export interface AllInReserve {
  readonly id: 'all-in-reserve';
  readonly team: string;
}

const PROBLEMS: Sentences<AllInReserve> = {
  'all-in-reserve': ({ team }) =>
    `${team} has every ship in reserve; one must start on the battlefield.`,
};

/** What the set-up of a game says. */
export const setupDeskWords = {
  ...anySetupWords,
  problems: { ...anySetupWords.problems, ...PROBLEMS },
  modes: (mode: Mode) => MODES[mode],
  modeDetail: (mode: Mode) => MODE_DETAILS[mode],
  level: 'Escalation',
  levels: (level: Escalation | 'custom', limit: number | null) =>
    limit === null ? 'Custom' : `${level} · ${number(limit)}`,
  systems: 'Strategic System hexes',
  uneven: (one: number, other: number) =>
    `${number(one)} against ${number(other)} players: teams should be even.`,
  tracked: 'This phone tracks',
  both: 'Both sides',
  only: (team: string) => `Only ${team}`,
  trackedNote: (team: string) =>
    `${team} is on paper: enter its ships as targets. There is no turn order.`,
  difficulty: 'Difficulty',
  difficultyOf: (difficulty: Difficulty, name: string) => `${capital(difficulty)} · ${name}`,
  library: (player: string) => `Order library of ${player}`,
  libraryNote: (basic: number, exactly: number, special: number, most: number) =>
    `${number(basic)} of ${number(exactly)} Basic · ${number(special)} of ${number(most)} Special`,
  libraryAct: (act: string, player: string) => `${act}: ${player}`,
  librarySearch: 'Find an order',

  training: (power_: number) => `Training fleet · ${power(power_)}`,
  stored: (mode: Mode, level: string, points: number | null) =>
    [MODES[mode], level, ...(points === null ? [] : [power(points)])].join(' · '),
  quick: 'Quick ships',
  quickDetail: 'No cards: just hull, shields and what you add.',
  reserve: (player: string) => `In reserve: ships of ${player}`,

  quickShips: (player: string) => `Ships of ${player}`,
  noQuick: 'None yet.',
  addQuick: 'Add a ship',
  copyQuick: 'Duplicate',
  removeQuick: 'Remove',
  quickName: 'Ship name',
  shipName: (at: number) => `Ship ${number(at)}`,
  quickPower: 'Power',
  quickDetailOf: (role: string, hull: number, shields: number) =>
    `${role} · hull ${number(hull)} · shields ${number(shields)}`,

  order: (first: string, second: string) =>
    `${first} is Team A and places first. ${second} is Team B and has the initiative.`,
  ...rulingWords(rulings),

  otherLevel: (fleet: string, level: string) => `${fleet} is built for another level: ${level}.`,
  otherMode: (fleet: string, mode: Mode) => `${fleet} is built for ${BUILT_FOR[mode]}.`,
} as const;
