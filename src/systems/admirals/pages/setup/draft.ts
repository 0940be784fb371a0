import type { Fleet } from '../../fleet/breaches';
import type { Shelf, ShelfCard, ShelfFleet } from '../../../../core/pages/desks';
import type { ConstructionList } from '../../../admirals-shared/cards/types';
import { CUSTOM_LIMIT, FLEET_FORM } from '../../fleet/fleetForm';
import { firstLibrary } from '../../fleet/libraryRules';
import { entriesOf } from '../../../kit/fleets/entries';
import { ANY_SHIPS, listOf } from '../../fleet/anyShips';
import { atHand } from '../../../kit/fleets/gather';
import { SHIP } from '../../../kit/fleets/ownShips';
import { fleetCards, isAdmiralsCard, type FleetCards } from '../../fleet/fleetCards';
import { fleetFromCodes } from '../../fleet/fleetFromCodes';
import { type FleetMode, ESCALATIONS, type Escalation } from '../../../admirals-shared/fleet/types';
import { TRAINING_FLEETS, type ReadyFleet } from '../../training/fleets';
import { TRAINING_PACK } from '../../../admirals-shared/training/pack';
import type { Answers } from '../../../../core/pages/answers';
import * as setups from '../../../admirals-shared/pages/setup';
import * as kit from '../../../kit/pages/setup/blocks';
import { MODES, type Mode } from '../../play/setup';
import { DIFFICULTIES, type Difficulty } from '../../scenario/setupFromScenario';
import { countAt, oneAt, textsAt } from '../../../kit/pages/answered';
import { quickFrom } from '../quickShipBlocks';
import { itemsAt } from '../../../kit/pages/toggled';
import type { QuickShip } from '../../play/commands';
import { TRAINING_SCENARIO } from '../../training/scenario';

/** A fleet that can be brought, with the cards that it was built with. */
export interface FleetToBring {
  readonly name: string;
  readonly fleet: Fleet;
  /** Null where the list is not at hand. */
  readonly list: ConstructionList | null;
  readonly cards: FleetCards;
}

const broughtFrom = (name: string, fleet: Fleet, cards: FleetCards): FleetToBring => ({
  name,
  fleet,
  list: listOf(fleet, cards),
  cards,
});

const cardsAtHand = (shelf: Shelf, own: ShelfFleet['cards'] = {}): FleetCards =>
  fleetCards(atHand(own, shelf, isAdmiralsCard).map(({ card }) => card));

export const storedFleet = ({ name, draft, cards }: ShelfFleet, shelf: Shelf): FleetToBring =>
  broughtFrom(name, FLEET_FORM.read(draft), cardsAtHand(shelf, cards));

/** The cards of its ships, each with the pack that it comes from. */
export const shipsAtHand = (kept: ShelfFleet, shelf: Shelf): readonly ShelfCard[] => {
  const { ships } = FLEET_FORM.read(kept.draft);
  return atHand(kept.cards, shelf, isAdmiralsCard).filter(
    ({ card }) => card.kind === 'ship' && ships.some(({ code }) => code === card.code),
  );
};

type Terms = Pick<TableDraft, 'mode' | 'level'>;

/** One ship of a player's own and nothing else, with orders for it: a game can begin with a single card. */
const singleShip = (code: string, table: Terms, shelf: Shelf): FleetToBring | null => {
  const cards = cardsAtHand(shelf);
  const card = cards.ships.get(code);
  if (!card) return null;
  const { level } = table;
  const mode = fleetModeOf(table);
  const limit = level === 'custom' ? CUSTOM : { escalation: level };
  const ships = entriesOf([code]);
  const fleet: Fleet = { mode, limit, list: ANY_SHIPS, ships, flightGroups: [], orders: [] };
  return broughtFrom(card.name, { ...fleet, orders: firstLibrary(fleet, cards) }, cards);
};

const CUSTOM = { escalation: 'custom', power: CUSTOM_LIMIT.usual } as const;

/** The training fleet of a list at the level of the table. */
export const trainingFleet = (list: string, table: Terms): FleetToBring | null => {
  const level = table.level === 'custom' ? 'Alpha' : table.level;
  const mode = fleetModeOf(table);
  const ready: ReadyFleet | undefined = TRAINING_FLEETS.find(
    (one) => one.list === list && one.mode === mode && one.limit.escalation === level,
  );
  const cards = fleetCards(TRAINING_PACK.cards);
  return ready ? broughtFrom(ready.name, fleetFromCodes(ready), cards) : null;
};

/** The fleet of a player; null for quick ships and where it is gone. */
export const fleetOf = (
  table: Terms,
  { choice }: kit.AnyPlayerDraft,
  shelf: Shelf,
): FleetToBring | null => {
  if (choice?.from === SHIP) return singleShip(choice.id, table, shelf);
  if (choice?.from === TRAINING) return trainingFleet(choice.id, table);
  const kept = shelf.fleets.find(({ id }) => choice?.from === kit.STORED && id === choice.id);
  return kept ? storedFleet(kept, shelf) : null;
};

