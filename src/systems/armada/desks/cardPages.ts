import type { Block, Item, Page } from '../../../core/pages/page';
import { countedItem, missingItems, type Counted } from '../../kit/fleets/counted';
import { carriedDraft, type Carried } from '../../kit/fleets/fleetForm';
import type { Look } from '../../kit/fleets/items';
import type { FleetOnDesk } from '../../kit/fleets/onDesk';

const listed = (desk: FleetOnDesk, title: string, items: readonly Item[], empty: string): Page => {
  const block: Block = { block: 'items', label: title, items, empty };
  const primary = { label: desk.words.fleetDesk.done, opens: 'back' } as const;
  return { title, kicker: desk.kicker, blocks: [block], primary };
};

interface Counting {
  readonly counted: Counted;
  readonly look: (code: string) => Look;
  /** Said where no card is at hand. */
  readonly empty: string;
}

/** Cards of which a fleet holds so many copies, each with one more and one less. */
export const countedPage = (
  desk: FleetOnDesk,
  title: string,
  { counted, look, empty }: Counting,
): Page => {
  const items = [...counted.cards.keys()].map((code) => countedItem(counted, code, look(code)));
  return listed(desk, title, [...items, ...missingItems(counted)], empty);
};

interface Carrying<Some extends { readonly name: string }> {
  /** Where the draft keeps what is carried. */
  readonly path: string;
  readonly carried: readonly Carried[];
  /** The ship that carries it. */
  readonly on: string;
  readonly cards: ReadonlyMap<string, Some>;
  readonly order: (one: string, other: string) => number;
  readonly look: (card: Some) => Look;
  /** Said where no card is at hand. */
  readonly empty: string;
}

/** What a ship may carry, each on or off. */
export const carriedPage = <Some extends { readonly name: string }>(
  desk: FleetOnDesk,
  title: string,
  { path, carried, on, cards, order, look, empty }: Carrying<Some>,
): Page => {
  const mine = carried.filter((one) => one.on === on).map(({ code }) => code);
  const toggled = (code: string): readonly Carried[] =>
    mine.includes(code)
      ? carried.filter((one) => one.on !== on || one.code !== code)
      : [...carried, { code, on }];
  const itemOf = (code: string): Item => {
    const card = cards.get(code);
    const name = card?.name ?? code;
    return {
      id: code,
      title: name,
      ...(card ? look(card) : { detail: desk.words.fleetDesk.ships.noCard }),
      isOn: mine.includes(code),
      act: { label: name, answers: { [path]: toggled(code).map(carriedDraft) } },
    };
  };
  const codes = [...new Set([...cards.keys(), ...mine])].sort(order);
  return listed(desk, title, codes.map(itemOf), empty);
};
