import { type Answers, answerAt, type Answer, type Changes } from '../../../../core/pages/answers';
import type { SetupDesk, Shelf } from '../../../../core/pages/desks';
import type { Block, Page, Act, Item, Option } from '../../../../core/pages/page';
import { bothRolled, rollBlock, systemsBlock } from '../../../admirals-shared/pages/setup';
import * as setups from '../../../kit/pages/setup/blocks';
import { checkFleet } from '../../fleet/checkFleet';
import { LIMITS, type Limit } from '../../fleet/fleetForm';
import { listOf } from '../../fleet/anyShips';
import type { Fleet } from '../../fleet/fleet';
import { gatherWithList, type FleetCards } from '../../fleet/fleetCards';
import { drawnShips } from '../../../kit/fleets/drawn';
import { SHIP } from '../../../kit/fleets/ownShips';
import { fleetOptions } from '../../../kit/fleets/setupDesk';
import { ESCALATIONS } from '../../../admirals-shared/fleet/types';
import { MODES, type AdmiralsSetup } from '../../play/setup';
import { RULINGS, rulingsFrom } from '../../rulings';
import { DIFFICULTIES } from '../../scenario/setupFromScenario';
import type { AdmiralsWords } from '../../words/en';
import { readsRule } from '../view';
import * as drafts from './draft';
import { teamOrder } from '../../rounds/turns';
import { rulesFor, type Rules } from '../../rules';
import { TRAINING_SCENARIO } from '../../training/scenario';
import { choiceBlock, picks, chipsChoice, segmentsChoice } from '../../../kit/pages/choices';
import { findingsBlock, laidOut, listed, type Blocks } from '../../../kit/pages/laidOut';
import { stepperAt } from '../../../kit/pages/steppers';
import { itemsAt, textAt } from '../../../kit/pages/answered';
import { SHIP_OF_ROLE } from '../../../admirals-shared/looks';
import { quickShipBlocks } from '../quickShipBlocks';
import { chosenLibraries, libraryBlocks } from './libraries';

/** What the page of a new game is made from. */
interface AtTable {
  readonly table: drafts.TableDraft;
  readonly draft: Answers;
  readonly shelf: Shelf;
  readonly words: AdmiralsWords;
}

/** Whatever can be brought, and ships that are said on the spot. */
const optionsFor = ({ table, shelf, words }: AtTable): readonly Option[] => {
  const say = words.setupDesk;
  const fleets = fleetOptions<Fleet, FleetCards>(
    {
      ...drafts.fleetsFor(table),
      words: say,
      drawn: ({ fleet, cards }) => drawnShips(fleet, cards, ({ role }) => SHIP_OF_ROLE[role]),
      detail: (brought, isStored) => {
        const { mode, limit } = brought.fleet;
        const power = drafts.powerOf(brought);
        return isStored ? say.stored(mode, limit.escalation, power) : say.training(power ?? 0);
      },
    },
    shelf,
  );
  const quick = setups.makeChoice({ from: drafts.QUICK, id: '' });
  return [...fleets, { value: quick, label: say.quick, detail: say.quickDetail }];
};

/** 10D-01: ships that do not fit on the setup hexes. */
const reserveBlock = ({ table, shelf, words }: AtTable, player: drafts.PlayerDraft): Blocks => {
  const { fleet, cards } = drafts.fleetOf(table, player, shelf) ?? {};
  const options = fleet?.ships.map(({ id, code, name, badge }) => {
    const label = name ?? cards?.ships.get(code)?.name ?? code;
    return { value: id, label: badge === undefined ? label : `${label} ${badge}` };
  });
  const label = words.setupDesk.reserve(player.name);
  return (
    options && options.length > 0 && picks(`${player.path}.reserve`, label, player.reserve, options)
  );
};

const shieldsOf = ({ shields }: drafts.QuickDraft['ship']): number =>
  shields.as === 'pool'
    ? shields.points
    : Object.values(shields.points).reduce((sum, points) => sum + points, 0);

/** Which quick ship is being worked on. */
const EDITING = 'editing';

const quickItem = (
  { draft, words }: AtTable,
  list: string,
  { name, ship }: drafts.QuickDraft,
  at: number,
): Item => {
  const say = words.setupDesk;
  const path = `${list}.${at}`;
  const copy: Answer = answerAt(draft, path) ?? {};
  const isOn = textAt(draft, EDITING) === path;
  const act = (label: string, answers: Changes): Act => {
    return { label, spoken: `${label}: ${name}`, answers };
  };
  return {
    id: path,
    title: name,
    detail: say.quickDetailOf(ship.role, ship.hull, shieldsOf(ship)),
    silhouette: SHIP_OF_ROLE[ship.role],
    isOn,
    act: { label: name, answers: { [EDITING]: isOn ? null : path } },
    acts: [
      act(say.copyQuick, { [`${list}.${itemsAt(draft, list).length}`]: copy }),
      act(say.removeQuick, { [list]: setups.without(draft, list, at), [EDITING]: null }),
    ],
  };
};

