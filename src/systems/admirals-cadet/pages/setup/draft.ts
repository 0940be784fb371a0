import type { Answers } from '../../../../core/pages/answers';
import type { Shelf, ShelfFleet } from '../../../../core/pages/desks';
import { oneAt, textAt } from '../../../kit/pages/answered';
import {
  nameAt,
  rollTold,
  rulingsIn,
  systemsTold,
  teamAt,
  TEAMS,
  USUAL_SYSTEMS,
  type TeamName,
  type AnyTeamDraft,
} from '../../../admirals-shared/pages/setup/draft';
import { readiest } from '../../../kit/pages/readiest';
import { readFleet } from '../../fleet/draft';
import { MODES, type Mode } from '../../play/setup';
import { SCENARIOS, type ScenarioId } from '../../scenarios';
import { TRAINING_FLEETS } from '../../training/pack';

/** Where a player's ships come from: a fleet of the shelf, or one of the Training Set. */
export type FleetChoice = { readonly from: 'stored' | 'training'; readonly id: string };

export const makeChoice = ({ from, id }: FleetChoice): string => `${from}:${id}`;

const parseChoice = (text: string | null): FleetChoice | null => {
  const [from, ...id] = (text ?? '').split(':');
  return from === 'stored' || from === 'training' ? { from, id: id.join(':') } : null;
};

export interface PlayerDraft {
  /** Where its answers stand. */
  readonly path: string;
  readonly id: string;
  readonly team: TeamName;
  readonly name: string;
  readonly choice: FleetChoice | null;
}

export type TeamDraft = AnyTeamDraft<PlayerDraft>;

/** A new game as far as it was said. */
export interface TableDraft {
  readonly mode: Mode;
  readonly scenario: (typeof SCENARIOS)[number];
  readonly systems: number;
  readonly teams: readonly [TeamDraft, TeamDraft];
  readonly roll: readonly number[];
  /** Who goes first where the one who may choose has; else the higher roll. */
  readonly first: TeamName | null;
  readonly rulings: Readonly<Record<string, string>>;
}

/** Names that stand in where nobody has typed one. */
interface StandIns {
  readonly team: (at: number) => string;
  readonly player: (at: number) => string;
}

const sideAt = (answers: Answers, team: TeamName, say: StandIns): TeamDraft =>
  teamAt(answers, team, say.team, (path, id, count): PlayerDraft => ({
    path,
    id,
    team,
    name: nameAt(answers, `${path}.name`, say.player(count)).name,
    choice: parseChoice(textAt(answers, `${path}.fleet`)),
  }));

const scenarioIn = (answers: Answers): TableDraft['scenario'] => {
  const id = oneAt<ScenarioId>(
    answers,
    'scenario',
    SCENARIOS.map((one) => one.id),
  );
  return SCENARIOS.find((one) => one.id === id) ?? SCENARIOS[0];
};

/** The table that a draft tells of. */
export const readTable = (answers: Answers, shelf: Shelf, say: StandIns): TableDraft => ({
  mode: oneAt(answers, 'mode', MODES) ?? 'historic',
  scenario: scenarioIn(answers),
  systems: systemsTold(answers),
  teams: [sideAt(answers, 'A', say), sideAt(answers, 'B', say)],
  roll: rollTold(answers),
  first: oneAt(answers, 'first', TEAMS),
  rulings: { ...shelf.rulings, ...rulingsIn(answers) },
});

export const blankPlayer = (choice: FleetChoice | null): Answers => ({
  name: '',
  fleet: choice ? makeChoice(choice) : '',
});

const hasShips = ({ draft }: ShelfFleet): boolean => readFleet(draft).ships.length > 0;

/** A fleet each: those of the shelf first that can be brought, then the Training Set's. */
export const blankTable = (
  shelf: Shelf,
  rulings: Readonly<Record<string, string>>,
  isLegal: (fleet: ShelfFleet) => boolean,
): Answers => {
  const kept = readiest(shelf.fleets, TEAMS.length, { hasShips, isLegal });
  const choices = [
    ...kept.map(({ id }): FleetChoice => ({ from: 'stored', id })),
    ...TRAINING_FLEETS.map(({ id }): FleetChoice => ({ from: 'training', id })),
  ];
  return {
    mode: kept.length > 0 ? 'constructed' : 'historic',
    scenario: SCENARIOS[0].id,
    systems: USUAL_SYSTEMS,
    teams: TEAMS.map((_, at) => ({ name: '', players: [blankPlayer(choices[at] ?? null)] })),
    roll: [],
    first: null,
    rulings,
    names: {},
  };
};
