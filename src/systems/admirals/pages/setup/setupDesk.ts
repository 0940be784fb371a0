import { checked, type Checked } from '../../../../core/checked/checked';
import type { Answers } from '../../../../core/pages/answers';
import type { SetupDesk, Shelf } from '../../../../core/pages/desks';
import type { Block, Finding, Page, SwitchView } from '../../../../core/pages/page';
import { checkFleet } from '../../fleet/checkFleet';
import { gatherCards } from '../../fleet/cardsOfFleet';
import { ESCALATIONS } from '../../fleet/types';
import { rulesFor, type AdmiralsParts } from '../../parts';
import { MODES, type AdmiralsSetup } from '../../play/setup';
import { entryForRuling } from '../../reference/entriesFor';
import { teamOrder } from '../../rounds/teams';
import { RULINGS, rulingsFrom, type RulingId } from '../../rulings';
import { DIFFICULTIES } from '../../scenario/types';
import { TRAINING_SCENARIO } from '../../training/scenario';
import type { AdmiralsWords } from '../../words/en';
import { readsRule } from '../reads';
import { blankTable, LEVELS, MOST_SYSTEMS, readTable, TEAMS, type Level } from './draft';
import { fleetModeOf, type FleetToBring } from './fleets';
import { fleetOf, isKept, makeSetup, withFleetNames } from './make';
import { teamBlocks, type AtTable } from './playerBlocks';

const limitOf = (level: Level): number | null => (level === 'custom' ? null : ESCALATIONS[level]);

const modeBlock = ({ table, words }: AtTable): Block => ({
  block: 'choice',
  id: 'mode',
  label: words.setupDesk.mode,
  style: 'list',
  value: table.mode,
  options: MODES.map((mode) => ({
    value: mode,
    label: words.setupDesk.modes(mode),
    detail: words.setupDesk.modeDetail(mode),
  })),
});

const scenarioBlocks = ({ table, words }: AtTable): readonly Block[] => [
  {
    block: 'choice',
    id: 'difficulty',
    label: words.setupDesk.difficulty,
    style: 'list',
    value: table.difficulty,
    options: DIFFICULTIES.map((one) => ({
      value: one,
      label: words.setupDesk.difficultyOf(one, TRAINING_SCENARIO.name),
      detail: words.scenario.meaning(one),
    })),
  },
  { block: 'text', text: TRAINING_SCENARIO.story },
];

/** 10A, 8A */
const termsBlocks = ({ table, words }: AtTable): readonly Block[] => [
  {
    block: 'choice',
    id: 'level',
    label: words.setupDesk.level,
    style: 'chips',
    value: table.level,
    options: LEVELS.map((level) => ({
      value: level,
      label: words.setupDesk.levels(level, limitOf(level)),
    })),
    ...readsRule('10A'),
  },
  {
    block: 'stepper',
    id: 'systems',
    label: words.setupDesk.systems,
    value: table.systems,
    min: 0,
    max: MOST_SYSTEMS,
    ...readsRule('8A'),
  },
];

/** Who keeps what on this phone. */
const trackedBlocks = ({ table, words }: AtTable): readonly Block[] => {
  const say = words.setupDesk;
  const onPaper = table.teams.find(({ id }) => table.onlyTeam !== null && id !== table.onlyTeam);
  return [
    {
      block: 'choice',
      id: 'only',
      label: say.tracked,
      style: 'segments',
      value: table.onlyTeam,
      options: [
        { value: null, label: say.both },
        ...table.teams.map(({ id, name }) => ({ value: id, label: say.only(name) })),
      ],
    },
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
    {
      block: 'dice',
      id: 'roll',
      label: say.roll,
      count: TEAMS.length,
      dice: table.roll,
      note: say.rollNote(one.name, other.name),
    },
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

/** What is odd about a fleet at this table; none of it keeps a game from starting but missing cards. */
const fleetFindings = (
  { table, words }: AtTable,
  parts: AdmiralsParts,
  brought: FleetToBring,
): readonly string[] => {
  const say = words.setupDesk;
  const { name, fleet, list, cards } = brought;
  const missing = gatherCards(codesOf(brought), cards).missing.map(({ code }) => code);
  if (list === null || missing.length > 0)
    return [say.missing(name, list === null ? [fleet.list, ...missing] : missing)];
  const { breaches } = checkFleet(fleet, list, cards, rulesFor(parts, table.rulings));
  return [
    ...(fleet.mode === fleetModeOf(table) ? [] : [say.otherMode(name, fleet.mode)]),
    ...(fleet.limit.escalation === table.level
      ? []
      : [
          say.otherLevel(name, say.levels(fleet.limit.escalation, limitOf(fleet.limit.escalation))),
        ]),
    ...(breaches.length === 0 ? [] : [say.broken(name, breaches.length)]),
  ];
};

const findingsBlock = (at: AtTable, parts: AdmiralsParts): readonly Block[] => {
  const texts = at.table.teams
    .flatMap(({ players }) => players)
    .filter((player) => isKept(at.table, player))
    .flatMap((player) => {
      const brought = fleetOf(at.table, player, at.shelf);
      return brought ? fleetFindings(at, parts, brought) : [];
    });
  if (texts.length === 0) return [];
  const findings = [...new Set(texts)].map((text): Finding => {
    return { text, rule: null, tone: 'warning' };
  });
  return [{ block: 'findings', label: at.words.setupDesk.findings, findings }];
};

const rulingSwitch = ({ table, words }: AtTable, id: RulingId): readonly SwitchView[] => {
  const ruling = RULINGS.find((one) => one.id === id);
  const [usual, other] = ruling?.answers ?? [];
  if (usual === undefined || other === undefined) return [];
  const now = rulingsFrom(table.rulings)[id];
  const path = `rulings.${id}`;
  return [
    {
      id: path,
      label: words.setupDesk.ruling(id),
      detail: words.setupDesk.rulingAnswer(id, now),
      on: now !== usual,
      entry: entryForRuling(id),
      answers: { on: { [path]: other }, off: { [path]: usual } },
    },
  ];
};

const rulingsBlock = (at: AtTable): Block => ({
  block: 'switches',
  label: at.words.setupDesk.rulings,
  switches: RULINGS.flatMap(({ id }) => rulingSwitch(at, id)),
});

const pageOf = (at: AtTable, parts: AdmiralsParts): Page => {
  const { table, words } = at;
  const isScenario = table.mode === 'scenario';
  return {
    title: words.setupDesk.title,
    blocks: [
      modeBlock(at),
      ...(isScenario ? scenarioBlocks(at) : termsBlocks(at)),
      ...table.teams.flatMap((team) => teamBlocks(at, team)),
      ...(isScenario ? [] : [...findingsBlock(at, parts), ...rollBlocks(at)]),
      ...(isScenario ? [] : trackedBlocks(at)),
    ],
    aside: [rulingsBlock(at)],
  };
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
  const make = (
    draft: Answers,
    shelf: Shelf,
  ): Checked<{ readonly title: string; readonly setup: AdmiralsSetup }> => {
    const setup = makeSetup(atTable(draft, shelf).table, shelf);
    if (!setup.ok) return setup;
    const [one, other] = setup.value.teams;
    const title = words.setupDesk.name(one?.name ?? '', other?.name ?? '');
    return checked({ title: setup.value.scenario?.name ?? title, setup: setup.value });
  };
  return {
    blank: blankTable,
    page: (draft, shelf) => pageOf(atTable(draft, shelf), parts),
    make,
  };
};
