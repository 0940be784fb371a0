import type { Act, Block, Page, Chip, Item } from '../../../core/pages/page';
import * as entries from './entries';
import type { Fit } from './fits';
import type { Silhouette } from '../../../core/drawing/drawing';
import type { Changes } from '../../../core/pages/answers';
import { countOf, fieldAt, type Count } from '../pages/choices';
import { entryDrafts } from './fleetForm';
import type { FleetDeskWords } from './words/en/fleetDesk';

/** What a line about a ship card shows, besides its name. */
export type Look = Pick<Item, 'detail' | 'silhouette' | 'figure' | 'chips'>;

/** What a card brings into the fleet; where something stands against it, the reason comes first. */
export const addedWith = (
  { fleetDesk }: { readonly fleetDesk: FleetDeskWords },
  answers: Changes,
  why: string | null,
): Pick<Act, 'answers' | 'why' | 'anyway'> =>
  why === null ? { answers } : { why, anyway: { label: fleetDesk.ships.addAnyway, answers } };

const shipCount = (desk: FleetOnDesk, code: string, why: string | null): Count => {
  const say = desk.words.fleetDesk.ships;
  const name = entries.nameOf(desk.cards.ships, code);
  return countOf({
    value: copiesOf(desk, code).length,
    more: {
      label: say.addOne(name),
      ...addedWith(desk.words, addChanges(desk, code), why),
    },
    less: { label: say.remove(name), answers: lessChanges(desk, code) },
  });
};

/** What tells the copies of a ship apart. */
const markChips = (desk: FleetOnDesk, code: string): readonly Chip[] =>
  copiesOf(desk, code).flatMap(({ badge, name }): readonly Chip[] => {
    const label = [badge, name].filter((part) => part !== undefined).join(' ');
    return label === '' ? [] : [{ label, tone: 'plain' }];
  });

const lineOf = (desk: FleetOnDesk, code: string, look: Look, why: string | null): Item => {
  const title = entries.nameOf(desk.cards.ships, code);
  return {
    id: code,
    title,
    ...look,
    count: shipCount(desk, code, why),
    act: { label: desk.words.fleetDesk.ships.cardOf(title), opens: { page: 'ship', about: code } },
  };
};

/** Copies of one ship in the fleet: one more, one less, and a tap for each of them by name. */
export const shipItem = (desk: FleetOnDesk, code: string, { chips = [], ...look }: Look): Item =>
  lineOf(desk, code, { ...look, chips: [...markChips(desk, code), ...chips] }, null);

/** A ship that could come in; where it cannot, a tap says why, and offers to add it all the same. */
export const offerItem = (desk: FleetOnDesk, code: string, look: Look, why: string | null): Item =>
  lineOf(desk, code, look, why);

/** What the pages of a fleet are made from, in any game. */
export interface FleetOnDesk {
  readonly name: string;
  /** What it is built for, in one line. */
  readonly kicker: string;
  readonly fleet: entries.WithEntries;
  readonly cards: { readonly ships: ReadonlyMap<string, { readonly name: string }> };
  readonly spent: number;
  readonly limit: number;
  /** Null where the fleet cannot be checked. */
  readonly report: { readonly legal: boolean; readonly breaches: readonly unknown[] } | null;
  /** How many of the breaches only say that something is not there yet. */
  readonly lacks?: number;
  /** Its ships, for the eye. */
  readonly drawn?: readonly Silhouette[];
  /** What is done next, where that is not to add ships. */
  readonly next?: Act;
  /** The ships that carry something: of several copies these go last. */
  readonly carriers?: readonly string[];
  /** What else changes when only these ships are left. */
  readonly leaving?: (left: readonly entries.FleetEntry[]) => Changes;
  readonly words: { readonly fleetDesk: FleetDeskWords };
}

/** Nothing is wrong with it, but something is still to come. */
export const isUnfinished = ({ fleet, report, lacks = 0 }: FleetOnDesk): boolean =>
  report !== null && (fleet.ships.length === 0 || (lacks > 0 && lacks === report.breaches.length));

/** A ship of the fleet as it is called, told from its twins. */
export const labelOf = (
  { cards, words }: FleetOnDesk,
  { code, name, badge }: entries.FleetEntry,
): string => words.fleetDesk.shipLabel(name ?? entries.nameOf(cards.ships, code), badge ?? null);

