import type { Answers } from '../../../../core/pages/answers';
import type { SetupDesk, Shelf } from '../../../../core/pages/desks';
import type { Block, Option, Page } from '../../../../core/pages/page';
import { rollBlock, systemsBlock, TEAMS } from '../../../admirals-shared/pages/setup';
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
import { makeChoice, STORED, type FleetChoice } from '../../../kit/pages/setup/draft';
import { checkFleet } from '../../fleet/checkFleet';
import { gatherCards } from '../../fleet/gatherCards';
import { MODES, type CadetSetup } from '../../play/setup';
import { rulesFor, type CadetParts, type Rules } from '../../rules';
import { RULINGS, rulingsFrom } from '../../rulings';
import { SCENARIOS } from '../../scenarios';
import { SIDES } from '../../scenarios/types';
import { TRAINING_FLEETS } from '../../training/pack';
import type { CadetWords } from '../../words/en';
import { readsRule } from '../view';
import { blankTable, readTable, TRAINING, type TableDraft } from './draft';
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
