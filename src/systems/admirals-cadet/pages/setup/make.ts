import { checked, problems, type Checked, type Problem } from '../../../../core/checked/checked';
import type { Answers } from '../../../../core/pages/answers';
import type { Shelf, ShelfFleet } from '../../../../core/pages/desks';
import { bothRolled, tiedRoll, type TeamName } from '../../../admirals-shared/pages/setup';
import {
  namedByFleets,
  STORED,
  type AnyPlayerDraft,
  type FleetChoice,
} from '../../../kit/pages/setup/draft';
import type { SetupWhy } from '../../../kit/play/setups';
import { textAt } from '../../../kit/pages/answered';
import type { CadetCard } from '../../cards/types';
import { FLEET_FORM } from '../../fleet/fleetForm';
import { setupFromFleets, type FleetAtTable } from '../../fleet/setupFromFleets';
import { fleetCards, type Fleet, type FleetCards } from '../../fleet/types';
import type { CadetSetup } from '../../play/setup';
import { setupFromScenario } from '../../scenarios/setupFromScenario';
import { SIDES } from '../../scenarios/types';
import { fleetOfReady, TRAINING_CARDS, TRAINING_FLEETS } from '../../training/pack';
import type { CadetWords } from '../../words/en';
import type { TableDraft } from './draft';

/** A fleet that can be brought, with the cards that it was built with. */
export interface FleetToBring {
  readonly name: string;
  readonly fleet: Fleet;
  readonly cards: FleetCards;
}

/** The shelf of a system holds cards that its own reader gave. */
const ownCards = (cards: Iterable<{ readonly card: unknown }>): readonly CadetCard[] =>
  [...cards].map(({ card }) => card as CadetCard);

/** What the fleet was built with comes after the shelf and counts. */
export const storedFleet = ({ name, draft, cards }: ShelfFleet, shelf: Shelf): FleetToBring => ({
  name,
  fleet: FLEET_FORM.read(draft),
  cards: fleetCards(ownCards([...shelf.cards, ...Object.values(cards)])),
});

/** The fleet of a player; null where none was chosen, or where it is gone. */
export const fleetOf = (
  choice: FleetChoice | null,
  shelf: Shelf,
  words: CadetWords,
): FleetToBring | null => {
  if (choice?.from === STORED) {
    const kept = shelf.fleets.find(({ id }) => id === choice.id);
    return kept ? storedFleet(kept, shelf) : null;
  }
  const ready = TRAINING_FLEETS.find(({ id }) => id === choice?.id);
  if (!ready) return null;
  return {
    name: words.pages.ready[ready.id],
    fleet: fleetOfReady(ready),
    cards: fleetCards(TRAINING_CARDS),
  };
};

/** A team that nobody has named goes by its only fleet, where the other does not. */
export const withFleetNames = (table: TableDraft, shelf: Shelf, words: CadetWords): TableDraft => ({
  ...table,
  teams: namedByFleets(table.teams, ({ choice }) => fleetOf(choice, shelf, words)?.name ?? null),
});

/** Setup: the higher roll chooses; null where nothing was rolled, or both the same. */
export const rolledHigher = ({ roll }: TableDraft): TeamName | null => {
  const [one, other] = bothRolled(roll) ?? [0, 0];
  if (one === other) return null;
  return one > other ? 'A' : 'B';
};

export const goesFirst = (table: TableDraft): TeamName => table.first ?? rolledHigher(table) ?? 'A';

const lacksOf = (
  { path, name }: AnyPlayerDraft,
  brought: FleetToBring | null,
): readonly Problem<SetupWhy>[] => {
  if (!brought) return [{ path, why: { id: 'fleet-gone', player: name } }];
  return brought.fleet.ships.length > 0 ? [] : [{ path, why: { id: 'no-ships', player: name } }];
};

/** Setup, Constructed Play */
const constructed = (table: TableDraft, shelf: Shelf, words: CadetWords): Checked<CadetSetup> => {
  const players = table.teams.flatMap((team) => team.players);
  const brought = players.map((player) => ({
    player,
    fleet: fleetOf(player.choice, shelf, words),
  }));
  const wrong: readonly Problem[] = [
    ...brought.flatMap(({ player, fleet }) => lacksOf(player, fleet)),
    ...tiedRoll(table.roll),
  ];
  if (wrong.length > 0) return problems(...wrong);
  const sides = brought.flatMap(({ player: { id, team, name }, fleet }): readonly FleetAtTable[] =>
    fleet
      ? [{ player: { id, team, name, fleet: fleet.name }, fleet: fleet.fleet, cards: fleet.cards }]
      : [],
  );
  const firstRoll = bothRolled(table.roll);
  return setupFromFleets(sides, {
    teams: table.teams.map(({ id, name }) => ({ id, name })),
    first: goesFirst(table),
    starSystems: table.systems,
    rulings: table.rulings,
    ...(firstRoll ? { firstRoll } : {}),
  });
};

/** Historic Play: the cards of the shelf where they are complete, stand-ins where not. */
export const historic = (
  { scenario, rulings }: TableDraft,
  draft: Answers,
  shelf: Shelf,
  words: CadetWords,
): CadetSetup => {
  const names = SIDES.flatMap((side) => {
    const name = textAt(draft, `names.${side}`)?.trim() ?? '';
    return name === '' ? [] : [[side, name] as const];
  });
  const table = {
    cards: fleetCards(ownCards(shelf.cards)),
    names: Object.fromEntries(names),
    rulings,
  };
  return setupFromScenario(scenario, table, words.scenarios);
};

/** The set-up that a table comes to, or everything that it still lacks. */
export const makeSetup = (
  table: TableDraft,
  draft: Answers,
  shelf: Shelf,
  words: CadetWords,
): Checked<CadetSetup> =>
  table.mode === 'historic'
    ? checked(historic(table, draft, shelf, words))
    : constructed(table, shelf, words);