const MOST_POWER = 50;

/** The ship that is being worked on. */
const editorBlocks = (
  { draft, words }: AtTable,
  path: string,
  { power }: drafts.QuickDraft,
): Blocks => {
  const { quickName: label, quickPower } = words.setupDesk;
  const value = textAt(draft, `${path}.name`) ?? '';
  const range = { max: MOST_POWER, ...readsRule('10A') };
  return (
    textAt(draft, EDITING) === path && [
      { block: 'field', id: `${path}.name`, label, value, lines: 'one' },
      quickShipBlocks(words, draft, `${path}.`),
      stepperAt(`${path}.power`, quickPower, power, range),
    ]
  );
};

const quickBlocks = (at: AtTable, { path, name, quick }: drafts.PlayerDraft): Blocks => {
  const say = at.words.setupDesk;
  const list = `${path}.quick`;
  const next = `${list}.${quick.length}`;
  return [
    {
      block: 'items',
      label: say.quickShips(name),
      items: quick.map((one, place) => quickItem(at, list, one, place)),
      empty: say.noQuick,
      add: {
        label: say.addQuick,
        spoken: `${say.addQuick}: ${name}`,
        answers: { [next]: {}, [EDITING]: next },
      },
    },
    quick.map((one, place) => editorBlocks(at, `${list}.${place}`, one)),
  ];
};

const shipBlocks = (at: AtTable, player: drafts.PlayerDraft): Blocks => {
  const isQuick = player.choice === null || player.choice.from === drafts.QUICK;
  return drafts.isKept(at.table, player)
    ? [
        setups.fleetBlock(player, at.words.setupDesk, optionsFor(at)),
        isQuick ? quickBlocks(at, player) : reserveBlock(at, player),
      ]
    : quickBlocks(at, player);
};

/** 4A-01: a team with its name and one to three players; 11B-02: in a scenario with the libraries that it chooses. */
const teamBlocks = (at: AtTable, team: drafts.TeamDraft): Blocks => {
  const { table, words } = at;
  const isFixed = table.mode === 'scenario';
  const blocks = setups.teamBlocks(at.draft, team, words.setupDesk, {
    isFixed,
    blocksOf: (player) => listed<Block>(!isFixed && shipBlocks(at, player)),
    forget: { [EDITING]: null },
    blank: drafts.BLANK,
    reads: readsRule('4A-01'),
  });
  const libraries = isFixed ? chosenLibraries(table).filter((one) => one.team === team.id) : [];
  const name = team.players[0]?.name ?? team.name;
  return [blocks, libraries.map((library) => libraryBlocks(words, library, name))];
};

const limitOf = (level: Limit): number | null => (level === 'custom' ? null : ESCALATIONS[level]);

const scenarioBlocks = ({ table, words }: AtTable): Blocks => {
  const options = DIFFICULTIES.map((one) => ({
    value: one,
    label: words.setupDesk.difficultyOf(one, TRAINING_SCENARIO.name),
    detail: words.scenario.meaning[one],
  }));
  const { difficulty: label } = words.setupDesk;
  return [
    choiceBlock('list', 'difficulty', label, table.difficulty, options),
    { block: 'text', text: TRAINING_SCENARIO.story },
  ];
};

/** 10A, 8A */
const termsBlocks = ({ table, words }: AtTable): Blocks => {
  const { level, levels, systems } = words.setupDesk;
  const nameOf = (one: Limit): string => levels(one, limitOf(one));
  return [
    chipsChoice('level', level, table.level, LIMITS, nameOf, readsRule('10A')),
    systemsBlock(table.systems, systems, readsRule('8A')),
  ];
};

/** Who keeps what on this phone. */
const trackedBlocks = ({ table, words }: AtTable): Blocks => {
  const say = words.setupDesk;
  const { teams, onlyTeam } = table;
  const onPaper = teams.find(({ id }) => onlyTeam !== null && id !== onlyTeam);
  const keptOf = (id: string | null): string => {
    const team = teams.find((one) => one.id === id);
    return team ? say.only(team.name) : say.both;
  };
  return [
    segmentsChoice('only', say.tracked, onlyTeam, [null, ...teams.map(({ id }) => id)], keptOf),
    onPaper && { block: 'text', text: say.trackedNote(onPaper.name) },
  ];
};

