import { canonical } from '../core/checked/canonical';
import {
  checked,
  problems,
  type Checked,
  type Message,
  type Problem,
} from '../core/checked/checked';
import { jsonFault } from '../core/checked/jsonFault';
import {
  at,
  just,
  list,
  object,
  optional,
  orElse,
  refine,
  text,
  yesNo,
  type Draft,
  type Reader,
} from '../core/checked/read';
import type { PackFileWhy } from '../core/packs/why';
import { isObject } from './json';

/** A card as it travels. What was not complete where it was typed travels as a draft. */
export interface SentCard {
  readonly id: string;
  readonly kind: string;
  readonly draft: boolean;
  readonly body: Draft;
}

export interface SentPack {
  readonly id: string;
  readonly name: string;
  readonly author: string;
  readonly version: string;
  readonly colour: string;
  readonly notes: string;
  /** What the system keeps for the whole pack: arcs that a player redrew. */
  readonly body: Draft;
  readonly cards: readonly SentCard[];
}

export interface PackFile {
  /** The version of the app that wrote it. */
  readonly app: string;
  readonly system: string;
  readonly packs: readonly SentPack[];
}

export const PACK_FORMAT = 'flagbridge-pack';
export const PACK_VERSION = 1;
export const PACK_ENDING = '.flagbridge.json';

export const MOST_IN_FILE = {
  /** Twenty thousand cards are half of it. */
  characters: 25_000_000,
  packs: 100,
  cards: 20_000,
  depth: 12,
  id: 64,
  title: 60,
  notes: 2000,
  /** Any one text on a card. */
  text: 4000,
} as const;

const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];
/** They turn the direction of what follows, and could make a name look like another. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

const refuse = (path: string, why: PackFileWhy) => problems<Message>({ path, why });

const straight = (reader: Reader<string>): Reader<string> =>
  refine(reader, (value, path) =>
    TURNING.test(value) ? refuse(path, { id: 'turned-text' }) : checked(value),
  );

const line = (most: number, least: number = 0): Reader<string> => straight(text({ most, least }));
const lines = (most: number): Reader<string> => straight(text({ most, least: 0, lines: true }));

const readEntries = (
  entries: readonly (readonly [string | number, unknown])[],
  path: string,
  depth: number,
): readonly Problem[] =>
  entries.flatMap(([key, value]) => {
    if (typeof key === 'string' && FORBIDDEN.includes(key)) {
      return [{ path, why: { id: 'forbidden-key', key } }];
    }
    return faultsIn(value, at(path, key), depth + 1);
  });

/** What no system would want in a card: deep, endless or treacherous data. */
const faultsIn = (value: unknown, path: string, depth: number): readonly Problem[] => {
  if (depth > MOST_IN_FILE.depth) {
    return [{ path, why: { id: 'too-deep', most: MOST_IN_FILE.depth } }];
  }
  if (typeof value === 'string') {
    const read = lines(MOST_IN_FILE.text)(value, path);
    return read.ok ? [] : read.problems;
  }
  if (Array.isArray(value)) return readEntries([...value.entries()], path, depth);
  return isObject(value) ? readEntries(Object.entries(value), path, depth) : [];
};

const body: Reader<Draft> = (draft, path) => {
  if (!isObject(draft)) return problems({ path, why: { id: 'not-an-object' } });
  const faults = faultsIn(draft, path, 0);
  return faults.length > 0 ? problems(...faults) : checked(draft);
};

/** Whether a card that is typed here can travel: what is wrong with it, and where. */
export const checkBody = (draft: Draft): Checked<Draft> => body(draft, '');

const sentCard: Reader<SentCard> = object({
  id: line(MOST_IN_FILE.id, 1),
  kind: line(MOST_IN_FILE.id, 1),
  draft: orElse(yesNo, false),
  body,
});

const noneTwice = <Thing extends { readonly id: string }>(
  things: readonly Thing[],
  path: string,
): Checked<readonly Thing[]> => {
  const seen = new Set<string>();
  const twice = things.flatMap(({ id }, place): readonly Problem[] => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ path: `${at(path, place)}.id`, why: { id: 'id-twice', value: id } }];
  });
  return twice.length > 0 ? problems(...twice) : checked(things);
};

const sentPack: Reader<SentPack> = object({
  id: line(MOST_IN_FILE.id, 1),
  name: line(MOST_IN_FILE.title, 1),
  author: orElse(line(MOST_IN_FILE.title), ''),
  version: orElse(line(MOST_IN_FILE.title), ''),
  colour: orElse(line(MOST_IN_FILE.title), ''),
  notes: orElse(lines(MOST_IN_FILE.notes), ''),
  body: orElse(body, {}),
  cards: refine(list(sentCard, { most: MOST_IN_FILE.cards }), noneTwice),
});

const packFile = object({
  $schema: optional(line(MOST_IN_FILE.text)),
  format: just(PACK_FORMAT),
  version: (draft: unknown) => checked(draft),
  app: orElse(line(MOST_IN_FILE.title), ''),
  system: line(MOST_IN_FILE.id, 1),
  packs: refine(list(sentPack, { most: MOST_IN_FILE.packs, least: 1 }), noneTwice),
});

const readText = (written: string): Checked<unknown> => {
  const limit = MOST_IN_FILE.characters;
  const { length } = written;
  if (length > limit) return refuse('', { id: 'file-too-large', length, limit });
  try {
    return checked<unknown>(JSON.parse(written));
  } catch {
    const { line: row, column } = jsonFault(written) ?? { line: 1, column: 1 };
    return refuse('', { id: 'not-json', line: row, column });
  }
};

/** Reads a pack file: whether it has the shape of one. Whether the cards are legal is for their system to say. */
export const parsePackFile = (written: string): Checked<PackFile> => {
  // Windows editors put a mark before the text.
  const json = readText(written.replace(/^\uFEFF/, ''));
  if (!json.ok) return json;
  const draft = json.value;
  if (!isObject(draft) || draft['format'] !== PACK_FORMAT) {
    return refuse('format', { id: 'not-a-pack-file' });
  }
  const { version } = draft;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return refuse('version', { id: 'unknown-version', found: String(version).slice(0, 40) });
  }
  if (version > PACK_VERSION) {
    return refuse('version', { id: 'newer-file', found: version, known: PACK_VERSION });
  }
  const read = packFile(draft, '');
  if (!read.ok) return read;
  const { app, system, packs } = read.value;
  return checked({ app, system, packs });
};

/** By kind and code, so that a difference between two files is where the cards differ. */
const keyOf = ({ kind, body: { code }, id }: SentCard): string => `${kind}\0${String(code)}\0${id}`;

const inOrder = <Thing>(things: readonly Thing[], key: (thing: Thing) => string) =>
  [...things].sort((a, b) => (key(a) < key(b) ? -1 : 1));

const writtenCard = ({ id, kind, draft, body: own }: SentCard) => {
  return { id, kind, draft, body: canonical(own) };
};

const writtenPack = ({ id, name, author, version, colour, notes, body: own, cards }: SentPack) => ({
  id,
  name,
  author,
  version,
  colour,
  notes,
  body: canonical(own),
  cards: inOrder(cards, keyOf).map(writtenCard),
});

/** Packs as a text that another device can read. The same packs are always the same text. */
export const makePackFile = ({ app, system, packs }: PackFile): string => {
  const written = inOrder(packs, ({ id }) => id).map(writtenPack);
  const file = { format: PACK_FORMAT, version: PACK_VERSION, app, system, packs: written };
  return `${JSON.stringify(file, null, 1)}\n`;
};
