import { checked, problems } from '../../../core/checked/checked';
import type { Card } from '../../../core/game/setup';
import type { Answers } from '../../../core/pages/answers';
import type {
  Completions as ShownCompletions,
  DraftCard,
  FleetDesk,
  Shelf,
  ShelfDraft,
  ShelfFleet,
} from '../../../core/pages/desks';
import type { Block, Page } from '../../../core/pages/page';
import { codesIn, searchWithin, type Completion } from './completions';
import { onceFor } from '../onceFor';
import { nameOf, withEntries } from './entries';
import type { FleetForm, Named } from './fleetForm';
import { atHand, cardKey, missingAt, type Gathered } from './gather';
import type { FleetOnDesk } from './pages';
import { glanceOf, sheetOf, textOf, type SheetParts } from './text';

/** A fleet with the cards at hand: its own copies count before the shelf's. */
export interface Opened<Fleet, Cards> {
  readonly name: string;
  readonly draft: Answers;
  readonly fleet: Fleet;
  readonly cards: Cards;
  readonly rulings: Readonly<Record<string, string>>;
  /** What else a player has built. */
  readonly others: readonly ShelfFleet[];
  /** Cards among them of which only what was typed so far is known, by their keys. */
  readonly drafts: ReadonlySet<string>;
}

type Aim = FleetDesk['aims'][number];

/** A list as another builder writes it: cards at hand by their names, drafts of the others. */
export interface TakenList<Fleet> extends Named<Fleet> {
  readonly drafts: readonly DraftCard[];
}

/** What a game brings for its desk of fleets. */
export interface FleetGame<Some extends Card, Cards, Desk extends FleetOnDesk> {
  readonly isOurs: (card: Card) => card is Some;
  readonly cardsOf: (cards: readonly Some[]) => Cards;
  readonly blank: (cards: Cards) => Desk['fleet'];
  /** A fleet of one ship, where a fleet can be begun with any. */
  readonly withShip?: (code: string) => Desk['fleet'];
  readonly form: FleetForm<Desk['fleet']>;
  /** A card in the place of one that is not complete, with nothing that a rule could find fault with. */
  readonly standIn?: (draft: DraftCard) => Some | null;
  /** The lists of other builders; null where it is none. */
  readonly takeList?: (text: string, cards: Cards) => TakenList<Desk['fleet']> | null;
  /** The fleet as the most common of them writes it, in place of our own words. */
  readonly makeList?: (desk: Desk) => string;
  /** Every card that a fleet calls for. */
  readonly gather: (fleet: Desk['fleet'], cards: Cards) => Gathered<Some>;
  readonly open: (opened: Opened<Desk['fleet'], Cards>) => Desk;
  readonly pages: Readonly<Record<string, (desk: Desk, about: string) => Page | null>>;
  /** First on every page that does not place it itself: whatever is changed, it is changed with this in view. */
  readonly spent?: (desk: Desk) => Block;
  readonly work?: (desk: Desk, page: string) => Iterable<void> | null;
  /** What a completion may aim for; the first where none of them is asked for. */
  readonly aims?: readonly Aim[];
  /** Null where nothing can be completed. */
  readonly search?: (desk: Desk, aim: string) => Iterable<Completion | null> | null;
  /** What a search's codes add, where that is more than ships, and what they are called. */
  readonly added?: (desk: Desk, codes: readonly string[]) => Desk['fleet'];
  readonly called?: (desk: Desk, code: string) => string;
  /** In place of a search, where a fleet is filled by other means than more ships. */
  readonly fill?: (desk: Desk, aim: Aim) => Iterable<ShownCompletions>;
  readonly text: (desk: Desk) => readonly (readonly string[])[];
  readonly sheet: (desk: Desk) => SheetParts;
}

/** What was spent of what may be. */
const spentOf = ({ spent, limit, words }: FleetOnDesk): Block => {
  const { ship, shares } = words.fleetDesk;
  return {
    block: 'shares',
    label: ship.cost,
    spent,
    limit,
    note: shares.left(limit - spent),
    parts: [],
  };
};

