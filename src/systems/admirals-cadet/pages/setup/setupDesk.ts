import { checked, problems, type Checked, type Problem } from '../../../../core/checked/checked';
import type { Answers } from '../../../../core/pages/answers';
import type { Shelf, ShelfFleet, SetupDesk } from '../../../../core/pages/desks';
import type { Block, Option, Page } from '../../../../core/pages/page';
import { seen } from '../../../../core/outside/signs';
import { oneAt, textAt } from '../../../kit/pages/answered';
import {
  fleetBlock,
  fleetFindings,
  isLegal,
  modeBlock,
  nameField,
  rulingsBlock,
  teamBlocks,
  titled,
  type Judged,
} from '../../../kit/pages/setup/blocks';
import {
  blankTeams,
  readiest,
  rulingsIn,
  teamsAt,
  type AnyTeamDraft,
  type StandIns,
  namedByFleets,
  STORED,
  type AnyPlayerDraft,
  type FleetChoice,
  makeChoice,
} from '../../../kit/pages/setup/draft';
import type { SetupWhy } from '../../../kit/play/setups';
import {
  rollAt,
  systemsAt,
  TEAMS,
  USUAL_SYSTEMS,
  type TeamName,
  bothRolled,
  tiedRoll,
  rollBlock,
  systemsBlock,
} from '../../../admirals-shared/pages/setup';
import type { CadetCard } from '../../cards/forms';
import { checkFleet } from '../../fleet/checkFleet';
import { FLEET_FORM } from '../../fleet/fleetForm';
import { gatherCards } from '../../fleet/gatherCards';
import { setupFromFleets, type FleetAtTable } from '../../fleet/setupFromFleets';
import { fleetCards, type Fleet, type FleetCards } from '../../fleet/types';
import { readsRule } from '../view';
import { MODES, type Mode, type CadetSetup } from '../../play/setup';
import { rulesFor, type CadetParts, type Rules } from '../../rules';
import { RULINGS, rulingsFrom } from '../../rulings';
import { SCENARIOS, type ScenarioId } from '../../scenarios';
import { setupFromScenario } from '../../scenarios/setupFromScenario';
import { SIDES } from '../../scenarios/types';
import { TRAINING_FLEETS, fleetOfReady, TRAINING_CARDS } from '../../training/pack';
import type { CadetWords } from '../../words/en';

/** Fleets of the Training Set, by their ids. */
const TRAINING = 'training';

