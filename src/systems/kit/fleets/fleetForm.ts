import { checked, problems, type Checked, type Problem } from '../../../core/checked/checked';
import { makeSafe, parseSafe } from '../../../core/codes/safeText';
import { groupOf, type Answer, type Answers } from '../../../core/pages/answers';
import {
  all,
  ITEM,
  itemsOf,
  makeCodes,
  makeEntries,
  makeFigure,
  openCode,
  parseCodes,
  parseEntries,
  parseFigure,
  sealCode,
  WITHIN,
  type CodeKind,
} from './code';
import { codesIn, entriesIn, entryDrafts, given, listOf, textOf } from './draft';
import type { FleetEntry, WithEntries } from './entries';

/**
 * A fleet is one table of parts. Each says how a draft keeps it, plain data at paths that the controls name, and
 * how the fleet's code writes it.
 */
export interface FleetPart<Fleet, Own = Fleet> {
  /** Reading a draft never fails: what cannot be read is as if nobody had written it. */
  readonly read: (draft: Answers) => Partial<Own>;
  /** What `read` reads back. */
  readonly write: (fleet: Fleet) => Answers;
  readonly make: (fleet: Fleet) => string;
  /** What `make` made, given the parts before it; null where it is none of ours. */
  readonly parse: (text: string, before: Partial<Fleet>) => Partial<Own> | null;
  /** What is wrong with what it reads, and where, for one that holds more than names of cards. */
  readonly faults?: (text: string) => readonly Problem[];
}

/** Null stays null, all else is one part of a fleet. */
const part = <Key extends string, Value>(key: Key, value: Value | null) =>
  // One key, and it is the one that was asked for.
  value === null ? null : ({ [key]: value } as Record<Key, Value>);

/** The ships, each with a name and a mark. */
export const ships: FleetPart<WithEntries> = {
  read: (draft) => ({ ships: entriesIn(draft) }),
  write: (fleet) => ({ ships: entryDrafts(fleet.ships) }),
  make: (fleet) => makeEntries(fleet.ships),
  parse: (text) => part('ships', parseEntries(text)),
};

type Of<Key extends string, Value> = { readonly [Own in Key]: Value };

/** Codes of cards, one a copy. */
export const codes = <Key extends string>(key: Key): FleetPart<Of<Key, readonly string[]>> => ({
  read: (draft) => part(key, codesIn(draft, key)) ?? {},
  write: (fleet) => ({ [key]: fleet[key] }),
  make: (fleet) => makeCodes(fleet[key]),
  parse: (text) => part(key, parseCodes(text)),
});

/** The code of one card. */
export const code = <Key extends string>(key: Key): FleetPart<Of<Key, string>> => ({
  read: (draft) => part(key, textOf(draft[key])) ?? {},
  write: (fleet) => ({ [key]: fleet[key] }),
  make: (fleet) => makeSafe(fleet[key], 'capitals'),
  parse: (text) => part(key, parseSafe(text, 'capitals')),
});

const numberOf = (found: Answer | undefined, otherwise: number): number =>
  typeof found === 'number' && Number.isInteger(found) && found >= 0 ? found : otherwise;

/** A whole number that a table agrees on, such as a limit. */
export const figure = <Key extends string>(
  key: Key,
  otherwise: number,
): FleetPart<Of<Key, number>> => ({
  read: (draft) => part(key, numberOf(draft[key], otherwise)) ?? {},
  write: (fleet) => ({ [key]: fleet[key] }),
  make: (fleet) => makeFigure(fleet[key]),
  parse: (text) => part(key, numberOf(parseFigure(text), otherwise)),
});

/** A number for each ship, by its id: how many an entry stands for. It comes after the ships. */
export const figures = <Key extends string>(
  key: Key,
): FleetPart<
  WithEntries & Of<Key, Readonly<Record<string, number>>>,
  Of<Key, Readonly<Record<string, number>>>
> => ({
  read: (draft) => {
    const found = Object.entries(groupOf(draft[key])).map(([id, one]) => [id, numberOf(one, 0)]);
    return part(key, Object.fromEntries(found)) ?? {};
  },
  write: (fleet) => ({ [key]: fleet[key] }),
  make: (fleet) => fleet.ships.map(({ id }) => makeFigure(fleet[key][id] ?? 0)).join(ITEM),
  parse: (text, { ships: entries = [] }) => {
    const found = itemsOf(text).map(parseFigure);
    if (found.length !== entries.length || found.some(Number.isNaN)) return null;
    return part(key, Object.fromEntries(entries.map(({ id }, at) => [id, found[at] ?? 0])));
  },
});

