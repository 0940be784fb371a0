import { ANY_SHIPS, type Fleet } from '../../fleet/fleet';
import type { Shelf, ShelfFleet } from '../../../../core/pages/desks';
import { CUSTOM_LIMIT, FLEET_FORM, LIMITS, type Limit } from '../../fleet/fleetForm';
import { firstLibrary } from '../../fleet/libraryRules';
import { entriesOf } from '../../../kit/fleets/entries';
import { listOf } from '../../fleet/anyShips';
import { atHand, cardKey } from '../../../kit/fleets/gather';
import { SHIP, type KindOfShip } from '../../../kit/fleets/ownShips';
import * as desks from '../../../kit/fleets/setupDesk';
import { fleetCards, isAdmiralsCard, type FleetCards } from '../../fleet/fleetCards';
import type { FleetMode } from '../../../admirals-shared/fleet/types';
import { TRAINING_FLEETS } from '../../training/fleets';
import type { Answers } from '../../../../core/pages/answers';
import * as setups from '../../../admirals-shared/pages/setup';
import * as kit from '../../../kit/pages/setup/blocks';
import { MODES, type Mode, type AdmiralsPlayer, type AdmiralsSetup } from '../../play/setup';
import { DIFFICULTIES, setupFromScenario } from '../../scenario/setupFromScenario';
import { countAt, oneAt, textsAt, itemsAt } from '../../../kit/pages/answered';
import { quickFrom } from '../quickShipBlocks';
import type { QuickShip } from '../../play/commands';
import { TRAINING_SCENARIO } from '../../training/scenario';
import { checked, problems, type Checked, type Problem } from '../../../../core/checked/checked';
import { writtenShapes, type WrittenShapes } from '../../../admirals-shared/cards/parse/shapes';
import { setupFromFleets, type FleetAtTable } from '../../fleet/setupFromFleets';
import { quickCardOf } from '../../play/quickShip';
import { chosenLibraries, TRAINING_CARDS, type LibraryDraft } from './libraries';

export type FleetToBring = desks.FleetToBring<Fleet, FleetCards>;

const cardsAtHand = (shelf: Shelf, own: ShelfFleet['cards'] = {}): FleetCards =>
  fleetCards(atHand(own, shelf, isAdmiralsCard).map(({ card }) => card));

export const storedFleet = ({ name, draft, cards }: ShelfFleet, shelf: Shelf): FleetToBring => ({
  name,
  fleet: FLEET_FORM.read(draft),
  cards: cardsAtHand(shelf, cards),
});

type Terms = Pick<TableDraft, 'mode' | 'level'>;

const kindOf: KindOfShip = (card) =>
  isAdmiralsCard(card) && card.kind === 'ship' ? card.role : null;

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
  return { name: card.name, fleet: { ...fleet, orders: firstLibrary(fleet, cards) }, cards };
};

const CUSTOM = { escalation: 'custom', power: CUSTOM_LIMIT.usual } as const;

/** The training fleets at the level of the table, by their lists. */
const trainingFleets = (table: Terms) => {
  const level = table.level === 'custom' ? 'Alpha' : table.level;
  return TRAINING_FLEETS.filter(
    ({ mode, limit }) => mode === fleetModeOf(table) && limit.escalation === level,
  ).map((fleet) => ({ id: fleet.list, name: fleet.name, fleet, cards: TRAINING_CARDS }));
};

/** The fleets that can be brought to this table. */
export const fleetsFor = (table: Terms) => ({
  ready: trainingFleets(table),
  readyFrom: TRAINING,
  open: storedFleet,
  single: { kindOf, open: (code: string, shelf: Shelf) => singleShip(code, table, shelf) },
});

/** The fleet of a player; null for quick ships and where it is gone. */
export const fleetOf = (
  table: Terms,
  { choice }: kit.AnyPlayerDraft,
  shelf: Shelf,
): FleetToBring | null => desks.fleetOf<Fleet, FleetCards>(fleetsFor(table), choice, shelf);

/** 13: how fleets are brought to this table. */
export const fleetModeOf = ({ mode }: Pick<TableDraft, 'mode'>): FleetMode =>
  mode === 'open' ? 'open' : 'constructed';