/** The codes of its ships, each once. */
export const codesOf = ({ fleet }: FleetOnDesk): readonly string[] => [
  ...new Set(fleet.ships.map(({ code }) => code)),
];

export const copiesOf = ({ fleet }: FleetOnDesk, code: string): readonly entries.FleetEntry[] =>
  fleet.ships.filter((ship) => ship.code === code);

export const addChanges = ({ fleet }: FleetOnDesk, code: string): Changes => ({
  ships: entryDrafts(entries.withEntries(fleet, [code]).ships),
});

export const removeChanges = ({ fleet, leaving }: FleetOnDesk, id: string): Changes => {
  const left = entries.withMarks(fleet.ships.filter((ship) => ship.id !== id));
  return { ships: entryDrafts(left), ...leaving?.(left) };
};

/** One copy less: the last that carries nothing, else the last; null where there is none. */
export const lessChanges = (desk: FleetOnDesk, code: string): Changes | null => {
  const { carriers = [] } = desk;
  const copies = copiesOf(desk, code);
  const last = copies.findLast(({ id }) => !carriers.includes(id)) ?? copies.at(-1);
  return last ? removeChanges(desk, last.id) : null;
};

/** Leads from a fleet to a new game with it. */
const PLAY = 'play';

/** What a game brings for the page of a fleet. */
export interface FleetParts {
  /** What the fleet is built for. */
  readonly terms?: readonly Block[];
  /** The codes of its ships, each once, where they are shown in another order than they came in. */
  readonly codes?: readonly string[];
  readonly look: (code: string) => Look;
  readonly findings: readonly Block[];
  /** The ways to its other parts. */
  readonly acts?: readonly Act[];
}

/** The way to another part of the fleet, with what stands there. */
export const partAct = (page: string, label: string, detail: string): Act => ({
  label,
  detail,
  opens: { page },
});

/** What a player most likely does next with this fleet. */
const nextAct = ({ fleet, report, next, words }: FleetOnDesk, add: Act): Act => {
  if (fleet.ships.length === 0) return add;
  if (report?.legal === true) return { label: words.fleetDesk.ships.play, opens: { page: PLAY } };
  return next ?? add;
};

/** The fleet on one page: its ships, what it breaks, and the way to its other parts. */
export const fleetPage = (
  desk: FleetOnDesk,
  { terms = [], codes = codesOf(desk), look, findings, acts = [] }: FleetParts,
): Page => {
  const { name, kicker, fleet, report, words } = desk;
  const say = words.fleetDesk.ships;
  const isNew = fleet.ships.length === 0;
  const add: Act = { label: say.add, opens: { page: 'add' } };
  const next = nextAct(desk, add);
  const ships: Block = {
    block: 'items',
    label: say.label,
    note: say.count(fleet.ships.length),
    items: codes.map((code) => shipItem(desk, code, look(code))),
    empty: say.none,
    ...(next === add ? {} : { add }),
  };
  const head = { title: name, kicker, ...(isNew ? {} : { aside: terms }) };
  const first = isNew ? terms : [];
  if (!report) return { ...head, blocks: [...first, ...findings] };
  return {
    ...head,
    blocks: [...first, ships, ...findings, { block: 'acts', style: 'list', acts }],
    primary: next,
  };
};

/** What a game brings for the page of ships to add. */
export interface Offers<Line, Breach> {
  readonly label: string;
  readonly fits: readonly Fit<Line, Breach>[];
  readonly codeOf: (line: Line) => string;
  readonly look: (line: Line) => Look;
  readonly why: (fit: Fit<Line, Breach>) => string;
}

/** The ships at hand, each in its place whether or not it still fits. */
export const addPage = <Line, Breach>(
  desk: FleetOnDesk,
  { label, fits, codeOf, look, why }: Offers<Line, Breach>,
): Page => {
  const { add: say, done } = desk.words.fleetDesk;
  return {
    title: say.title,
    kicker: desk.kicker,
    blocks: [
      {
        block: 'items',
        label,
        note: say.note(fits.filter((fit) => fit.fits).length, fits.length),
        items: fits.map((fit) =>
          offerItem(desk, codeOf(fit.line), look(fit.line), fit.fits ? null : why(fit)),
        ),
        empty: say.none,
        search: say.search,
      },
    ],
    primary: { label: done, opens: 'back' },
  };
};

