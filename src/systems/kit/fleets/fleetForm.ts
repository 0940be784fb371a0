import { checked, problems, type Checked, type Problem } from '../../../core/checked/checked';
import { makeSafe, parseSafe } from '../../../core/codes/safeText';
import { groupOf, type Answer, type Answers } from '../../../core/pages/answers';
import type { FleetEntry, WithEntries } from './entries';
import { seen } from '../../../core/outside/signs';

/** Reading parts of a fleet's draft: what cannot be read is as if nobody had written it. */

type Part = Answer | undefined;

export const listOf = (part: Part): readonly Answer[] => (Array.isArray(part) ? part : []);

export const textOf = (part: Part): string => (typeof part === 'string' ? seen(part) : '');

/** A part that is there only if it says something. */
export const given = <Key extends string>(key: Key, part: Part): Partial<Record<Key, string>> => {
  const text = textOf(part);
  // One key, and it is the one that was asked for.
  return text === '' ? {} : ({ [key]: text } as Record<Key, string>);
};

const entryOf = (part: Answer, place: number): readonly FleetEntry[] => {
  const { id, code, name, badge } = groupOf(part);
  if (textOf(code) === '') return [];
  return [
    {
      id: textOf(id) || `s${place + 1}`,
      code: textOf(code),
      ...given('name', name),
      ...given('badge', badge),
    },
  ];
};

/** What `entryOf` reads back. */
export const entryDrafts = (entries: readonly FleetEntry[]): Answer =>
  entries.map(({ id, code, name = '', badge = '' }) => ({ id, code, name, badge }));

/**
 * A fleet in a short text of nothing but capital letters, figures and `-+:$`, by the codes of its cards: mark,
 * parts, and a check. A QR code packs these signs tightly, no host takes them for the name of a file, and no chat
 * for markup.
 */

/** What a code begins with, the version of what follows, and how many parts that has. */
export interface CodeKind {
  readonly mark: string;
  readonly version: number;
  readonly parts: number;
}

export type FleetCodeWhy =
  | { readonly id: 'not-a-fleet-code' }
  | { readonly id: 'newer-fleet-code' }
  | { readonly id: 'damaged-fleet-code' };

/** Between the parts, between the items of a part, between the texts of an item. */
const PART = ':';
export const ITEM = '+';
export const WITHIN = '$-';

/** As many copies as one figure can say. */
const MOST_COPIES = 35;

/** More than any fleet has; a code that says so is none of ours. */
const MOST_IN_CODE = { items: 100, signs: 4000 } as const;

export const makeFigure = (value: number): string => value.toString(36).toUpperCase();

/** NaN where it is no number. */
export const parseFigure = (digits: string): number =>
  /^[0-9A-Z]{1,4}$/.test(digits) ? parseInt(digits, 36) : NaN;

/** Two signs that a wrong or missing letter most likely changes. */
const checkOf = (body: string): string => {
  let sum = 0;
  for (const sign of body) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1296;
  return makeFigure(sum).padStart(2, '0');
};

/** Everything, or null where one is. */
export const all = <Thing>(things: readonly (Thing | null)[]): readonly Thing[] | null => {
  const read = things.filter((thing): thing is Thing => thing !== null);
  return read.length === things.length ? read : null;
};

export const itemsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(ITEM));

/** The same thing several times in a row is written once, with its copies. */
const makeRuns = (things: readonly string[]): string => {
  const runs: { readonly thing: string; copies: number }[] = [];
  for (const thing of things) {
    const last = runs.at(-1);
    if (last?.thing === thing && last.copies < MOST_COPIES) last.copies += 1;
    else runs.push({ thing, copies: 1 });
  }
  return runs.map(({ thing, copies }) => makeFigure(copies) + thing).join(ITEM);
};

const parseRuns = <Thing>(
  part: string,
  parse: (safe: string, place: number) => Thing | null,
): readonly Thing[] | null => {
  const runs = all(
    itemsOf(part).map((run) => {
      const copies = parseFigure(run.slice(0, 1));
      return copies > 0 ? Array.from({ length: copies }, () => run.slice(1)) : null;
    }),
  )?.flat();
  return runs && runs.length <= MOST_IN_CODE.items ? all(runs.map(parse)) : null;
};

