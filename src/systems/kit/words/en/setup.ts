import type { Sentences } from '../../../../core/checked/sentences';
import { plural, number, list } from '../../english';
import type { SetupWhy } from '../../play/setups';

const PROBLEMS: Sentences<SetupWhy> = {
  'no-ships': ({ player }) => `${player} has no ships yet.`,
  'fleet-gone': ({ player }) => `Choose a fleet for ${player}.`,
  'same-id-twice': () => 'Something is in this game twice. Set it up again.',
  'team-roll-tied': () => 'A tie: roll again.',
  'no-such-team': () => 'A player is on a team that is not in this game. Set it up again.',
};

/** Two sides are against each other; of more, a name would be mostly that word. */
export const meeting = (teams: readonly string[]): string =>
  teams.join(teams.length > 2 ? ', ' : ' against ');

/** What the set-up of any game says. */
export const anySetupWords = {
  problems: PROBLEMS,
  title: 'New game',
  name: meeting,
  mode: 'Play',
  team: (at: number) => ['Team one', 'Team two'][at] ?? `Team ${number(at + 1)}`,
  names: 'Names and players',
  teamName: 'Team name',
  player: (at: number) => `Player ${number(at)}`,
  playerName: 'Name',
  addPlayer: 'Add a player',
  removePlayer: (player: string) => `Remove ${player}`,
  fleet: (player: string) => `Fleet of ${player}`,
  single: (kind: string) => `One ship of yours · ${kind}`,
  roll: 'A die for each team',
  rollNote: (teams: readonly string[]) => `First ${teams.join(', then ')}.`,
  rulings: 'Rulings for this game',
  rulingsNote: (changed: number, all: number) =>
    changed === 0
      ? `All ${number(all)} at default`
      : `${number(changed)} of ${number(all)} changed`,
  asUsual: 'Default',
  findings: 'Good to know',
  broken: (fleet: string, count: number) =>
    `${fleet} breaks ${plural(count, { one: '# rule', other: '# rules' })} of fleet building.`,
  missing: (fleet: string, codes: readonly string[]) =>
    `${fleet} is missing ${list(codes)}: add the pack or choose another fleet.`,
} as const;
