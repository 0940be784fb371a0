import type { Answers } from '../../../../core/pages/answers';
import type { SetupDesk, Shelf } from '../../../../core/pages/desks';
import type { Block, Page } from '../../../../core/pages/page';
import { rollBlock, systemsBlock } from '../../../admirals-shared/pages/setup';
import {
  fleetFindings,
  isLegal,
  modeBlock,
  rulingsBlock,
  titled,
  type Judged,
} from '../../../kit/pages/setup/blocks';
import { makeChoice, STORED } from '../../../kit/pages/setup/draft';
import { checkFleet } from '../../fleet/checkFleet';
import { gatherCards } from '../../fleet/fleetCards';
import { ESCALATIONS } from '../../../admirals-shared/fleet/types';
import { MODES, type AdmiralsSetup } from '../../play/setup';
import { entryForRuling } from '../../reference/entriesFor';
import { RULINGS, rulingsFrom } from '../../rulings';
import { DIFFICULTIES } from '../../scenario/setupFromScenario';
import type { AdmiralsWords } from '../../words/en';
import { readsRule } from '../reads';
import {
  blankTable,
  LEVELS,
  SHIP,
  readTable,
  type Level,
  fleetModeOf,
  storedFleet,
  type FleetToBring,
} from './draft';
import { fleetOf, isKept, makeSetup, withFleetNames } from './make';
import { teamBlocks, type AtTable } from './playerBlocks';
import { teamOrder } from '../../rounds/turns';
import { rulesFor, type AdmiralsParts, type Rules } from '../../rules';
import { TRAINING_SCENARIO } from '../../training/scenario';
import { choiceBlock, optionsOf } from '../../../kit/pages/choices';

const limitOf = (level: Level): number | null => (level === 'custom' ? null : ESCALATIONS[level]);

const scenarioBlocks = ({ table, words }: AtTable): readonly Block[] => [
  choiceBlock(
    'list',
    'difficulty',
    words.setupDesk.difficulty,
    table.difficulty,
    DIFFICULTIES.map((one) => ({
      value: one,
      label: words.setupDesk.difficultyOf(one, TRAINING_SCENARIO.name),
      detail: words.scenario.meaning(one),
    })),
  ),
  { block: 'text', text: TRAINING_SCENARIO.story },
];

/** 10A, 8A */
const termsBlocks = ({ table, words }: AtTable): readonly Block[] => [
  choiceBlock(
    'chips',
    'level',
    words.setupDesk.level,
    table.level,
    optionsOf(LEVELS, (level) => words.setupDesk.levels(level, limitOf(level))),
    readsRule('10A'),
  ),
  systemsBlock(table.systems, words.setupDesk.systems, readsRule('8A')),
];

/** Who keeps what on this phone. */
const trackedBlocks = ({ table, words }: AtTable): readonly Block[] => {
  const say = words.setupDesk;
  const onPaper = table.teams.find(({ id }) => table.onlyTeam !== null && id !== table.onlyTeam);
  return [
    choiceBlock('segments', 'only', say.tracked, table.onlyTeam, [
      { value: null, label: say.both },
      ...table.teams.map(({ id, name }) => ({ value: id, label: say.only(name) })),
    ]),
    ...(onPaper ? [{ block: 'text', text: say.trackedNote(onPaper.name) } as const] : []),
  ];
};

/** 4A-01, 4A-05: the lower roll is Team A, and Team B has the initiative. */
const rollBlocks = ({ table, words }: AtTable): readonly Block[] => {
  const say = words.setupDesk;
  const [one, other] = table.teams;
  const [first, second] = table.roll;
  if (!one || !other) return [];
  const rolled =
    first === undefined || second === undefined
      ? [one.id, other.id]
      : teamOrder({ [one.id]: first, [other.id]: second });
  const names = rolled?.map((id) => table.teams.find((team) => team.id === id)?.name ?? id);
  const [a = '', b = ''] = names ?? [];
  return [
    rollBlock(table.roll, table.teams, say),
    {
      block: 'text',
      text: names ? say.order(a, b) : words.system.problem({ id: 'team-roll-tied' }),
      ...(names ? {} : { tone: 'warning' as const }),
      ...readsRule('4A-01'),
    },
  ];
};

const codesOf = ({ fleet }: FleetToBring) => ({
  ships: fleet.ships.map(({ code }) => code),
  orders: fleet.orders,
  commanders: fleet.commander ? [fleet.commander.code] : [],
  flightGroups: fleet.flightGroups.map(({ code }) => code),
});

