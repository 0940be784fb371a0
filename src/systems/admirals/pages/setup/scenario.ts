import type { Answers } from '../../../../core/pages/answers';
import type { Finding, Item } from '../../../../core/pages/page';
import type { OrderType } from '../../../admirals-shared/cards/terms';
import type { OrderCard } from '../../../admirals-shared/cards/types';
import { oneAt, textsAt } from '../../../kit/pages/answered';
import { choiceBlock } from '../../../kit/pages/choices';
import { findingsBlock, type Blocks } from '../../../kit/pages/laidOut';
import { rulingsIn, type AnyTeamDraft } from '../../../kit/pages/setup/blocks';
import { countedItem } from '../../../kit/fleets/pages';
import { fleetCards } from '../../fleet/fleetCards';
import {
  DIFFICULTIES,
  libraryTroubles,
  setupFromScenario,
  type Difficulty,
  type LibraryRule,
} from '../../scenario/setupFromScenario';
import { TRAINING_PACK } from '../../../admirals-shared/training/pack';
import type { AdmiralsWords } from '../../words/en';
import { readsRule } from '../view';
import { TRAINING_SCENARIO } from '../../training/scenario';

export const TRAINING_CARDS = fleetCards(TRAINING_PACK.cards);

const ORDERS: readonly OrderCard[] = [...TRAINING_CARDS.orders.values()];

/** Within the limits, for those who would rather play than choose. */
const readyLibrary = (rule: LibraryRule): readonly string[] => {
  const codesOf = (type: OrderType) =>
    ORDERS.flatMap((order) => (order.type === type ? [order.code] : []));
  const basics = Array.from({ length: rule.copies }, () => codesOf('Basic')).flat();
  return [...basics.slice(0, rule.basic), ...codesOf('Special').slice(0, rule.special)].sort();
};

const difficultyIn = (draft: Answers): Difficulty =>
  oneAt(draft, 'difficulty', DIFFICULTIES) ?? 'easy';

/** 11B-02: the libraries of this difficulty that are chosen, not given. */
const chosenLibraries = (draft: Answers) => {
  const mode = TRAINING_SCENARIO.modes.find((one) => one.difficulty === difficultyIn(draft));
  return TRAINING_SCENARIO.players.flatMap(({ id, team }) => {
    const side = mode?.sides[id];
    if (!side || !('choose' in side)) return [];
    const { choose: rule } = side;
    const orders = textsAt(draft, `libraries.${id}`) ?? readyLibrary(rule);
    return [{ id, team, rule, orders }];
  });
};

/** A library that a player of the scenario puts together. */
type ChosenLibrary = ReturnType<typeof chosenLibraries>[number];

const orderItem = (
  words: AdmiralsWords,
  { id, orders }: ChosenLibrary,
  player: string,
  { code, effects, type }: OrderCard,
): Item =>
  countedItem(
    {
      path: `libraries.${id}`,
      codes: orders,
      cards: TRAINING_CARDS.orders,
      words,
      spoken: (label) => words.setupDesk.libraryAct(label, player),
    },
    code,
    { detail: [...effects.map(words.cards.effect), words.fleetDesk.orders.type(type)].join(' ') },
  );

/** 11B-02: an order library within the scenario's limits, and what is wrong with it. */
const libraryBlocks = (words: AdmiralsWords, library: ChosenLibrary, player: string): Blocks => {
  const { rule, orders } = library;
  const say = words.setupDesk;
  const basic = orders.filter((code) => TRAINING_CARDS.orders.get(code)?.type === 'Basic').length;
  const findings = libraryTroubles(orders, rule, TRAINING_CARDS).map((why): Finding => ({
    text: words.system.problem(why),
    tone: 'warning',
    rule: '11B-02',
    ...readsRule('11B-02'),
  }));
  return [
    {
      block: 'items',
      label: say.library(player),
      note: say.libraryNote(basic, rule.basic, orders.length - basic, rule.special),
      items: ORDERS.map((order) => orderItem(words, library, player, order)),
      search: say.librarySearch,
    },
    findingsBlock(findings),
  ];
};

/** 11B-02: the libraries that a team of the scenario chooses. */
export const librariesOf = (
  draft: Answers,
  { id, name, players: [first] }: AnyTeamDraft,
  words: AdmiralsWords,
): Blocks =>
  chosenLibraries(draft)
    .filter(({ team }) => team === id)
    .map((library) => libraryBlocks(words, library, first?.name ?? name));

/** How hard it is to be, and what it is about. */
export const scenarioBlocks = (
  draft: Answers,
  { setupDesk: say, scenario }: AdmiralsWords,
): Blocks => {
  const { adds, story } = TRAINING_SCENARIO;
  const options = DIFFICULTIES.map((one) => {
    return { value: one, label: say.difficultyOf(one, adds.name), detail: scenario.meaning[one] };
  });
  return [
    choiceBlock('list', 'difficulty', say.difficulty, difficultyIn(draft), options),
    { block: 'text', text: story },
  ];
};

/** 11: the training set's own scenario, played by these teams. */
export const scenarioSetup = (draft: Answers, teams: readonly AnyTeamDraft[]) => {
  const names = TRAINING_SCENARIO.players.map(({ id, team, name }) => {
    const [player] = teams.find((one) => one.id === team)?.players ?? [];
    return [id, player?.isNamed ? player.name : name];
  });
  const libraries = chosenLibraries(draft).map(({ id, orders }) => [id, orders]);
  return setupFromScenario(
    TRAINING_SCENARIO,
    {
      difficulty: difficultyIn(draft),
      names: Object.fromEntries(names),
      rulings: rulingsIn(draft),
      libraries: Object.fromEntries(libraries),
    },
    TRAINING_CARDS,
  );
};
