import { listChoice, segmentsChoice } from '../../../kit/pages/choices';
import { checked } from '../../../../core/checked/checked';
import { seen } from '../../../../core/outside/signs';
import type { Answers } from '../../../../core/pages/answers';
import type { Shelf, SetupDesk } from '../../../../core/pages/desks';
import type { Block, Page } from '../../../../core/pages/page';
import { makeSetupDesk as makeFleetsDesk, type FleetToBring } from '../../../kit/fleets/setupDesk';
import { entriesOf } from '../../../kit/fleets/entries';
import { atHand } from '../../../kit/fleets/gather';
import type { KindOfShip } from '../../../kit/fleets/ownShips';
import { oneAt, textAt } from '../../../kit/pages/answered';
import * as setups from '../../../kit/pages/setup/blocks';
import * as every from '../../../admirals-shared/pages/setup';
import { checkFleet, filledLibrary } from '../../fleet/checkFleet';
import { FLEET_FORM } from '../../fleet/fleetForm';
import * as own from '../../fleet/types';
import { setupFromFleets } from '../../fleet/setupFromFleets';
import { drawnShips } from '../../../admirals-shared/looks';
import { readsRule } from '../view';
import { MODES, type Mode, type CadetSetup } from '../../play/setup';
import { rulesFor } from '../../rules';
import { RULINGS, rulingsFrom } from '../../rulings';
import { SCENARIOS, type ScenarioId, SIDES } from '../../scenarios';
import { setupFromScenario } from '../../scenarios/setupFromScenario';
import { TRAINING_FLEETS, fleetOfReady, TRAINING_CARDS } from '../../training/pack';
import type { CadetWords } from '../../words/en';
import { listed } from '../../../kit/pages/laidOut';

/** What the choice of a fleet of the Training Set begins with. */
const TRAINING = 'training';

type Brought = FleetToBring<own.Fleet, own.FleetCards>;

const modeIn = (draft: Answers): Mode => oneAt(draft, 'mode', MODES) ?? 'historic';

const scenarioIn = (draft: Answers): (typeof SCENARIOS)[number] =>
  SCENARIOS.find(({ id }) => id === textAt(draft, 'scenario')) ?? SCENARIOS[0];

const kindOf: KindOfShip = (card) =>
  own.isCadetCard(card) && card.kind === 'ship' ? card.role : null;

/** One ship of a player's own, with orders for it. */
const singleShip = (code: string, cards: own.FleetCards) => {
  const ship = cards.ships.get(code);
  if (!ship) return null;
  const fleet = { anyShips: true, ships: entriesOf([code]), orders: [] };
  const orders = filledLibrary(fleet, cards, 'mixed');
  return { name: ship.name, fleet: { ...fleet, orders } };
};

/** Setup: the higher roll chooses; null where nothing was rolled, or both the same. */
const rolledHigher = (draft: Answers): every.TeamName | null => {
  const [one, other] = every.bothRolled(every.rollAt(draft)) ?? [0, 0];
  if (one === other) return null;
  return one > other ? 'A' : 'B';
};

/** The one who may choose has said who goes first; else it is the higher roll. */
const goesFirst = (draft: Answers): every.TeamName =>
  oneAt(draft, 'first', every.TEAMS) ?? rolledHigher(draft) ?? 'A';

/** Setup: both roll a die, and the higher roll chooses who goes first. */
const firstBlocks = (draft: Answers, teams: readonly setups.AnyTeamDraft[], words: CadetWords) => {
  const say = words.setupDesk;
  const roll = every.rollAt(draft);
  const higher = rolledHigher(draft);
  const winner = teams.find(({ id }) => id === higher);
  const text = winner ? say.chooses(winner.name) : words.system.problem({ id: 'team-roll-tied' });
  const tone = winner ? {} : ({ tone: 'warning' } as const);
  return listed<Block>([
    every.rollBlock(roll, teams, say),
    roll.length === every.TEAMS.length && { block: 'text', text, ...tone, ...readsRule('Setup') },
    segmentsChoice(
      'first',
      say.first,
      goesFirst(draft),
      teams.map(({ id }) => id),
      (team) => teams.find(({ id }) => id === team)?.name ?? team,
      readsRule('Setup'),
    ),
  ]);
};

const valueOf = ({ fleet, cards }: Brought): number =>
  fleet.ships.reduce((sum, { code }) => sum + (cards.ships.get(code)?.fleetValue ?? 0), 0);

