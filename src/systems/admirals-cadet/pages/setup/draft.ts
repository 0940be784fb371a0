import { answerAt, type Answer, type Answers } from '../../../../core/pages/answers';
import type { Shelf } from '../../../../core/pages/desks';
import { countAt, diceAt, itemsAt, oneAt, textAt } from '../../../admirals/editions';
import { MODES, type Mode } from '../../play/setup';
import { SCENARIOS, type ScenarioId } from '../../scenarios';
import { TRAINING_FLEETS } from '../../training/pack';

/** The two sides of a constructed game, by the ids that they have in it. */
export const TEAMS = ['A', 'B'] as const;
export type TeamName = (typeof TEAMS)[number];

export const MOST_PLAYERS = 3;
export const MOST_SYSTEMS = 12;
const USUAL_SYSTEMS = 3;

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

export interface TeamDraft {
  readonly id: TeamName;
  readonly path: string;
  readonly name: string;
  /** By a person, not by a stand-in. */
  readonly isNamed: boolean;
  readonly players: readonly PlayerDraft[];
}

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

const named = (answers: Answers, path: string, otherwise: string) => {
  const text = textAt(answers, path)?.trim() ?? '';
  return { name: text === '' ? otherwise : text, isNamed: text !== '' };
};

const playersIn = (answers: Answers, at: number): number =>
  Math.max(1, Math.min(MOST_PLAYERS, itemsAt(answers, `teams.${at}.players`).length));

const teamAt = (answers: Answers, at: 0 | 1, say: StandIns): TeamDraft => {
  const path = `teams.${at}`;
  const id = TEAMS[at];
  const before = at === 0 ? 0 : playersIn(answers, 0);
  return {
    id,
    path,
    ...named(answers, `${path}.name`, say.team(at)),
    players: Array.from({ length: playersIn(answers, at) }, (_, place): PlayerDraft => {
      const own = `${path}.players.${place}`;
      return {
        path: own,
        id: `${id}${place + 1}`,
        team: id,
        name: named(answers, `${own}.name`, say.player(before + place + 1)).name,
        choice: parseChoice(textAt(answers, `${own}.fleet`)),
      };
    }),
  };
};

const rulingsIn = (answers: Answers): Readonly<Record<string, string>> => {
  const found = answerAt(answers, 'rulings');
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(
    Object.entries(found).flatMap(([id, to]) => (typeof to === 'string' ? [[id, to]] : [])),
  );
};

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
  systems: Math.max(0, Math.min(MOST_SYSTEMS, countAt(answers, 'systems') ?? USUAL_SYSTEMS)),
  teams: [teamAt(answers, 0, say), teamAt(answers, 1, say)],
  roll: diceAt(answers, 'roll').slice(0, TEAMS.length),
  first: oneAt(answers, 'first', TEAMS),
  rulings: { ...shelf.rulings, ...rulingsIn(answers) },
});

export const blankPlayer = (choice: FleetChoice | null): Answers => ({
  name: '',
  fleet: choice ? makeChoice(choice) : '',
});

/** A fleet each: those of the shelf first, then the Training Set's. */
export const blankTable = (shelf: Shelf, rulings: Readonly<Record<string, string>>): Answers => {
  const choices = [
    ...shelf.fleets.map(({ id }): FleetChoice => ({ from: 'stored', id })),
    ...TRAINING_FLEETS.map(({ id }): FleetChoice => ({ from: 'training', id })),
  ];
  return {
    mode: shelf.fleets.length > 0 ? 'constructed' : 'historic',
    scenario: SCENARIOS[0].id,
    systems: USUAL_SYSTEMS,
    teams: TEAMS.map((_, at) => ({ name: '', players: [blankPlayer(choices[at] ?? null)] })),
    roll: [],
    first: null,
    rulings,
    names: {},
  };
};

/** A list without the item at a place. */
export const without = (answers: Answers, path: string, at: number): readonly Answer[] =>
  itemsAt(answers, path).filter((_, place) => place !== at);
