import { cardKey } from '../../../kit/fleets/gather';
import { SHIP } from '../../../kit/fleets/ownShips';
import { checked, problems, type Checked, type Problem } from '../../../../core/checked/checked';
import type { Shelf } from '../../../../core/pages/desks';
import { writtenShapes, type WrittenShapes } from '../../../admirals-shared/cards/parse/shapes';
import { bothRolled, tiedRoll } from '../../../admirals-shared/pages/setup';
import { namedByFleets, STORED } from '../../../kit/pages/setup/blocks';
import type { SetupWhy } from '../../../kit/play/setups';
import { fleetCards } from '../../fleet/fleetCards';
import { setupFromFleets, type FleetAtTable } from '../../fleet/setupFromFleets';
import { quickCardOf } from '../../play/quickShip';
import type { AdmiralsPlayer, AdmiralsSetup } from '../../play/setup';
import { setupFromScenario } from '../../scenario/setupFromScenario';
import { TRAINING_PACK } from '../../../admirals-shared/training/pack';
import {
  QUICK,
  type PlayerDraft,
  type TableDraft,
  fleetModeOf,
  fleetOf,
  shipsAtHand,
} from './draft';
import { chosenLibraries } from './libraries';
import { TRAINING_SCENARIO } from '../../training/scenario';

type Setup = Checked<AdmiralsSetup>;

/** A team that nobody has named goes by its only fleet, where the other does not. */
export const withFleetNames = (table: TableDraft, shelf: Shelf): TableDraft => ({
  ...table,
  teams: namedByFleets(table.teams, (player) => fleetOf(table, player, shelf)?.name ?? null),
});

/** Kept on the phone, ship by ship. */
export const isKept = ({ onlyTeam }: TableDraft, { team }: PlayerDraft): boolean =>
  onlyTeam === null || onlyTeam === team;

const playersOf = ({ teams }: TableDraft): readonly PlayerDraft[] =>
  teams.flatMap(({ players }) => players);

const lackOf = (table: TableDraft, player: PlayerDraft, shelf: Shelf): readonly Problem[] => {
  const { path, name, choice, quick } = player;
  if (!isKept(table, player)) return [];
  const why = (id: SetupWhy['id']) => [{ path, why: { id, player: name } }];
  if (choice === null || choice.from === QUICK) return quick.length > 0 ? [] : why('no-ships');
  const brought = fleetOf(table, player, shelf);
  if (!brought) return why('fleet-gone');
  if (brought.list === null) {
    const { list: code } = brought.fleet;
    return [{ path, why: { id: 'card-missing', kind: 'list', code } }];
  }
  return brought.fleet.ships.length > 0 ? [] : why('no-ships');
};

const sideOf = (table: TableDraft, player: PlayerDraft, shelf: Shelf): FleetAtTable | null => {
  const brought = isKept(table, player) ? fleetOf(table, player, shelf) : null;
  if (!brought?.list) return null;
  const { id, team, name } = player;
  const fleet = { ...brought.fleet, mode: fleetModeOf(table) };
  const own = { id, team, name, fleet: brought.name };
  return { player: own, fleet, list: brought.list, cards: brought.cards };
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
    if (choice?.from === SHIP)
      return shelf.cards
        .filter(({ card: { kind, code } }) => kind === 'ship' && code === choice.id)
        .map(({ pack }) => pack);
    const kept = shelf.fleets.find(({ id }) => choice?.from === STORED && id === choice.id);
    return kept ? shipsAtHand(kept, shelf).map(({ pack }) => pack) : [];
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
  const teamRoll = bothRolled(table.roll);
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
  const cards = fleetCards(TRAINING_PACK.cards);
  const libraries = Object.fromEntries(
    chosenLibraries(table).map(({ id, orders }) => [id, orders]),
  );
  return setupFromScenario(TRAINING_SCENARIO, { difficulty, names, rulings, libraries }, cards);
};

/** 4A: the set-up that a table comes to, or everything that it still lacks. */
export const makeSetup = (table: TableDraft, shelf: Shelf): Setup => {
  if (table.mode === 'scenario') return scenarioOf(table);
  const wrong = playersOf(table).flatMap((player) => lackOf(table, player, shelf));
  const lacks = [...wrong, ...tiedRoll(table.roll)];
  return lacks.length > 0 ? problems(...lacks) : gathered(table, shelf);
};