const copyBlocks = (desk: FleetOnDesk, ship: entries.FleetEntry): readonly Block[] => {
  const say = desk.words.fleetDesk.ship;
  const place = desk.fleet.ships.indexOf(ship);
  const badge = ship.badge ?? null;
  return [
    fieldAt(
      `ships.${place}.name`,
      say.name(badge),
      ship.name ?? '',
      entries.nameOf(desk.cards.ships, ship.code),
    ),
    fieldAt(`ships.${place}.badge`, say.mark(badge), badge ?? '', say.markHint),
    {
      block: 'acts',
      style: 'row',
      acts: [{ label: say.remove(badge), answers: removeChanges(desk, ship.id) }],
    },
  ];
};

/** What a game shows of a ship's card. */
export interface CardFace {
  readonly kicker: string;
  readonly blocks: readonly Block[];
}

interface ShipParts {
  readonly face: CardFace | null;
  readonly cost: number | undefined;
  /** What else the fleet asks about it. */
  readonly asked?: readonly Block[];
}

/** A ship: its copies in the fleet, each with a name and a mark, and its card where it is at hand. */
export const shipPage = (
  desk: FleetOnDesk,
  code: string,
  { face, cost, asked = [] }: ShipParts,
): Page | null => {
  const { ship: say, ships, figure } = desk.words.fleetDesk;
  const copies = copiesOf(desk, code);
  if (!face && copies.length === 0) return null;
  const title = entries.nameOf(desk.cards.ships, code);
  const shown: readonly Block[] = face?.blocks ?? [{ block: 'text', text: ships.noCard }];
  const inFleet: readonly Block[] = [
    { block: 'heading', text: say.inFleet, note: say.copies(copies.length) },
    ...copies.flatMap((ship) => copyBlocks(desk, ship)),
  ];
  return {
    title,
    ...(face ? { kicker: face.kicker } : {}),
    ...(cost === undefined ? {} : { figure: { label: say.cost, value: figure(cost) } }),
    ...(copies.length === 0
      ? { blocks: [...asked, ...shown] }
      : { blocks: [...asked, ...inFleet], aside: shown }),
    primary: { label: ships.addOne(title), answers: addChanges(desk, code) },
  };
};

/** Cards of which a fleet holds so many copies: orders, upgrades, assets. */
export interface Counted {
  /** Where the draft keeps their codes, one entry a copy. */
  readonly path: string;
  readonly codes: readonly string[];
  readonly cards: ReadonlyMap<string, { readonly name: string }>;
  readonly words: { readonly fleetDesk: FleetDeskWords };
  /** How one more and one less are read out, where not as they are labelled. */
  readonly spoken?: (label: string) => string;
  /** What stands against these copies, where something does. */
  readonly whyNot?: (codes: readonly string[]) => string | null;
}

const lessOf = ({ path, codes }: Counted, code: string): Changes | null => {
  const last = codes.lastIndexOf(code);
  return last < 0 ? null : { [path]: codes.filter((_, place) => place !== last) };
};

const countIn = (counted: Counted, code: string): Count => {
  const { path, codes, cards, words, spoken = (label) => label, whyNot } = counted;
  const say = words.fleetDesk.counted;
  const name = entries.nameOf(cards, code);
  const step = (label: string) => ({ label, spoken: spoken(label) });
  const more = [...codes, code].sort();
  return countOf({
    value: codes.filter((one) => one === code).length,
    more: {
      ...step(say.more(name)),
      ...addedWith(words, { [path]: more }, whyNot?.(more) ?? null),
    },
    less: { ...step(say.less(name)), answers: lessOf(counted, code) },
  });
};

/** A card at hand, with how many copies of it there are. */
export const countedItem = (counted: Counted, code: string, look: Look): Item => ({
  id: code,
  title: entries.nameOf(counted.cards, code),
  badge: code,
  ...look,
  count: countIn(counted, code),
});

/** Those that no card at hand has: they can only go. */
export const missingItems = (counted: Counted): readonly Item[] =>
  [...new Set(counted.codes)]
    .filter((code) => !counted.cards.has(code))
    .map((code) => {
      const { more: _more, ...count } = countIn(counted, code);
      return { id: code, title: code, detail: counted.words.fleetDesk.ships.noCard, count };
    });

/** Each once with its copies, in words. */
export const countedNames = ({ codes, cards, words }: Counted): readonly string[] =>
  [...entries.countBy(codes)].map(([code, copies]) =>
    words.fleetDesk.text.counted(copies, entries.nameOf(cards, code)),
  );