export const powerOf = ({ fleet, cards }: FleetToBring): number | null => {
  const list = listOf(fleet, cards);
  const powerIn = (code: string) => list?.ships.find(({ ship }) => ship === code)?.power ?? 0;
  return list && fleet.ships.reduce((sum, { code }) => sum + powerIn(code), 0);
};

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
export interface TableDraft extends LibraryDraft {
  readonly mode: Mode;
  readonly level: Limit;
  readonly systems: number;
  /** Null where both sides are kept on the phone. */
  readonly onlyTeam: setups.TeamName | null;
  readonly teams: readonly TeamDraft[];
  readonly roll: readonly number[];
  readonly rulings: Readonly<Record<string, string>>;
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
  level: oneAt(answers, 'level', LIMITS) ?? 'Alpha',
  systems: setups.systemsAt(answers),
  onlyTeam: oneAt(answers, 'only', setups.TEAMS),
  teams: kit.teamsAt(answers, setups.TEAMS, say, ownAt(answers, say)),
  roll: setups.rollAt(answers),
  rulings: kit.rulingsIn(answers),
  difficulty: oneAt(answers, 'difficulty', DIFFICULTIES) ?? 'easy',
  libraries: librariesIn(answers),
});

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
  const { mode, limit } = FLEET_FORM.read(first?.draft ?? {});
  const training = trainingFleets({ mode: 'constructed', level: 'Alpha' });
  const ready = training.map(({ id }) => ({ from: TRAINING, id }));
  return {
    mode,
    level: limit.escalation,
    systems: setups.USUAL_SYSTEMS,
    only: null,
    teams: kit.blankTeams(setups.TEAMS.length, kept, ready.slice(kept.length), BLANK),
    roll: [],
    rulings,
    difficulty: 'easy',
  };
};

type Setup = Checked<AdmiralsSetup>;

/** A team that nobody has named goes by its only fleet, where the other does not. */
export const withFleetNames = (table: TableDraft, shelf: Shelf): TableDraft => ({
  ...table,
  teams: kit.namedByFleets(table.teams, (player) => fleetOf(table, player, shelf)?.name ?? null),
});

/** Kept on the phone, ship by ship. */
export const isKept = ({ onlyTeam }: TableDraft, { team }: PlayerDraft): boolean =>
  onlyTeam === null || onlyTeam === team;

const playersOf = ({ teams }: TableDraft): readonly PlayerDraft[] =>
  teams.flatMap(({ players }) => players);

const lackOf = (table: TableDraft, player: PlayerDraft, shelf: Shelf): readonly Problem[] => {
  const { path, choice, quick } = player;
  if (!isKept(table, player)) return [];
  if (choice === null || choice.from === QUICK)
    return desks.lackOf(player, { fleet: { ships: quick } });
  const brought = fleetOf(table, player, shelf);
  if (!brought || listOf(brought.fleet, brought.cards)) return desks.lackOf(player, brought);
  return [{ path, why: { id: 'card-missing', kind: 'list', code: brought.fleet.list } }];
};

const sideOf = (table: TableDraft, player: PlayerDraft, shelf: Shelf): FleetAtTable | null => {
  const brought = isKept(table, player) ? fleetOf(table, player, shelf) : null;
  const list = brought && listOf(brought.fleet, brought.cards);
  if (!list) return null;
  const { id, team, name } = player;
  const fleet = { ...brought.fleet, mode: fleetModeOf(table) };
  const own = { id, team, name, fleet: brought.name };
  return { player: own, fleet, list, cards: brought.cards };
};

/** A card has to name a side; a ship without a card has none. */
const NO_SIDE = '–';

const quickPlayer = ({ id, team, name, quick }: PlayerDraft) => {
  const ships = quick.map((one, at) => {
    const code = `Q-${id}-${at + 1}`;
    const card = { ...quickCardOf(one.name, one.ship), code, allegiance: NO_SIDE };
    const ship = { id: `${id}.q${at + 1}`, card: cardKey(card), name: one.name, power: one.power };
    return { card, ship };
  });
  const player: AdmiralsPlayer = {
    id,
    team,
    name,
    ships: ships.map(({ ship }) => ship),
    orders: [],
  };
  return { player, cards: Object.fromEntries(ships.map(({ card }) => [cardKey(card), card])) };
};

/** 10D-01 */
const withReserve = (player: AdmiralsPlayer, reserve: readonly string[]): AdmiralsPlayer => ({
  ...player,
  ships: player.ships.map((ship) =>
    reserve.some((id) => ship.id === `${player.id}.${id}`) ? { ...ship, reserve: true } : ship,
  ),
});