const makeEntry = ({ code, badge = '', name = '' }: FleetEntry): string => {
  const parts = [makeSafe(code, 'capitals'), makeSafe(badge, 'capitals'), makeSafe(name, 'small')];
  while (parts.at(-1) === '') parts.pop();
  return parts.join(WITHIN);
};

const parseEntry = (safe: string, place: number): FleetEntry | null => {
  const [codePart = '', badgePart = '', namePart = ''] = safe.split(WITHIN);
  const code = parseSafe(codePart, 'capitals');
  const badge = parseSafe(badgePart, 'capitals');
  const name = parseSafe(namePart, 'small');
  if (!code || badge === null || name === null) return null;
  return {
    id: `s${place + 1}`,
    code,
    ...(name === '' ? {} : { name }),
    ...(badge === '' ? {} : { badge }),
  };
};

/** Parts behind their mark, with a check at the end. */
export const sealCode = ({ mark, version }: CodeKind, parts: readonly string[]): string => {
  const body = [mark + makeFigure(version), ...parts].join(PART);
  return body + PART + checkOf(body);
};

const refuse = (id: FleetCodeWhy['id']) => problems<FleetCodeWhy>({ path: '', why: { id } });

/** The mark before the parts, and the check after them. */
const AROUND = 2;

/** What `sealCode` made, however it was typed in, and what its parts are read as: null where they are none of ours. */
export const openCode = <Value>(
  { mark, version, parts }: CodeKind,
  typed: string,
  read: (parts: readonly string[]) => Checked<Value> | null,
): Checked<Value> => {
  const code = typed.replace(/\s+/g, '').toUpperCase();
  if (!code.startsWith(mark) || code.length > MOST_IN_CODE.signs) return refuse('not-a-fleet-code');
  const found = code.split(PART);
  if (parseFigure(found[0]?.slice(mark.length) ?? '') > version) return refuse('newer-fleet-code');
  const body = found.slice(0, -1).join(PART);
  if (found.length !== parts + AROUND || checkOf(body) !== found.at(-1))
    return refuse('damaged-fleet-code');
  return read(found.slice(1, -1)) ?? refuse('damaged-fleet-code');
};

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
  read: (draft) => ({ ships: listOf(draft['ships']).flatMap(entryOf) }),
  write: (fleet) => ({ ships: entryDrafts(fleet.ships) }),
  make: (fleet) => makeRuns(fleet.ships.map(makeEntry)),
  parse: (text) => part('ships', parseRuns(text, parseEntry)),
};

type Of<Key extends string, Value> = { readonly [Own in Key]: Value };

const parseCode = (safe: string): string | null => parseSafe(safe, 'capitals');

/** Codes of cards, one entry a copy. */
export const codes = <Key extends string>(key: Key): FleetPart<Of<Key, readonly string[]>> => ({
  read: (draft) => part(key, listOf(draft[key]).map(textOf).filter(Boolean)) ?? {},
  write: (fleet) => ({ [key]: fleet[key] }),
  make: (fleet) => makeRuns(fleet[key].map((one) => makeSafe(one, 'capitals'))),
  parse: (text) => part(key, parseRuns(text, parseCode)),
});

/** The code of one card. */
export const code = <Key extends string>(key: Key): FleetPart<Of<Key, string>> => ({
  read: (draft) => part(key, textOf(draft[key])) ?? {},
  write: (fleet) => ({ [key]: fleet[key] }),
  make: (fleet) => makeSafe(fleet[key], 'capitals'),
  parse: (text) => part(key, parseCode(text)),
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
export type FleetForm<Fleet> = ReturnType<typeof fleetForm<Fleet>>;

/** In a code the name comes last. */
export const fleetForm = <Fleet>(
  { mark, version }: Omit<CodeKind, 'parts'>,
  parts: readonly FleetPart<Fleet>[],
) => {
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
    read: (draft: Answers): Fleet => whole(parts.map((one) => one.read(draft))),
    write: (fleet: Fleet): Answers => Object.assign({}, ...parts.map((one) => one.write(fleet))),
    /** The fleet and its name as a text. */
    makeCode: (name: string, fleet: Fleet) =>
      sealCode(kind, [...parts.map((one) => one.make(fleet)), makeSafe(name, 'small')]),
    /** What `makeCode` made, however it was typed in. */
    parseCode: (typed: string) => openCode(kind, typed, parse),
  };
};
