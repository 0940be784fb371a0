import { type Answers, answerAt, type Answer } from '../../../../core/pages/answers';
import type { SetupDesk, Shelf } from '../../../../core/pages/desks';
import type { Block, Page, Act, Item, Option } from '../../../../core/pages/page';
import { rollBlock, systemsBlock } from '../../../admirals-shared/pages/setup';
import {
  fleetFindings,
  isLegal,
  modeBlock,
  rulingsBlock,
  titled,
  type Judged,
  fleetBlock,
  teamBlocks as anyTeamBlocks,
  makeChoice,
  STORED,
  without,
} from '../../../kit/pages/setup/blocks';
import { checkFleet } from '../../fleet/checkFleet';
import { gatherFleet, isAdmiralsCard } from '../../fleet/fleetCards';
import { SHIP, shipOptions, type KindOfShip } from '../../../kit/fleets/ownShips';
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
  readTable,
  type Level,
  fleetModeOf,
  storedFleet,
  type FleetToBring,
  BLANK,
  QUICK,
  TRAINING,
  type PlayerDraft,
  type QuickDraft,
  type TableDraft,
  type TeamDraft,
  powerOf,
  trainingFleet,
} from './draft';
import { fleetOf, isKept, makeSetup, withFleetNames } from './make';
import { teamOrder } from '../../rounds/turns';
import { rulesFor, type AdmiralsParts, type Rules } from '../../rules';
import { TRAINING_SCENARIO } from '../../training/scenario';
import { choiceBlock, picks, chipsChoice } from '../../../kit/pages/choices';
import { SILHOUETTE } from '../shipRow';
import { quickShipBlocks } from '../quickShipBlocks';
import { countAt, textAt } from '../../../kit/pages/answered';
import { TRAINING_PACK } from '../../../admirals-shared/training/pack';
import { chosenLibraries, libraryBlocks } from './libraries';

/** What the page of a new game is made from. */
export interface AtTable {
  readonly table: TableDraft;
  readonly draft: Answers;
  readonly shelf: Shelf;
  readonly words: AdmiralsWords;
}

const storedOptions = ({ shelf, words }: AtTable): readonly Option[] =>
  shelf.fleets.map((kept) => {
    const brought = storedFleet(kept, shelf);
    const { mode, limit } = brought.fleet;
    return {
      value: makeChoice({ from: STORED, id: kept.id }),
      label: kept.name,
      detail: words.setupDesk.stored(mode, limit.escalation, powerOf(brought)),
    };
  });

const trainingOptions = ({ table, words }: AtTable): readonly Option[] =>
  TRAINING_PACK.cards.flatMap((card): readonly Option[] => {
    if (card.kind !== 'list') return [];
    const brought = trainingFleet(card.code, table, fleetModeOf(table));
    if (!brought) return [];
    const value = makeChoice({ from: TRAINING, id: card.code });
    const detail = words.setupDesk.training(powerOf(brought) ?? 0);
    return [{ value, label: brought.name, detail }];
  });

const kindOf: KindOfShip = (card) =>
  isAdmiralsCard(card) && card.kind === 'ship' ? card.role : null;

const fleetOptions = (at: AtTable): readonly Option[] => {
  const { quick: label, quickDetail: detail, single } = at.words.setupDesk;
  const ships = shipOptions(at.shelf, kindOf, single);
  const quick = { value: makeChoice({ from: QUICK, id: '' }), label, detail };
  return [...storedOptions(at), ...ships, ...trainingOptions(at), quick];
};

/** 10D-01: ships that do not fit on the setup hexes. */
const reserveBlock = ({ table, shelf, words }: AtTable, player: PlayerDraft): readonly Block[] => {
  const brought = fleetOf(table, player, shelf);
  if (!brought || brought.fleet.ships.length === 0) return [];
  return [
    picks(
      `${player.path}.reserve`,
      words.setupDesk.reserve(player.name),
      player.reserve,
      brought.fleet.ships.map(({ id, code, name, badge }) => {
        const label = name ?? brought.cards.ships.get(code)?.name ?? code;
        return { value: id, label: badge === undefined ? label : `${label} ${badge}` };
      }),
    ),
  ];
};

const shieldsOf = ({ ship }: QuickDraft): number =>
  ship.shields.as === 'pool'
    ? ship.shields.points
    : Object.values(ship.shields.points).reduce((sum, points) => sum + points, 0);