/** A card with the ship that carries it, where one does. */
export interface Carried {
  readonly code: string;
  readonly on?: string;
}

const carriedIn = (found: Answer): readonly Carried[] => {
  const { code: named, on } = groupOf(found);
  return textOf(named) === '' ? [] : [{ code: textOf(named), ...given('on', on) }];
};

export const carriedDraft = ({ code: named, on = '' }: Carried): Answer => ({ code: named, on });

/** A card and the place of the ship that carries it. */
const makeCarried = ({ code: named, on }: Carried, entries: readonly FleetEntry[]): string => {
  const place = entries.findIndex(({ id }) => id === on);
  const safe = makeSafe(named, 'capitals');
  return place < 0 ? safe : safe + WITHIN + makeFigure(place);
};

const parseCarried = (safe: string, entries: readonly FleetEntry[]): Carried | null => {
  const [written = '', place] = safe.split(WITHIN);
  const named = parseSafe(written, 'capitals');
  if (!named) return null;
  if (place === undefined) return { code: named };
  const ship = entries[parseFigure(place)];
  return ship ? { code: named, on: ship.id } : null;
};

const parseAllCarried = (text: string, { ships: entries = [] }: Partial<WithEntries>) =>
  all(itemsOf(text).map((item) => parseCarried(item, entries)));

/** Cards that ships carry: upgrades, wings. They come after the ships. */
export const carried = <Key extends string>(
  key: Key,
): FleetPart<WithEntries & Of<Key, readonly Carried[]>, Of<Key, readonly Carried[]>> => ({
  read: (draft) => part(key, listOf(draft[key]).flatMap(carriedIn)) ?? {},
  write: (fleet) => ({ [key]: fleet[key].map(carriedDraft) }),
  make: (fleet) => fleet[key].map((one) => makeCarried(one, fleet.ships)).join(ITEM),
  parse: (text, before) => part(key, parseAllCarried(text, before)),
});

/** One card that a ship may carry: whoever leads the fleet. */
export const carriedOne = <Key extends string>(
  key: Key,
): FleetPart<WithEntries & Partial<Of<Key, Carried>>, Of<Key, Carried>> => ({
  read: (draft) => part(key, carriedIn(draft[key] ?? null)[0] ?? null) ?? {},
  write: (fleet) => ({ [key]: fleet[key] ? carriedDraft(fleet[key]) : null }),
  make: (fleet) => (fleet[key] ? makeCarried(fleet[key], fleet.ships) : ''),
  parse: (text, before) => {
    const found = parseAllCarried(text, before);
    return found && (part(key, found[0] ?? null) ?? {});
  },
});

export interface Named<Fleet> {
  readonly name: string;
  readonly fleet: Fleet;
}

/** The draft and the code of a fleet, both from its parts. */
export interface FleetForm<Fleet> {
  readonly read: (draft: Answers) => Fleet;
  readonly write: (fleet: Fleet) => Answers;
  /** The fleet and its name as a text. */
  readonly makeCode: (name: string, fleet: Fleet) => string;
  /** What `makeCode` made, however it was typed in. */
  readonly parseCode: (typed: string) => Checked<Named<Fleet>>;
}

/** In a code the name comes last. */
export const fleetForm = <Fleet>(
  { mark, version }: Omit<CodeKind, 'parts'>,
  parts: readonly FleetPart<Fleet>[],
): FleetForm<Fleet> => {
  const kind = { mark, version, parts: parts.length + 1 };
  // Each part brings its own: together they are a fleet.
  const whole = (found: readonly Partial<Fleet>[]) => Object.assign({}, ...found) as Fleet;
  const parse = (texts: readonly string[]): Checked<Named<Fleet>> | null => {
    const wrong = parts.flatMap((one, at) => one.faults?.(texts[at] ?? '') ?? []);
    if (wrong.length > 0) return problems(...wrong);
    const found: Partial<Fleet>[] = [];
    for (const [at, one] of parts.entries()) {
      const next = one.parse(texts[at] ?? '', whole(found));
      if (next === null) return null;
      found.push(next);
    }
    const name = parseSafe(texts.at(-1) ?? '', 'small');
    return name === null ? null : checked({ name, fleet: whole(found) });
  };
  return {
    read: (draft) => whole(parts.map((one) => one.read(draft))),
    write: (fleet) => Object.assign({}, ...parts.map((one) => one.write(fleet))),
    makeCode: (name, fleet) =>
      sealCode(kind, [...parts.map((one) => one.make(fleet)), makeSafe(name, 'small')]),
    parseCode: (typed) => openCode(kind, typed, parse),
  };
};