/** 13: how fleets are brought to this table. */
export const fleetModeOf = ({ mode }: Pick<TableDraft, 'mode'>): FleetMode =>
  mode === 'open' ? 'open' : 'constructed';

export const powerOf = ({ fleet, list }: FleetToBring): number | null => {
  const powerIn = (code: string) => list?.ships.find(({ ship }) => ship === code)?.power ?? 0;
  return list && fleet.ships.reduce((sum, { code }) => sum + powerIn(code), 0);
};

export const LEVELS = [
  // The keys of the table of levels are the levels.
  ...(Object.keys(ESCALATIONS) as Escalation[]),
  'custom',
] as const;
export type Level = (typeof LEVELS)[number];

const MOST_QUICK = 20;

/** Fleets of the training set by their list, and ships that are said on the spot. */
export const TRAINING = 'training';
export const QUICK = 'quick';

export interface QuickDraft {
  readonly name: string;
  readonly power: number;
  readonly ship: QuickShip;
}

interface OwnDraft {
  /** Ids of ships of the fleet. */
  readonly reserve: readonly string[];
  readonly quick: readonly QuickDraft[];
}

export type PlayerDraft = kit.AnyPlayerDraft & OwnDraft;
export type TeamDraft = kit.AnyTeamDraft<PlayerDraft>;

/** A new game as far as it was said. */
export interface TableDraft {
  readonly mode: Mode;
  readonly level: Level;
  readonly systems: number;
  /** Null where both sides are kept on the phone. */
  readonly onlyTeam: setups.TeamName | null;
  readonly teams: readonly TeamDraft[];
  readonly roll: readonly number[];
  readonly rulings: Readonly<Record<string, string>>;
  readonly difficulty: Difficulty;
  /** 11B-02: order codes by the scenario's player, where one was put together. */
  readonly libraries: Readonly<Record<string, readonly string[]>>;
}

interface OwnStandIns extends kit.StandIns {
  readonly shipName: (at: number) => string;
}

/** The ships of a player that are kept back, and those that are said on the spot. */
const ownAt =
  (answers: Answers, say: OwnStandIns) =>
  (path: string): OwnDraft => ({
    reserve: textsAt(answers, `${path}.reserve`) ?? [],
    quick: itemsAt(answers, `${path}.quick`)
      .slice(0, MOST_QUICK)
      .map((_, place) => {
        const at = `${path}.quick.${place}`;
        return {
          name: kit.nameAt(answers, `${at}.name`, say.shipName(place + 1)).name,
          power: countAt(answers, `${at}.power`) ?? 1,
          ship: quickFrom(answers, `${at}.`),
        };
      }),
  });

const librariesIn = (answers: Answers): TableDraft['libraries'] =>
  Object.fromEntries(
    TRAINING_SCENARIO.players.flatMap(({ id }) => {
      const orders = textsAt(answers, `libraries.${id}`);
      return orders ? [[id, orders]] : [];
    }),
  );

/** The table that a draft tells of. */
export const readTable = (answers: Answers, say: OwnStandIns): TableDraft => ({
  mode: oneAt(answers, 'mode', MODES) ?? 'constructed',
  level: oneAt(answers, 'level', LEVELS) ?? 'Alpha',
  systems: setups.systemsAt(answers),
  onlyTeam: oneAt(answers, 'only', setups.TEAMS),
  teams: kit.teamsAt(answers, setups.TEAMS, say, ownAt(answers, say)),
  roll: setups.rollAt(answers),
  rulings: kit.rulingsIn(answers),
  difficulty: oneAt(answers, 'difficulty', DIFFICULTIES) ?? 'easy',
  libraries: librariesIn(answers),
});

const trainingLists = (): readonly kit.FleetChoice[] =>
  TRAINING_PACK.cards.flatMap(({ kind, code }) =>
    kind === 'list' ? [{ from: TRAINING, id: code }] : [],
  );

/** What is asked of a player besides the name and the fleet. */
export const BLANK: Answers = { reserve: [], quick: [] };

const hasShips = ({ draft }: ShelfFleet): boolean => FLEET_FORM.read(draft).ships.length > 0;

/** Two teams with a fleet each: those of the shelf first that can be brought, then the training set's. */
export const blankTable = (
  shelf: Shelf,
  rulings: Readonly<Record<string, string>>,
  isLegal: (fleet: ShelfFleet) => boolean,
): Answers => {
  const kept = kit.readiest(shelf, setups.TEAMS.length, { hasShips, isLegal });
  const [first] = kept;
  const { mode, limit } = first
    ? FLEET_FORM.read(first.draft)
    : { mode: 'constructed', limit: { escalation: 'Alpha' } };
  return {
    mode,
    level: limit.escalation,
    systems: setups.USUAL_SYSTEMS,
    only: null,
    teams: kit.blankTeams(setups.TEAMS.length, kept, trainingLists().slice(kept.length), BLANK),
    roll: [],
    rulings,
    difficulty: 'easy',
  };
};