const emptyTeams = (table: TableDraft, players: readonly AdmiralsPlayer[]): readonly Problem[] =>
  table.teams.flatMap(({ id, path, name }) => {
    const ships = players.filter(({ team }) => team === id).flatMap((player) => player.ships);
    const none = ships.length > 0 && ships.every(({ reserve }) => reserve === true);
    return none ? [{ path, why: { id: 'all-in-reserve', team: name } }] : [];
  });

/** 5A-01: cards are played by the shapes of their pack; where two packs have drawn one, by the first of them. */
const shapesFor = (drafts: readonly PlayerDraft[], shelf: Shelf): Pick<AdmiralsSetup, 'shapes'> => {
  const packs = drafts.flatMap(({ choice }) => {
    const kept = shelf.fleets.find(({ id }) => choice?.from === kit.STORED && id === choice.id);
    const single = choice?.from === SHIP ? [choice.id] : [];
    const codes = kept ? FLEET_FORM.read(kept.draft).ships.map(({ code }) => code) : single;
    return atHand(kept?.cards ?? {}, shelf, isAdmiralsCard)
      .filter(({ card: { kind, code } }) => kind === 'ship' && codes.includes(code))
      .map(({ pack }) => pack);
  });
  const drawn = [...new Set(packs)].flatMap((pack) => {
    const read = writtenShapes(shelf.shapes?.[pack] ?? {}, '');
    return read.ok ? [read.value] : [];
  });
  const all = drawn.reduceRight<WrittenShapes>(
    (under, { arcs, facings }) => ({
      ...(under.arcs || arcs ? { arcs: { ...under.arcs, ...arcs } } : {}),
      ...(under.facings || facings ? { facings: { ...under.facings, ...facings } } : {}),
    }),
    {},
  );
  return Object.keys(all).length > 0 ? { shapes: all } : {};
};

/** 4A: what each player brings, put together. */
const gathered = (table: TableDraft, shelf: Shelf): Setup => {
  const drafts = playersOf(table);
  const sides = drafts.flatMap((player) => sideOf(table, player, shelf) ?? []);
  const teams = table.teams.map(({ id, name }) => ({ id, name }));
  const terms = { teams, strategicSystems: table.systems, rulings: table.rulings };
  const teamRoll = setups.bothRolled(table.roll);
  const setup = setupFromFleets(sides, { ...terms, ...(teamRoll ? { teamRoll } : {}) });
  if (!setup.ok) return setup;
  const quick = drafts
    .filter(({ id }) => !sides.some(({ player }) => player.id === id))
    .map(quickPlayer);
  const known = [...setup.value.players, ...quick.map(({ player }) => player)];
  const players = drafts.flatMap(({ id, reserve }) => {
    const player = known.find((one) => one.id === id);
    return player ? [withReserve(player, reserve)] : [];
  });
  const wrong = emptyTeams(table, players);
  const untracked =
    table.onlyTeam && teams.map(({ id }) => id).filter((id) => id !== table.onlyTeam);
  if (wrong.length > 0) return problems(...wrong);
  return checked({
    ...setup.value,
    mode: table.mode,
    escalation: table.level,
    players,
    cards: Object.assign({}, setup.value.cards, ...quick.map(({ cards }) => cards)),
    ...(untracked ? { untracked } : {}),
    ...shapesFor(drafts, shelf),
  });
};

/** 11: the training set's own scenario. */
const scenarioOf = (table: TableDraft): Setup => {
  const { difficulty, rulings, teams } = table;
  const names = Object.fromEntries(
    TRAINING_SCENARIO.players.map(({ id, team, name }) => {
      const [player] = teams.find((one) => one.id === team)?.players ?? [];
      return [id, player?.isNamed ? player.name : name];
    }),
  );
  const libraries = Object.fromEntries(
    chosenLibraries(table).map(({ id, orders }) => [id, orders]),
  );
  return setupFromScenario(
    TRAINING_SCENARIO,
    { difficulty, names, rulings, libraries },
    TRAINING_CARDS,
  );
};

/** 4A: the set-up that a table comes to, or everything that it still lacks. */
export const makeSetup = (table: TableDraft, shelf: Shelf): Setup => {
  if (table.mode === 'scenario') return scenarioOf(table);
  const wrong = playersOf(table).flatMap((player) => lackOf(table, player, shelf));
  const lacks = [...wrong, ...setups.tiedRoll(table.roll)];
  return lacks.length > 0 ? problems(...lacks) : gathered(table, shelf);
};
