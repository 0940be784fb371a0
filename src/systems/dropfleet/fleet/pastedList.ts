import type { DraftCard } from '../../../core/pages/desks';
import { blankCard, makeStandIn } from '../../kit/cards/cardForm';
import type { TakenList } from '../../kit/fleets/desk';
import { plainName } from '../../kit/fleets/plainName';
import { entriesOf } from '../../kit/fleets/entries';
import { FORMS, readCard, type DropfleetCard } from '../cards';
import { TONNAGES, type Tonnage } from '../terms';
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

/** What a heading begins with. */
const HEADS = [...TONNAGES, 'admiral'] as const;

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
  let under: (typeof HEADS)[number] | null = null;
  for (const line of lines) {
    const heading = /^#+\s*(.+)$/.exec(line)?.[1];
    if (heading !== undefined)
      under = HEADS.find((head) => heading.toLowerCase().startsWith(head)) ?? null;
    const bullet = /^[•*-]\s*(.+)$/.exec(line)?.[1];
    const [, count = '1', called = '', cost = '0'] = LINE.exec(bullet ?? line) ?? [];
    const group = { count: Number(count), name: called, points: Number(cost) };
    if (called === '') continue;
    if (under !== 'admiral') {
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

type Named = Readonly<{ name: string; code: string }>;

/** A pasted list as a fleet: Ships at hand by their names, drafts with name and points for the others. */
export const fleetFromList = (list: PastedList, cards: FleetCards): TakenList<DropfleetFleet> => {
  const drafts = new Map<string, DraftCard>();
  const codeOf = (kind: 'ship' | 'admiral', name: string, known: Iterable<Named>, more = {}) => {
    const card = [...known].find((one) => plainName(one.name) === plainName(name));
    const code = card?.code ?? codeFor(name);
    const draft = { ...blankCard(FORMS, kind), code, name, ...more };
    if (!card) drafts.set(`${kind} ${code}`, { kind, draft });
    return code;
  };
  const ships = entriesOf(
    list.groups.map(({ name, points, count, tonnage }) => {
      const sizes = list.groups.flatMap((one) => (one.name === name ? [one.count] : []));
      const groupMost = Math.min(12, Math.max(1, ...sizes));
      const each = { points: Math.round(points / Math.max(1, count)), groupMost };
      const more = tonnage === null ? each : { ...each, tonnage };
      return codeOf('ship', name, cards.ships.values(), more);
    }),
  );
  const admirals = list.admirals.map((name, place) => {
    const code = codeOf('admiral', name, cards.admirals.values());
    const on = ships[list.groups.findIndex(({ admiral }) => admiral === place)]?.id;
    return on === undefined ? { code } : { code, on };
  });
  const sizes = Object.fromEntries(ships.map(({ id }, at) => [id, list.groups[at]?.count ?? 1]));
  const limit = list.points ?? BLANK.limit;
  const fleet = { ...BLANK, ships, sizes, admirals, limit };
  return { name: list.name, fleet, drafts: [...drafts.values()] };
};

/** A card in the place of a draft. */
export const standIn = makeStandIn<DropfleetCard>(FORMS, readCard);
