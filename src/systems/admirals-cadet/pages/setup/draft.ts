import type { Answers } from '../../../../core/pages/answers';
import type { Shelf, ShelfFleet } from '../../../../core/pages/desks';
import {
  rollAt,
  systemsAt,
  TEAMS,
  USUAL_SYSTEMS,
  type TeamName,
} from '../../../admirals-shared/pages/setup';
import { oneAt } from '../../../kit/pages/answered';
import {
  blankTeams,
  readiest,
  rulingsIn,
  teamsAt,
  type AnyTeamDraft,
  type StandIns,
} from '../../../kit/pages/setup/draft';
import { FLEET_FORM } from '../../fleet/fleetForm';
import { MODES, type Mode } from '../../play/setup';
import { SCENARIOS, type ScenarioId } from '../../scenarios';
import { TRAINING_FLEETS } from '../../training/pack';

/** Fleets of the Training Set, by their ids. */
export const TRAINING = 'training';

/** A new game as far as it was said. */
export interface TableDraft {
  readonly mode: Mode;
  readonly scenario: (typeof SCENARIOS)[number];
  readonly systems: number;
  readonly teams: readonly AnyTeamDraft[];
  readonly roll: readonly number[];
  /** Who goes first where the one who may choose has; else the higher roll. */
  readonly first: TeamName | null;
  readonly rulings: Readonly<Record<string, string>>;
}

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
  systems: systemsAt(answers),
  teams: teamsAt(answers, TEAMS, say, () => ({})),
  roll: rollAt(answers),
  first: oneAt(answers, 'first', TEAMS),
  rulings: { ...shelf.rulings, ...rulingsIn(answers) },
});

const hasShips = ({ draft }: ShelfFleet): boolean => FLEET_FORM.read(draft).ships.length > 0;

/** A fleet each: those of the shelf first that can be brought, then the Training Set's. */
export const blankTable = (
  shelf: Shelf,
  rulings: Readonly<Record<string, string>>,
  isLegal: (fleet: ShelfFleet) => boolean,
): Answers => {
  const kept = readiest(shelf, TEAMS.length, { hasShips, isLegal });
  const training = TRAINING_FLEETS.map(({ id }) => ({ from: TRAINING, id }));
  return {
    mode: kept.length > 0 ? 'constructed' : 'historic',
    scenario: SCENARIOS[0].id,
    systems: USUAL_SYSTEMS,
    teams: blankTeams(TEAMS.length, kept, training),
    roll: [],
    first: null,
    rulings,
    names: {},
  };
};
