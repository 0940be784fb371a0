import type { Sentences } from '../../../../core/checked/sentences';
import { makeGrammar } from '../../../../core/words';
import type { Escalation } from '../../fleet/types';
import type { Mode } from '../../../admirals/play/setup';
import { rulings } from '../../../admirals/reference/en/rulings';
import type { Difficulty } from '../../../admirals/scenario/types';
import type { RulingId } from '../../../admirals/rulings';
import type { SetupDeskWhy } from '../../pages/setup/lacks';

const { plural, number, list } = makeGrammar('en');

const MODES: Readonly<Record<Mode, string>> = {
  constructed: 'With orders',
  open: 'Open play',
  scenario: 'Scenario',
};

const MODE_DETAILS: Readonly<Record<Mode, string>> = {
  constructed: 'Constructed play: order libraries and objective points.',
  open: 'No orders; power that survives decides.',
  scenario: 'A battle with rules of its own.',
};

const power = (points: number) => `${number(points)} power`;

const PROBLEMS: Sentences<SetupDeskWhy> = {
  'no-ships': ({ player }) => `${player} has no ships yet: choose a fleet or add quick ships.`,
  'fleet-gone': ({ player }) => `The fleet of ${player} is no longer there; choose another.`,
  'all-in-reserve': ({ team }) => `${team} has every ship in reserve; one must be on the board.`,
};

/** What the set-up of a game says. */
export const setupDeskWords = {
  problems: PROBLEMS,
  title: 'New game',
  name: (one: string, other: string) => `${one} against ${other}`,
  mode: 'Play',
  modes: (mode: Mode) => MODES[mode],
  modeDetail: (mode: Mode) => MODE_DETAILS[mode],
  level: 'Escalation',
  levels: (level: Escalation | 'custom', limit: number | null) =>
    limit === null ? 'Custom' : `${level} · ${number(limit)}`,
  systems: 'Strategic System hexes',
  tracked: 'This phone keeps',
  both: 'Both sides',
  only: (team: string) => `Only ${team}`,
  trackedNote: (team: string) =>
    `${team} is kept on paper: its ships may be entered as targets, and turns are not kept.`,
  difficulty: 'Difficulty',
  difficultyOf: (difficulty: Difficulty, name: string) =>
    ({ easy: 'Easy', advanced: 'Advanced', challenge: 'Challenge' })[difficulty] + ` · ${name}`,
  library: (player: string) => `Order library of ${player}`,
  libraryNote: (basic: number, exactly: number, special: number, most: number) =>
    `${number(basic)} of ${number(exactly)} Basic · ${number(special)} of ${number(most)} Special`,
  libraryAct: (act: string, player: string) => `${act}: ${player}`,
  librarySearch: 'Find an order',

  team: (at: number) => (at === 0 ? 'Team one' : 'Team two'),
  teamName: 'Name of the team',
  player: (at: number) => `Player ${number(at)}`,
  playerName: 'Name',
  addPlayer: 'Add a player',
  removePlayer: (player: string) => `Take ${player} out`,
  fleet: (player: string) => `Fleet of ${player}`,
  training: (power_: number) => `Training fleet · ${power(power_)}`,
  stored: (mode: Mode, level: string, points: number | null) =>
    [MODES[mode], level, ...(points === null ? [] : [power(points)])].join(' · '),
  quick: 'Quick ships',
  quickDetail: 'No cards: hull, shields and what else you say of them.',
  reserve: (player: string) => `In reserve: ships of ${player}`,
  reserveNote: 'Ships that do not fit onto the setup hexes.',

  quickShips: (player: string) => `Ships of ${player}`,
  noQuick: 'None yet.',
  addQuick: 'Add a ship',
  copyQuick: 'One more like it',
  removeQuick: 'Take it out',
  quickName: 'Name of the ship',
  shipName: (at: number) => `Ship ${number(at)}`,
  quickPower: 'Power',
  quickDetailOf: (role: string, hull: number, shields: number) =>
    `${role} · hull ${number(hull)} · shields ${number(shields)}`,

  roll: 'A die for each team',
  rollNote: (one: string, other: string) => `First ${one}, then ${other}.`,
  order: (first: string, second: string) =>
    `${first} is Team A and places first. ${second} is Team B and has the initiative.`,
  rulings: 'How this table reads the rules',
  ruling: (id: RulingId) => rulings[id].question,
  rulingAnswer: (id: RulingId, answer: string): string => {
    const answers: Readonly<Record<string, string>> = rulings[id].answers;
    return answers[answer] ?? answer;
  },

  findings: 'Worth knowing',
  otherLevel: (fleet: string, level: string) => `${fleet} is built for ${level}.`,
  otherMode: (fleet: string, mode: Mode) => `${fleet} is built for ${MODES[mode].toLowerCase()}.`,
  broken: (fleet: string, count: number) =>
    `${fleet} breaks ${plural(count, { one: '# rule', other: '# rules' })} of fleet building.`,
  missing: (fleet: string, codes: readonly string[]) =>
    `${fleet} lacks ${list(codes)}: add the pack or choose another fleet.`,
} as const;
