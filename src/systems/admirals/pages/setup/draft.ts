import type { Answers } from '../../../../core/pages/answers';
import type { Shelf, ShelfFleet } from '../../../../core/pages/desks';
import { readFleet } from '../../fleet/draft';
import {
  nameAt,
  rollTold,
  rulingsIn,
  systemsTold,
  teamAt,
  TEAMS,
  USUAL_SYSTEMS,
  type AnyTeamDraft,
  type Naming,
  type TeamName,
} from '../../../admirals-shared/pages/setup/draft';
import { readiest } from '../../../kit/pages/readiest';
import { ESCALATIONS, type Escalation } from '../../../admirals-shared/fleet/types';
import { MODES, type Mode } from '../../play/setup';
import { DIFFICULTIES, type Difficulty } from '../../scenario/types';
import { TRAINING_PACK } from '../../../admirals-shared/training/pack';
import { TRAINING_SCENARIO } from '../../../admirals-shared/training/scenario';
import { countAt, oneAt, textAt, textsAt } from '../../../kit/pages/answered';
import { quickFrom } from '../quickShipBlocks';
import { itemsAt } from '../../../kit/pages/toggled';
import type { QuickShip } from '../../play/commands';

export const LEVELS = [
  // The keys of the table of levels are the levels.
  ...(Object.keys(ESCALATIONS) as Escalation[]),
  'custom',
] as const;
export type Level = (typeof LEVELS)[number];

const MOST_QUICK = 20;

/** Where a player's ships come from: a fleet of the shelf, one of the training set, or said on the spot. */
export type FleetChoice =
  | { readonly from: 'stored'; readonly id: string }
  | { readonly from: 'training'; readonly list: string }
  | { readonly from: 'quick' };

const STORED = 'stored:';
const TRAINING = 'training:';
const QUICK = 'quick';

export const makeChoice = (choice: FleetChoice): string => {
  switch (choice.from) {
    case 'stored':
      return STORED + choice.id;
    case 'training':
      return TRAINING + choice.list;
    case 'quick':
      return QUICK;
  }
};

const parseChoice = (text: string | null): FleetChoice | null => {
  if (text === QUICK) return { from: 'quick' };
  if (text?.startsWith(STORED)) return { from: 'stored', id: text.slice(STORED.length) };
  if (text?.startsWith(TRAINING)) return { from: 'training', list: text.slice(TRAINING.length) };
  return null;
};

export interface QuickDraft {
  readonly name: string;
  readonly power: number;
  readonly ship: QuickShip;
}

export interface PlayerDraft extends Naming {
  /** Where its answers stand. */
  readonly path: string;
  /** Within the game. */
  readonly id: string;
  readonly team: TeamName;
  readonly choice: FleetChoice | null;
  /** Ids of ships of the fleet. */
  readonly reserve: readonly string[];
  readonly quick: readonly QuickDraft[];
}

export type TeamDraft = AnyTeamDraft<PlayerDraft>;

/** A new game as far as it was said. */
export interface TableDraft {
  readonly mode: Mode;
  readonly level: Level;
  readonly systems: number;
  /** Null where both sides are kept on the phone. */
  readonly onlyTeam: TeamName | null;
  readonly teams: readonly TeamDraft[];
  readonly roll: readonly number[];
  readonly rulings: Readonly<Record<string, string>>;
  readonly difficulty: Difficulty;
  /** 11B-02: order codes by the scenario's player, where one was put together. */
  readonly libraries: Readonly<Record<string, readonly string[]>>;
}

/** Names that stand in where nobody has typed one. */
export interface StandIns {
  readonly team: (at: number) => string;
  readonly player: (at: number) => string;
  readonly shipName: (at: number) => string;
}

const quickAt = (answers: Answers, path: string, at: number, say: StandIns): QuickDraft => ({
  name: nameAt(answers, `${path}.name`, say.shipName(at + 1)).name,
  power: countAt(answers, `${path}.power`) ?? 1,
  ship: quickFrom(answers, `${path}.`),
});

const playerAt =
  (answers: Answers, team: TeamName, say: StandIns) =>
  (path: string, id: string, count: number): PlayerDraft => ({
    path,
    id,
    team,
    ...nameAt(answers, `${path}.name`, say.player(count)),
    choice: parseChoice(textAt(answers, `${path}.fleet`)),
    reserve: textsAt(answers, `${path}.reserve`) ?? [],
    quick: itemsAt(answers, `${path}.quick`)
      .slice(0, MOST_QUICK)
      .map((_, place) => quickAt(answers, `${path}.quick.${place}`, place, say)),
  });

const librariesIn = (answers: Answers): TableDraft['libraries'] =>
  Object.fromEntries(
    TRAINING_SCENARIO.players.flatMap(({ id }) => {
      const orders = textsAt(answers, `libraries.${id}`);
      return orders ? [[id, orders]] : [];
    }),
  );

/** The table that a draft tells of. */
export const readTable = (answers: Answers, say: StandIns): TableDraft => ({
  mode: oneAt(answers, 'mode', MODES) ?? 'constructed',
  level: oneAt(answers, 'level', LEVELS) ?? 'Alpha',
  systems: systemsTold(answers),
  onlyTeam: oneAt(answers, 'only', TEAMS),
  teams: TEAMS.map((id) => teamAt(answers, id, say.team, playerAt(answers, id, say))),
  roll: rollTold(answers),
  rulings: rulingsIn(answers),
  difficulty: oneAt(answers, 'difficulty', DIFFICULTIES) ?? 'easy',
  libraries: librariesIn(answers),
});

const trainingLists = (): readonly string[] =>
  TRAINING_PACK.cards.flatMap((card) => (card.kind === 'list' ? [card.code] : []));

export const blankPlayer = (fleet: FleetChoice | null): Answers => ({
  name: '',
  fleet: fleet ? makeChoice(fleet) : '',
  reserve: [],
  quick: [],
});

const hasShips = ({ draft }: ShelfFleet): boolean => readFleet(draft).ships.length > 0;

/** Two teams with a fleet each: those of the shelf first that can be brought, then the training set's. */
export const blankTable = (
  shelf: Shelf,
  rulings: Readonly<Record<string, string>>,
  isLegal: (fleet: ShelfFleet) => boolean,
): Answers => {
  const kept = readiest(shelf.fleets, TEAMS.length, { hasShips, isLegal });
  const stored = kept.map(({ id }): FleetChoice => ({ from: 'stored', id }));
  const training = trainingLists().map((list): FleetChoice => ({ from: 'training', list }));
  const [first] = kept;
  const { mode, limit } = first
    ? readFleet(first.draft)
    : { mode: 'constructed', limit: { escalation: 'Alpha' } };
  const choices = [stored[0] ?? training[0], stored[1] ?? training[1]];
  return {
    mode,
    level: limit.escalation,
    systems: USUAL_SYSTEMS,
    only: null,
    teams: choices.map((choice) => ({ name: '', players: [blankPlayer(choice ?? null)] })),
    roll: [],
    rulings,
    difficulty: 'easy',
  };
};