/** Setup, Constructed Play */
const constructed = (words: CadetWords): SetupDesk<CadetSetup> =>
  makeFleetsDesk<own.Fleet, own.FleetCards, CadetSetup>({
    words: words.setupDesk,
    teams: every.TEAMS,
    ready: TRAINING_FLEETS.map((ready) => ({
      id: ready.id,
      name: words.pages.ready[ready.id],
      fleet: fleetOfReady(ready),
      cards: own.fleetCards(TRAINING_CARDS),
    })),
    readyFrom: TRAINING,
    read: FLEET_FORM.read,
    cardsOf: (cards) => own.fleetCards(cards.filter(own.isCadetCard)),
    gather: own.gatherFleet,
    single: { kindOf, bring: singleShip },
    breaches: ({ fleet, cards }, rulings) =>
      checkFleet(fleet, cards, rulesFor(rulings)).breaches.length,
    drawn: drawnShips,
    detail: (brought, isStored) =>
      (isStored ? words.setupDesk.stored : words.setupDesk.training)(valueOf(brought)),
    rulings: RULINGS,
    rulingsFrom,
    after: (draft, teams) => [
      firstBlocks(draft, teams, words),
      every.systemsBlock(every.systemsAt(draft), words.setupDesk.systems, readsRule('Star System')),
    ],
    lacks: (draft) => every.tiedRoll(every.rollAt(draft)),
    setupOf: (sides, terms, draft) => {
      const firstRoll = every.bothRolled(every.rollAt(draft));
      return setupFromFleets(sides, {
        ...terms,
        first: goesFirst(draft),
        starSystems: every.systemsAt(draft),
        ...(firstRoll ? { firstRoll } : {}),
      });
    },
  });

/** Historic Play: the cards of the shelf where they are complete, stand-ins where not. */
const historic = (draft: Answers, shelf: Shelf, words: CadetWords): CadetSetup => {
  const names = SIDES.flatMap((side) => {
    const name = seen(textAt(draft, `names.${side}`) ?? '');
    return name === '' ? [] : [[side, name] as const];
  });
  const table = {
    cards: own.fleetCards(atHand({}, shelf, own.isCadetCard).map(({ card }) => card)),
    names: Object.fromEntries(names),
    rulings: { ...shelf.rulings, ...setups.rulingsIn(draft) },
  };
  return setupFromScenario(scenarioIn(draft), table, words.scenarios);
};

/** Historic Play: which battle, who plays whom, and what it is played with. */
const historicBlocks = (draft: Answers, words: CadetWords): readonly Block[] => {
  const { id: value } = scenarioIn(draft);
  const { texts } = words.scenarios;
  const { name, story } = texts[value];
  const ids = SCENARIOS.map(({ id }) => id);
  const nameOf = (id: ScenarioId): string => texts[id].name;
  return [
    listChoice('scenario', words.setupDesk.battle, value, ids, nameOf, readsRule('Historic Play')),
    { block: 'text', text: story, ...readsRule(name) },
    ...SIDES.map((side) => {
      const stands = words.scenarios.side(side);
      return setups.nameField(draft, `names.${side}`, words.setupDesk.plays(stands), stands);
    }),
  ];
};

const battleRules = (draft: Answers, shelf: Shelf, words: CadetWords): readonly Block[] => [
  { block: 'heading', text: words.pages.scenario.rules },
  ...(historic(draft, shelf, words).scenario?.rules ?? []).map(
    (text) => ({ block: 'text', text }) as const,
  ),
];

/** Of what is asked for two fleets, the last. */
const rulingsOnly = ({ aside = [] }: Page): readonly Block[] => aside.slice(-1);

/** Where a game is set up: a battle of the booklet, or two fleets. */
export const makeSetupDesk = (words: CadetWords): SetupDesk<CadetSetup> => {
  const fleets = constructed(words);
  return {
    blank: (shelf, rulings) => ({
      ...fleets.blank(shelf, rulings),
      mode: shelf.fleets.some(({ draft }) => FLEET_FORM.read(draft).ships.length > 0)
        ? 'constructed'
        : 'historic',
    }),
    page: (draft, shelf) => {
      const mode = modeIn(draft);
      const page = fleets.page(draft, shelf);
      const modes = setups.modeBlock([...MODES].reverse(), mode, words.setupDesk);
      if (mode === 'constructed') return { ...page, blocks: [modes, ...page.blocks] };
      return {
        ...page,
        blocks: [modes, ...historicBlocks(draft, words)],
        aside: [...battleRules(draft, shelf, words), ...rulingsOnly(page)],
      };
    },
    bring: (brought, shelf) => ({ mode: 'constructed', ...fleets.bring?.(brought, shelf) }),
    make: (draft, shelf) =>
      modeIn(draft) === 'historic'
        ? setups.titled(checked(historic(draft, shelf, words)), words.setupDesk.name)
        : fleets.make(draft, shelf),
  };
};