/** A fleet that goes to others goes with its own copies of cards, and with what is known of the others. */
const noShelf = ({ drafts = [], rulings = {} }: Pick<Shelf, 'drafts' | 'rulings'> = {}): Shelf => ({
  cards: [],
  fleets: [],
  drafts,
  rulings,
});

/** Cards at hand, and others in the place of those that are not complete. */
const shelvedCards =
  <Some extends Card>(
    isOurs: (card: Card) => card is Some,
    standIn: (draft: DraftCard) => Some | null,
  ) =>
  (own: ShelfFleet['cards'], shelf: Shelf) => {
    const whole = atHand(own, shelf, isOurs).map(({ card }) => card);
    const keys = new Set(whole.map(cardKey));
    const stood = (shelf.drafts ?? []).flatMap((draft) => {
      const card = standIn(draft);
      return card && !keys.has(cardKey(card)) ? [{ draft, card, key: cardKey(card) }] : [];
    });
    return { all: [...stood.map(({ card }) => card), ...whole], stood };
  };

/** As many as a player looks through; after so many steps it gives up, and says so. */
const BUDGET = { most: 8, steps: 50_000 };
/** Steps between two looks at the clock: a few milliseconds. */
const SLICE = 100;

/** Legal ways to fill a fleet, in slices: what was found so far, until the search ends. */
function* completionsOf(
  say: FleetOnDesk['words']['fleetDesk']['completions'],
  aim: Aim,
  search: Iterable<Completion | null>,
  called: (code: string) => string,
  draftWith: (codes: readonly string[]) => Answers,
): Generator<ShownCompletions, void, void> {
  const partsOf = ({ add }: Completion): readonly string[] =>
    add.map(({ code, copies }) => say.part(copies, called(code)));
  const shown = (one: Completion, _at: number, all: readonly Completion[]) => {
    const parts = partsOf(one);
    const own = parts.filter((part) => !all.every((other) => partsOf(other).includes(part)));
    return {
      title: say.title(own.length === 0 ? parts : own),
      detail: say.detail(
        own.length === 0 ? [] : parts.filter((part) => !own.includes(part)),
        say.worth(aim.label, one.value),
        say.left(one.spent, one.left),
      ),
      draft: draftWith(codesIn(one)),
    };
  };
  for (const look of searchWithin(search, BUDGET, SLICE))
    yield { done: look.end !== null, note: say.searched(look), found: look.found.map(shown) };
}

/** What would fill a fleet up. */
const filling = <Some extends Card, Cards, Desk extends FleetOnDesk>(
  game: FleetGame<Some, Cards, Desk>,
  open: (fleet: ShelfFleet, shelf: Shelf) => Desk,
): Pick<FleetDesk, 'aims' | 'completions'> => {
  const {
    aims = [],
    added = ({ fleet }, codes) => withEntries(fleet, codes),
    called = ({ cards }, code) => nameOf(cards.ships, code),
  } = game;
  return {
    aims,
    completions: (fleet, wanted, shelf) => {
      const desk = open(fleet, shelf);
      const aim = aims.find(({ id }) => id === wanted) ?? aims[0];
      if (aim && game.fill) return game.fill(desk, aim);
      const search = aim && game.search?.(desk, aim.id);
      if (!search) return [];
      return completionsOf(
        desk.words.fleetDesk.completions,
        aim,
        search,
        (code) => called(desk, code),
        (codes) => game.form.write(added(desk, codes)),
      );
    },
  };
};

