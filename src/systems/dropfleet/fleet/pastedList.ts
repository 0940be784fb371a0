import type { DraftCard } from '../../../core/pages/desks';
import { blankCard, makeStandIn } from '../../kit/cards/cardForm';
import type { TakenList } from '../../kit/fleets/desk';
import { plainName } from '../../kit/fleets/plainName';
import { entriesOf } from '../../kit/fleets/entries';
import { FORMS, readCard, type DropfleetCard } from '../cards';
import type { Tonnage } from '../terms';
import { BLANK, type DropfleetFleet, type FleetCards } from './fleet';

/** A Group as builders write it: so many of one Ship, and what they cost together. */
interface PastedGroup {
  readonly count: number;
  readonly name: string;
  readonly points: number;
  readonly tonnage: Tonnage | null;
  /** The flagship of an Admiral: its place among them. */
  readonly admiral?: number;
}

export interface PastedList {
  readonly name: string;
  readonly points: number | null;
  readonly groups: readonly PastedGroup[];
  /** By their names. */
  readonly admirals: readonly string[];
}

const HEADS: readonly (readonly [RegExp, Tonnage | 'admirals' | null])[] = [
  [/^admirals?$/i, 'admirals'],
  [/^light/i, 'light'],
  [/^medium/i, 'medium'],
  [/^heavy/i, 'heavy'],
  [/^colossal/i, 'colossal'],
];

const LINE = /^(?:(\d+)\s*[x×]\s*)?(.+?)\s*[[(](\d+)\s*(?:pts|points)?[\])]$/i;

/** A list may come on one line, joined by commas. */
const linesOf = (text: string): readonly string[] =>
  text
    .split(text.trim().includes('\n') ? '\n' : /,\s/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** More than this of one Ship, or for it, is no Group of any list. */
const MOST = { ships: 99, points: 99_999 };

/** A list as text: a name with points, headings with ##, Groups as "2 x Name [160pts]"; null where it has neither, or no Group. */
export const parseList = (text: string): PastedList | null => {
  const [first = '', ...lines] = linesOf(text);
  const [, , name = first, points] = LINE.exec(first) ?? [];
  const groups: PastedGroup[] = [];
  const admirals: string[] = [];
  let under: Tonnage | 'admirals' | null = null;
  for (const line of lines) {
    const heading = /^#+\s*(.+)$/.exec(line)?.[1];
    if (heading !== undefined) under = HEADS.find(([head]) => head.test(heading))?.[1] ?? null;
    const bullet = /^[•*-]\s*(.+)$/.exec(line)?.[1];
    const [, count = '1', called = '', cost = '0'] = LINE.exec(bullet ?? line) ?? [];
    const group = { count: Number(count), name: called, points: Number(cost) };
    if (called === '') continue;
    if (under !== 'admirals') {
      // What hangs on a Group by a bullet is a loadout, for the player to enter.
      if (bullet === undefined) groups.push({ ...group, tonnage: under });
    } else if (bullet === undefined) admirals.push(called);
    // A Ship that hangs on an Admiral is a Group like any other, with the Admiral aboard.
    else groups.push({ ...group, tonnage: null, admiral: admirals.length - 1 });
  }
  const isList = points !== undefined || lines.some((line) => line.startsWith('#'));
  const isTooMuch = groups.some((one) => one.count > MOST.ships || one.points > MOST.points);
  if (!isList || isTooMuch || groups.length === 0) return null;
  return { name, points: points === undefined ? null : Number(points), groups, admirals };
};

const codeFor = (name: string): string =>
  plainName(name).toUpperCase().replace(/ /g, '').slice(0, 12);

const named = <Some extends { readonly name: string; readonly code: string }>(
  cards: ReadonlyMap<string, Some>,
  name: string,
): string | null =>
  [...cards.values()].find((card) => plainName(card.name) === plainName(name))?.code ?? null;

const shipDraft = ({ name, points, count, tonnage }: PastedGroup): DraftCard => ({
  kind: 'ship',
  draft: {
    ...blankCard(FORMS, 'ship'),
    code: codeFor(name),
    name,
    points: Math.round(points / Math.max(1, count)),
    ...(tonnage === null ? {} : { tonnage }),
  },
});

/** A pasted list as a fleet: Ships at hand by their names, drafts with name and points for the others. */
export const fleetFromList = (list: PastedList, cards: FleetCards): TakenList<DropfleetFleet> => {
  const drafts = new Map<string, DraftCard>();
  const ships = entriesOf(
    list.groups.map((group) => {
      const known = named(cards.ships, group.name);
      if (known === null) drafts.set(codeFor(group.name), shipDraft(group));
      return known ?? codeFor(group.name);
    }),
  );
  const admirals = list.admirals.map((name, place) => {
    const known = named(cards.admirals, name);
    const code = known ?? codeFor(name);
    if (known === null)
      drafts.set(`admiral ${code}`, {
        kind: 'admiral',
        draft: { ...blankCard(FORMS, 'admiral'), code, name },
      });
    const on = ships[list.groups.findIndex(({ admiral }) => admiral === place)]?.id;
    return on === undefined ? { code } : { code, on };
  });
  const sizes = ships.map(({ id }, at) => [id, list.groups[at]?.count ?? 1]);
  return {
    name: list.name,
    fleet: {
      ...BLANK,
      ships,
      sizes: Object.fromEntries(sizes),
      admirals,
      limit: list.points ?? BLANK.limit,
    },
    drafts: [...drafts.values()],
  };
};

/** A card in the place of a draft. */
export const standIn = makeStandIn<DropfleetCard>(FORMS, readCard);