/** 4A-01, 4A-05: the lower roll is Team A, and Team B has the initiative. */
const rollBlocks = ({ table, words }: AtTable): Blocks => {
  const say = words.setupDesk;
  const [one, other] = table.teams;
  if (!one || !other) return [];
  const [first, second] = bothRolled(table.roll) ?? [0, 1];
  const order = teamOrder({ [one.id]: first, [other.id]: second });
  const [a = '', b = ''] =
    order?.map((id) => table.teams.find((team) => team.id === id)?.name ?? id) ?? [];
  return [
    rollBlock(table.roll, table.teams, say),
    {
      block: 'text',
      text: order ? say.order(a, b) : words.system.problem({ id: 'team-roll-tied' }),
      ...(order ? {} : { tone: 'warning' }),
      ...readsRule('4A-01'),
    },
  ];
};

const judged = ({ name, fleet, cards }: drafts.FleetToBring, rules: Rules): setups.Judged => {
  const list = listOf(fleet, cards);
  return {
    name,
    missing: gatherWithList(fleet, cards).missing.map(({ code }) => code),
    breaches: list ? checkFleet({ fleet, list, cards, rules }).breaches.length : 0,
  };
};

/** What is odd about a fleet at this table besides. */
const oddAt = ({ table, words }: AtTable, { name, fleet }: drafts.FleetToBring) => {
  const say = words.setupDesk;
  const { escalation } = fleet.limit;
  return [
    ...(fleet.mode === drafts.fleetModeOf(table) ? [] : [say.otherMode(name, fleet.mode)]),
    ...(escalation === table.level
      ? []
      : [say.otherLevel(name, say.levels(escalation, limitOf(escalation)))]),
  ];
};

const fleetBlocks = (at: AtTable): Blocks => {
  const { table, shelf, words } = at;
  const rules = rulesFor(table.rulings);
  const fleets = table.teams
    .flatMap(({ players }) => players)
    .filter((player) => drafts.isKept(table, player))
    .flatMap((player) => drafts.fleetOf(table, player, shelf) ?? []);
  return setups.fleetFindings(
    fleets.map((brought) => ({ ...judged(brought, rules), more: oddAt(at, brought) })),
    words.setupDesk,
  );
};

/** 4A-01: teams are even; a table may play otherwise. */
const evenBlock = ({ table, words }: AtTable): Blocks => {
  const [one = 0, other = 0] = table.teams.map(({ players }) => players.length);
  const text = words.setupDesk.uneven(one, other);
  const finding = { text, rule: '4A-01', tone: 'warning', ...readsRule('4A-01') } as const;
  return one !== other && findingsBlock(finding);
};

const pageOf = (at: AtTable): Page => {
  const { table, words } = at;
  const say = words.setupDesk;
  const isScenario = table.mode === 'scenario';
  const [first, ...others] = table.teams.map((team) => teamBlocks(at, team));
  return laidOut({
    title: say.title,
    blocks: [
      setups.modeBlock(MODES, table.mode, say),
      isScenario ? scenarioBlocks(at) : termsBlocks(at),
      first,
    ],
    // The sides stand opposite one another.
    aside: [
      others,
      !isScenario && [evenBlock(at), fleetBlocks(at), rollBlocks(at), trackedBlocks(at)],
      setups.rulingsBlock(RULINGS, rulingsFrom(table.rulings), say),
    ],
  });
};

/** Where a game is set up: 4A, 10A, 13 and who brings what. */
export const makeSetupDesk = (words: AdmiralsWords): SetupDesk<AdmiralsSetup> => {
  const atTable = (draft: Answers, shelf: Shelf): AtTable => ({
    table: drafts.withFleetNames(drafts.readTable(draft, words.setupDesk), shelf),
    draft,
    shelf,
    words,
  });
  return {
    blank: (shelf, rulings) => {
      const rules = rulesFor(rulings);
      return drafts.blankTable(shelf, rulings, (kept) =>
        setups.isLegal(judged(drafts.storedFleet(kept, shelf), rules)),
      );
    },
    page: (draft, shelf) => pageOf(atTable(draft, shelf)),
    bring: (brought, shelf) => {
      const path = 'teams.0.players.0.fleet';
      if ('ship' in brought) return { [path]: setups.makeChoice({ from: SHIP, id: brought.ship }) };
      const kept = shelf.fleets.find(({ id }) => id === brought.fleet);
      const choice = { [path]: setups.makeChoice({ from: setups.STORED, id: brought.fleet }) };
      if (!kept) return choice;
      const { mode, limit } = drafts.storedFleet(kept, shelf).fleet;
      return { mode, level: limit.escalation, ...choice };
    },
    make: (draft, shelf) =>
      setups.titled(drafts.makeSetup(atTable(draft, shelf).table, shelf), words.setupDesk.name),
  };
};
