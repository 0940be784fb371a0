import type { Finding, Item } from '../../../../core/pages/page';
import type { OrderType } from '../../../admirals-shared/cards/terms';
import type { OrderCard } from '../../../admirals-shared/cards/types';
import { findingsBlock, type Blocks } from '../../../kit/pages/laidOut';
import { countedItem } from '../../../kit/fleets/pages';
import { fleetCards } from '../../fleet/fleetCards';
import {
  libraryTroubles,
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

/** The part of a set-up that the scenario's libraries follow from. */
export interface LibraryDraft {
  readonly difficulty: Difficulty;
  /** 11B-02: order codes by the scenario's player, where one was put together. */
  readonly libraries: Readonly<Record<string, readonly string[]>>;
}

/** 11B-02: the libraries of this difficulty that are chosen, not given. */
export const chosenLibraries = ({ difficulty, libraries }: LibraryDraft) => {
  const mode = TRAINING_SCENARIO.modes.find((one) => one.difficulty === difficulty);
  return TRAINING_SCENARIO.players.flatMap(({ id, team }) => {
    const side = mode?.sides[id];
    if (!side || !('choose' in side)) return [];
    const { choose: rule } = side;
    return [{ id, team, rule, orders: libraries[id] ?? readyLibrary(rule) }];
  });
};

/** A library that a player of the scenario puts together. */
export type ChosenLibrary = ReturnType<typeof chosenLibraries>[number];

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
export const libraryBlocks = (
  words: AdmiralsWords,
  library: ChosenLibrary,
  player: string,
): Blocks => {
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