/** A fleet on its way to others and from them. */
const handing = <Some extends Card, Cards, Desk extends FleetOnDesk>(
  game: FleetGame<Some, Cards, Desk>,
  open: (fleet: ShelfFleet, shelf: Shelf) => Desk,
  cardsIn: (shelf: Shelf) => Cards,
): Pick<FleetDesk, 'text' | 'sheet' | 'makeCode' | 'parseCode'> => {
  const { read, write, makeCode, parseCode } = game.form;
  return {
    text: (fleet, shelf) => {
      const desk = open(fleet, noShelf(shelf));
      return game.makeList?.(desk) ?? textOf(desk, game.text(desk));
    },
    sheet: (fleet, shelf) => {
      const desk = open(fleet, noShelf(shelf));
      return sheetOf(desk, game.sheet(desk));
    },
    makeCode: ({ name, draft }) => makeCode(name, read(draft)),
    parseCode: (code, shelf) => {
      const cards = cardsIn(shelf);
      const list = game.takeList?.(code, cards);
      if (list) return checked({ name: list.name, draft: write(list.fleet), cards: list.drafts });
      const parsed = parseCode(code);
      if (!parsed.ok) return parsed;
      const { name, fleet } = parsed.value;
      // A code is taken whole or not at all: every card that it names has to be at hand.
      const missing = missingAt('', game.gather(fleet, cards));
      return missing.length > 0 ? problems(...missing) : checked({ name, draft: write(fleet) });
    },
  };
};

/** Every page of a fleet begins with what it has spent, unless it says so itself. */
const underSpent = (page: Page, spent: () => Block): Page =>
  page.blocks.some(({ block }) => block === 'shares')
    ? page
    : { ...page, blocks: [spent(), ...page.blocks] };

/** Where fleets are built, checked and handed to others. */
export const makeFleetDesk = <Some extends Card, Cards, Desk extends FleetOnDesk>(
  game: FleetGame<Some, Cards, Desk>,
): FleetDesk => {
  const { isOurs, cardsOf, gather, pages, spent = spentOf, withShip } = game;
  const { read, write } = game.form;
  const shelved = shelvedCards(isOurs, game.standIn ?? (() => null));
  const cardsAtHand = (own: ShelfFleet['cards'], shelf: Shelf): Cards =>
    cardsOf(shelved(own, shelf).all);
  // Made once: a fleet is looked at by several pages and lists before it changes.
  const opened = onceFor(({ id, name, draft, cards: own }: ShelfFleet) =>
    onceFor((shelf: Shelf) => {
      const { all, stood } = shelved(own, shelf);
      return game.open({
        name,
        draft,
        fleet: read(draft),
        cards: cardsOf(all),
        rulings: shelf.rulings ?? {},
        others: shelf.fleets.filter((other) => other.id !== id),
        drafts: new Set(stood.map(({ key }) => key)),
      });
    }),
  );
  const open = (fleet: ShelfFleet, shelf: Shelf): Desk => opened(fleet)(shelf);
  return {
    blank: (shelf) => write(game.blank(cardsAtHand({}, shelf))),
    page: (fleet, { page, about = '' }, shelf) => {
      const desk = open(fleet, shelf);
      const shown = Object.hasOwn(pages, page) ? pages[page]?.(desk, about) : null;
      return shown ? underSpent(shown, () => spent(desk)) : null;
    },
    ...(withShip ? { withShip: (code: string) => write(withShip(code)) } : {}),
    work: (fleet, { page }, shelf) => game.work?.(open(fleet, shelf), page) ?? null,
    glance: (fleet, shelf) => glanceOf(open(fleet, shelf)),
    cards: ({ draft, cards: own }, shelf) => {
      const { cards } = gather(read(draft), cardsAtHand(own, shelf));
      const kept = atHand(own, shelf, isOurs).map((one) => [cardKey(one.card), one] as const);
      return Object.fromEntries(kept.filter(([key]) => Object.hasOwn(cards, key)));
    },
    drafts: ({ draft, cards: own }, shelf): readonly ShelfDraft[] => {
      const { all, stood } = shelved(own, shelf);
      const { cards } = gather(read(draft), cardsOf(all));
      return stood.filter(({ key }) => Object.hasOwn(cards, key)).map((one) => one.draft);
    },
    ...filling(game, open),
    ...handing(game, open, (shelf) => cardsAtHand({}, shelf)),
  };
};