/** Codes of cards that the fleet names and that are not at hand. */
const missingIn = (brought: FleetToBring): readonly string[] => {
  const missing = gatherCards(codesOf(brought), brought.cards).missing.map(({ code }) => code);
  return brought.list === null ? [brought.fleet.list, ...missing] : missing;
};

const judged = (brought: FleetToBring, rules: Rules): Judged => {
  const { name, fleet, list, cards } = brought;
  const breaches = list === null ? 0 : checkFleet(fleet, list, cards, rules).breaches.length;
  return { name, missing: missingIn(brought), breaches };
};

/** What is odd about a fleet at this table besides. */
const oddAt = ({ table, words }: AtTable, { name, fleet }: FleetToBring): readonly string[] => {
  const say = words.setupDesk;
  const { escalation } = fleet.limit;
  return [
    ...(fleet.mode === fleetModeOf(table) ? [] : [say.otherMode(name, fleet.mode)]),
    ...(escalation === table.level
      ? []
      : [say.otherLevel(name, say.levels(escalation, limitOf(escalation)))]),
  ];
};

const findingsBlock = (at: AtTable, parts: AdmiralsParts): readonly Block[] => {
  const rules = rulesFor(parts, at.table.rulings);
  const fleets = at.table.teams
    .flatMap(({ players }) => players)
    .filter((player) => isKept(at.table, player))
    .flatMap((player) => fleetOf(at.table, player, at.shelf) ?? []);
  return fleetFindings(
    fleets.map((brought) => ({ ...judged(brought, rules), more: oddAt(at, brought) })),
    at.words.setupDesk,
  );
};

const pageOf = (at: AtTable, parts: AdmiralsParts): Page => {
  const { table, words } = at;
  const isScenario = table.mode === 'scenario';
  return {
    title: words.setupDesk.title,
    blocks: [
      modeBlock(MODES, table.mode, words.setupDesk),
      ...(isScenario ? scenarioBlocks(at) : termsBlocks(at)),
      ...table.teams.flatMap((team) => teamBlocks(at, team)),
      ...(isScenario ? [] : [...evenBlock(at), ...findingsBlock(at, parts), ...rollBlocks(at)]),
      ...(isScenario ? [] : trackedBlocks(at)),
    ],
    aside: [rulingsBlock(RULINGS, rulingsFrom(table.rulings), words.setupDesk, entryForRuling)],
  };
};

/** 4A-01: teams are even; a table may play otherwise. */
const evenBlock = ({ table, words }: AtTable): readonly Block[] => {
  const [one = 0, other = 0] = table.teams.map(({ players }) => players.length);
  const text = words.setupDesk.uneven(one, other);
  const finding = { text, rule: '4A-01', tone: 'warning', ...readsRule('4A-01') } as const;
  return one === other ? [] : [{ block: 'findings', findings: [finding] }];
};

/** Where a game is set up: 4A, 10A, 13 and who brings what. */
export const makeSetupDesk = (
  parts: AdmiralsParts,
  words: AdmiralsWords,
): SetupDesk<AdmiralsSetup> => {
  const atTable = (draft: Answers, shelf: Shelf): AtTable => ({
    table: withFleetNames(readTable(draft, words.setupDesk), shelf),
    draft,
    shelf,
    words,
  });
  return {
    blank: (shelf, rulings) => {
      const rules = rulesFor(parts, rulings);
      return blankTable(shelf, rulings, (kept) => isLegal(judged(storedFleet(kept, shelf), rules)));
    },
    page: (draft, shelf) => pageOf(atTable(draft, shelf), parts),
    bring: (brought, shelf) => {
      const path = 'teams.0.players.0.fleet';
      if ('ship' in brought) return { [path]: makeChoice({ from: SHIP, id: brought.ship }) };
      const kept = shelf.fleets.find(({ id }) => id === brought.fleet);
      const choice = { [path]: makeChoice({ from: STORED, id: brought.fleet }) };
      if (!kept) return choice;
      const { mode, limit } = storedFleet(kept, shelf).fleet;
      return { mode, level: limit.escalation, ...choice };
    },
    make: (draft, shelf) =>
      titled(makeSetup(atTable(draft, shelf).table, shelf), words.setupDesk.name),
  };
};
