import type { Answers } from '../../../../core/pages/answers';
import type { SetupDesk, Shelf } from '../../../../core/pages/desks';
import type { Act, Block, Option, Page } from '../../../../core/pages/page';
import {
  modeBlock,
  nameField,
  oddBlocks,
  rollBlock,
  rulingsBlock,
  systemsBlock,
  titled,
} from '../../../admirals-shared/pages/setup/blocks';
import { MOST_PLAYERS, TEAMS, without } from '../../../admirals-shared/pages/setup/draft';
import { checkFleet } from '../../fleet/checkFleet';
import { gatherCards } from '../../fleet/gatherCards';
import { MODES, type CadetSetup } from '../../play/setup';
import { rulesFor, type CadetParts, type Rules } from '../../rules';
import { RULINGS, rulingsFrom } from '../../rulings';
import { SCENARIOS } from '../../scenarios';
import { SIDES } from '../../scenarios/types';
import { TRAINING_FLEETS } from '../../training/pack';
import type { CadetWords } from '../../words/en';
import { readsRule } from '../seen';
import {
  blankPlayer,
  blankTable,
  makeChoice,
  readTable,
  type FleetChoice,
  type PlayerDraft,
  type TableDraft,
  type TeamDraft,
} from './draft';
import {
  fleetOf,
  goesFirst,
  historic,
  makeSetup,
  rolledHigher,
  storedFleet,
  withFleetNames,
  type FleetToBring,
} from './make';

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
  const brought = fleetOf({ choice }, at.shelf, at.words);
  if (!brought) return [];
  const say = choice.from === 'stored' ? at.words.setupDesk.stored : at.words.setupDesk.training;
  return [{ value: makeChoice(choice), label: brought.name, detail: say(valueOf(brought)) }];
};

const fleetBlock = (at: AtTable, { path, name, choice }: PlayerDraft): Block => ({
  block: 'choice',
  id: `${path}.fleet`,
  label: at.words.setupDesk.fleet(name),
  style: 'menu',
  value: choice ? makeChoice(choice) : null,
  options: [
    ...at.shelf.fleets.flatMap(({ id }) => fleetOption(at, { from: 'stored', id })),
    ...TRAINING_FLEETS.flatMap(({ id }) => fleetOption(at, { from: 'training', id })),
  ],
});

const playerBlocks = (at: AtTable, team: TeamDraft, player: PlayerDraft): readonly Block[] => {
  const { draft, words } = at;
  const list = `${team.path}.players`;
  const remove: Act = {
    label: words.setupDesk.removePlayer(player.name),
    answers: { [list]: without(draft, list, team.players.indexOf(player)) },
  };
  return [
    nameField(draft, `${player.path}.name`, words.setupDesk.playerName, player.name),
    fleetBlock(at, player),
    ...(team.players.length > 1 ? [{ block: 'acts', style: 'row', acts: [remove] } as const] : []),
  ];
};

const teamBlocks = (at: AtTable, team: TeamDraft): readonly Block[] => {
  const { draft, words } = at;
  const add: Act = {
    label: words.setupDesk.addPlayer,
    spoken: `${words.setupDesk.addPlayer}: ${team.name}`,
    answers: { [`${team.path}.players.${team.players.length}`]: blankPlayer(null) },
  };
  return [
    { block: 'heading', text: team.name, team: team.id },
    nameField(draft, `${team.path}.name`, words.setupDesk.teamName, team.name),
    ...team.players.flatMap((player) => playerBlocks(at, team, player)),
    ...(team.players.length < MOST_PLAYERS
      ? [{ block: 'acts', style: 'row', acts: [add] } as const]
      : []),
  ];
};

/** Setup: both roll a die, and the higher roll chooses who goes first. */
const firstBlocks = ({ table, words }: AtTable): readonly Block[] => {
  const say = words.setupDesk;
  const [one, other] = table.teams;
  const higher = rolledHigher(table);
  const winner = table.teams.find(({ id }) => id === higher);
  const isRolled = table.roll.length === TEAMS.length;
  const line = winner ? say.chooses(winner.name) : words.system.problem({ id: 'team-roll-tied' });
  return [
    rollBlock(table.roll, say.roll, say.rollNote(one.name, other.name)),
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

const breachesIn = ({ fleet, cards }: FleetToBring, rules: Rules): number =>
  checkFleet(fleet, cards, rules).breaches.length;

const isLegal = (brought: FleetToBring, rules: Rules): boolean =>
  missingIn(brought).length === 0 && breachesIn(brought, rules) === 0;

/** What is odd about a fleet; none of it keeps a game from starting but missing cards. */
const fleetFindings = (at: AtTable, brought: FleetToBring): readonly string[] => {
  const say = at.words.setupDesk;
  const { name } = brought;
  const missing = missingIn(brought);
  if (missing.length > 0) return [say.missing(name, missing)];
  const breaches = breachesIn(brought, rulesFor(at.parts, at.table.rulings));
  return breaches === 0 ? [] : [say.broken(name, breaches)];
};

const findingsBlock = (at: AtTable): readonly Block[] => {
  const texts = at.table.teams
    .flatMap(({ players }) => players)
    .flatMap((player) => {
      const brought = fleetOf(player, at.shelf, at.words);
      return brought ? fleetFindings(at, brought) : [];
    });
  return oddBlocks(at.words.setupDesk.findings, texts);
};

const constructedBlocks = (at: AtTable): readonly Block[] => [
  ...at.table.teams.flatMap((team) => teamBlocks(at, team)),
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
      return blankTable(shelf, rulings, (kept) => isLegal(storedFleet(kept, shelf), rules));
    },
    page: (draft, shelf) => pageOf(atTable(draft, shelf)),
    make: (draft, shelf) => {
      const setup = makeSetup(atTable(draft, shelf).table, draft, shelf, words);
      return titled(setup, words.setupDesk.name);
    },
  };
};