/** Which quick ship is being worked on. */
const EDITING = 'editing';

const quickItem = ({ draft, words }: AtTable, player: PlayerDraft, at: number): readonly Item[] => {
  const say = words.setupDesk;
  const one = player.quick[at];
  if (!one) return [];
  const list = `${player.path}.quick`;
  const path = `${list}.${at}`;
  const copy: Answer = answerAt(draft, path) ?? {};
  const acts: readonly Act[] = [
    {
      label: say.copyQuick,
      spoken: `${say.copyQuick}: ${one.name}`,
      answers: { [`${list}.${player.quick.length}`]: copy },
    },
    {
      label: say.removeQuick,
      spoken: `${say.removeQuick}: ${one.name}`,
      answers: { [list]: without(draft, list, at), [EDITING]: null },
    },
  ];
  const isOn = textAt(draft, EDITING) === path;
  return [
    {
      id: path,
      title: one.name,
      detail: say.quickDetailOf(one.ship.role, one.ship.hull, shieldsOf(one)),
      silhouette: SILHOUETTE[one.ship.role],
      isOn,
      act: { label: one.name, answers: { [EDITING]: isOn ? null : path } },
      acts,
    },
  ];
};

const MOST_POWER = 50;

const editorBlocks = ({ draft, words }: AtTable, player: PlayerDraft): readonly Block[] => {
  const say = words.setupDesk;
  const path = textAt(draft, EDITING) ?? '';
  const at = player.quick.findIndex((_, place) => path === `${player.path}.quick.${place}`);
  const one = player.quick[at];
  if (!one) return [];
  return [
    {
      block: 'field',
      id: `${path}.name`,
      label: say.quickName,
      value: textAt(draft, `${path}.name`) ?? '',
      lines: 'one',
    },
    ...quickShipBlocks(words, draft, `${path}.`),
    {
      block: 'stepper',
      id: `${path}.power`,
      label: say.quickPower,
      value: countAt(draft, `${path}.power`) ?? 1,
      min: 0,
      max: MOST_POWER,
      ...readsRule('10A'),
    },
  ];
};

const quickBlocks = (at: AtTable, player: PlayerDraft): readonly Block[] => {
  const say = at.words.setupDesk;
  const path = `${player.path}.quick.${player.quick.length}`;
  return [
    {
      block: 'items',
      label: say.quickShips(player.name),
      items: player.quick.flatMap((_, place) => quickItem(at, player, place)),
      empty: say.noQuick,
      add: {
        label: say.addQuick,
        spoken: `${say.addQuick}: ${player.name}`,
        answers: { [path]: {}, [EDITING]: path },
      },
    },
    ...editorBlocks(at, player),
  ];
};

const shipBlocks = (at: AtTable, player: PlayerDraft): readonly Block[] => {
  if (!isKept(at.table, player)) return quickBlocks(at, player);
  const isQuick = player.choice === null || player.choice.from === QUICK;
  return [
    fleetBlock(player, at.words.setupDesk, fleetOptions(at)),
    ...(isQuick ? quickBlocks(at, player) : reserveBlock(at, player)),
  ];
};

/** 11B-02 */
const librariesOf = ({ table, words }: AtTable, team: TeamDraft): readonly Block[] =>
  chosenLibraries(table)
    .filter((library) => library.team === team.id)
    .flatMap((library) => libraryBlocks(words, library, team.players[0]?.name ?? team.name));

/** 4A-01: a team with its name and one to three players. */
export const teamBlocks = (at: AtTable, team: TeamDraft): readonly Block[] => {
  const isFixed = at.table.mode === 'scenario';
  const blocks = anyTeamBlocks(at.draft, team, at.words.setupDesk, {
    isFixed,
    blocksOf: (player) => (isFixed ? [] : shipBlocks(at, player)),
    forget: { [EDITING]: null },
    blank: BLANK,
    reads: readsRule('4A-01'),
  });
  return isFixed ? [...blocks, ...librariesOf(at, team)] : blocks;
};

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
  chipsChoice(
    'level',
    words.setupDesk.level,
    table.level,
    LEVELS,
    (level) => words.setupDesk.levels(level, limitOf(level)),
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

/** Codes of cards that the fleet names and that are not at hand. */
const missingIn = (brought: FleetToBring): readonly string[] => {
  const missing = gatherFleet(brought.fleet, brought.cards).missing.map(({ code }) => code);
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