/** A new game as far as it was said. */
interface TableDraft {
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
const readTable = (answers: Answers, shelf: Shelf, say: StandIns): TableDraft => ({
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
const blankTable = (
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

/** A fleet that can be brought, with the cards that it was built with. */
interface FleetToBring {
  readonly name: string;
  readonly fleet: Fleet;
  readonly cards: FleetCards;
}

/** The shelf of a system holds cards that its own reader gave. */
const ownCards = (cards: Iterable<{ readonly card: unknown }>): readonly CadetCard[] =>
  [...cards].map(({ card }) => card as CadetCard);

/** What the fleet was built with comes after the shelf and counts. */
const storedFleet = ({ name, draft, cards }: ShelfFleet, shelf: Shelf): FleetToBring => ({
  name,
  fleet: FLEET_FORM.read(draft),
  cards: fleetCards(ownCards([...shelf.cards, ...Object.values(cards)])),
});

/** The fleet of a player; null where none was chosen, or where it is gone. */
const fleetOf = (
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
const withFleetNames = (table: TableDraft, shelf: Shelf, words: CadetWords): TableDraft => ({
  ...table,
  teams: namedByFleets(table.teams, ({ choice }) => fleetOf(choice, shelf, words)?.name ?? null),
});

/** Setup: the higher roll chooses; null where nothing was rolled, or both the same. */
const rolledHigher = ({ roll }: TableDraft): TeamName | null => {
  const [one, other] = bothRolled(roll) ?? [0, 0];
  if (one === other) return null;
  return one > other ? 'A' : 'B';
};

const goesFirst = (table: TableDraft): TeamName => table.first ?? rolledHigher(table) ?? 'A';

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
const historic = (
  { scenario, rulings }: TableDraft,
  draft: Answers,
  shelf: Shelf,
  words: CadetWords,
): CadetSetup => {
  const names = SIDES.flatMap((side) => {
    const name = seen(textAt(draft, `names.${side}`) ?? '');
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
const makeSetup = (
  table: TableDraft,
  draft: Answers,
  shelf: Shelf,
  words: CadetWords,
): Checked<CadetSetup> =>
  table.mode === 'historic'
    ? checked(historic(table, draft, shelf, words))
    : constructed(table, shelf, words);

/** Everything that the page of a new game is made from. */
interface AtTable {
  readonly table: TableDraft;
  readonly draft: Answers;
  readonly shelf: Shelf;
  readonly words: CadetWords;
  readonly parts: CadetParts;
}

/** Historic Play: which battle, who plays whom, and what it is played with. */
const historicBlocks = (at: AtTable): readonly Block[] => {
  const { table, draft, words, shelf } = at;
  const { name, story } = words.scenarios.texts[table.scenario.id];
  const { scenario } = historic(table, draft, shelf, words);
  return [
    {
      block: 'choice',
      id: 'scenario',
      label: words.setupDesk.battle,
      style: 'list',
      value: table.scenario.id,
      options: SCENARIOS.map(({ id }) => ({ value: id, label: words.scenarios.texts[id].name })),
      ...readsRule('Historic Play'),
    },
    { block: 'text', text: story, ...readsRule(name) },
    ...SIDES.map((side) => {
      const stands = words.scenarios.side(side);
      return nameField(draft, `names.${side}`, words.setupDesk.plays(stands), stands);
    }),
    { block: 'heading', text: words.pages.scenario.rules },
    ...(scenario?.rules ?? []).map((text) => ({ block: 'text', text }) as const),
  ];
};

const valueOf = ({ fleet, cards }: FleetToBring): number =>
  fleet.ships.reduce((sum, { code }) => sum + (cards.ships.get(code)?.fleetValue ?? 0), 0);

const fleetOption = (at: AtTable, choice: FleetChoice): readonly Option[] => {
  const brought = fleetOf(choice, at.shelf, at.words);
  if (!brought) return [];
  const say = choice.from === STORED ? at.words.setupDesk.stored : at.words.setupDesk.training;
  return [{ value: makeChoice(choice), label: brought.name, detail: say(valueOf(brought)) }];
};

const fleetOptions = (at: AtTable): readonly Option[] => [
  ...at.shelf.fleets.flatMap(({ id }) => fleetOption(at, { from: STORED, id })),
  ...TRAINING_FLEETS.flatMap(({ id }) => fleetOption(at, { from: TRAINING, id })),
];

/** Setup: both roll a die, and the higher roll chooses who goes first. */
const firstBlocks = ({ table, words }: AtTable): readonly Block[] => {
  const say = words.setupDesk;
  const higher = rolledHigher(table);
  const winner = table.teams.find(({ id }) => id === higher);
  const isRolled = table.roll.length === TEAMS.length;
  const line = winner ? say.chooses(winner.name) : words.system.problem({ id: 'team-roll-tied' });
  return [
    rollBlock(table.roll, table.teams, say),
    ...(isRolled
      ? [
          {
            block: 'text',
            text: line,
            ...(winner ? {} : { tone: 'warning' as const }),
            ...readsRule('Setup'),
          } as const,
        ]
      : []),
    {
      block: 'choice',
      id: 'first',
      label: say.first,
      style: 'segments',
      value: goesFirst(table),
      options: table.teams.map(({ id, name }) => ({ value: id, label: name })),
      ...readsRule('Setup'),
    },
  ];
};

/** Codes of cards that the fleet names and that are not at hand. */
const missingIn = ({ fleet, cards }: FleetToBring): readonly string[] => {
  const codes = fleet.ships.map(({ code }) => code);
  return gatherCards(codes, fleet.orders, cards).missing.map(({ code }) => code);
};

const judged = (brought: FleetToBring, rules: Rules): Judged => ({
  name: brought.name,
  missing: missingIn(brought),
  breaches: checkFleet(brought.fleet, brought.cards, rules).breaches.length,
});

const findingsBlock = ({ table, shelf, words, parts }: AtTable): readonly Block[] => {
  const rules = rulesFor(parts, table.rulings);
  const fleets = table.teams
    .flatMap(({ players }) => players)
    .flatMap(({ choice }) => fleetOf(choice, shelf, words) ?? []);
  return fleetFindings(
    fleets.map((brought) => judged(brought, rules)),
    words.setupDesk,
  );
};

const constructedBlocks = (at: AtTable): readonly Block[] => [
  ...at.table.teams.flatMap((team) =>
    teamBlocks(at.draft, team, at.words.setupDesk, {
      blocksOf: (player) => [fleetBlock(player, at.words.setupDesk, fleetOptions(at))],
    }),
  ),
  ...findingsBlock(at),
  ...firstBlocks(at),
  systemsBlock(at.table.systems, at.words.setupDesk.systems, readsRule('Star System')),
];

const pageOf = (at: AtTable): Page => {
  const { table, words } = at;
  return {
    title: words.setupDesk.title,
    blocks: [
      modeBlock([...MODES].reverse(), table.mode, words.setupDesk),
      ...(table.mode === 'historic' ? historicBlocks(at) : constructedBlocks(at)),
    ],
    aside: [rulingsBlock(RULINGS, rulingsFrom(table.rulings), words.setupDesk, (id) => id)],
  };
};

/** Where a game is set up: a battle of the booklet, or two fleets. */
export const makeSetupDesk = (parts: CadetParts, words: CadetWords): SetupDesk<CadetSetup> => {
  const atTable = (draft: Answers, shelf: Shelf): AtTable => ({
    table: withFleetNames(readTable(draft, shelf, words.setupDesk), shelf, words),
    draft,
    shelf,
    words,
    parts,
  });
  return {
    blank: (shelf, rulings) => {
      const rules = rulesFor(parts, rulings);
      return blankTable(shelf, rulings, (kept) => isLegal(judged(storedFleet(kept, shelf), rules)));
    },
    page: (draft, shelf) => pageOf(atTable(draft, shelf)),
    make: (draft, shelf) => {
      const setup = makeSetup(atTable(draft, shelf).table, draft, shelf, words);
      return titled(setup, words.setupDesk.name);
    },
  };
};
