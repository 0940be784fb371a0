import { canonical } from '../core/checked/canonical';
import {
  checked,
  everyProblem,
  problems,
  type Checked,
  type Problem,
} from '../core/checked/checked';
import {
  at,
  list,
  object,
  objectDraft,
  optional,
  orElse,
  refine,
  text,
  yesNo,
  type Draft,
  type Reader,
} from '../core/checked/read';
import { LIMITS } from '../core/outside/limits';
import { checkTree, readFile } from '../core/outside/readOutside';

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
  packs: 100,
  cards: 20_000,
  id: 64,
  title: 60,
  notes: 2000,
} as const;

const line = (most: number, least: number = 0): Reader<string> => text({ most, least });
const lines = (most: number): Reader<string> => text({ most, least: 0, lines: true });

/** Whether a card that is typed here can travel: what is wrong with it, and where. */
export const checkBody = (draft: Draft): Checked<Draft> => checkTree(draft, '', LIMITS.pack.text);

const sentCard: Reader<SentCard> = object({
  id: line(MOST_IN_FILE.id, 1),
  kind: line(MOST_IN_FILE.id, 1),
  draft: orElse(yesNo, false),
  body: objectDraft,
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
  return twice.length > 0 ? everyProblem(twice) : checked(things);
};

const sentPack: Reader<SentPack> = object({
  id: line(MOST_IN_FILE.id, 1),
  name: line(MOST_IN_FILE.title, 1),
  author: orElse(line(MOST_IN_FILE.title), ''),
  version: orElse(line(MOST_IN_FILE.title), ''),
  colour: orElse(line(MOST_IN_FILE.title), ''),
  notes: orElse(lines(MOST_IN_FILE.notes), ''),
  body: orElse(objectDraft, {}),
  cards: refine(list(sentCard, { most: MOST_IN_FILE.cards }), noneTwice),
});

/** An id names one card on a device, whatever its pack. */
const noCardTwice = (packs: readonly SentPack[], path: string): Checked<readonly SentPack[]> => {
  const found = noneTwice(
    packs.flatMap(({ cards }) => cards),
    path,
  );
  return found.ok ? checked(packs) : problems(...found.problems.map(({ why }) => ({ path, why })));
};

const packFile = object({
  $schema: optional(line(LIMITS.pack.text)),
  app: orElse(line(MOST_IN_FILE.title), ''),
  system: line(MOST_IN_FILE.id, 1),
  packs: refine(
    refine(list(sentPack, { most: MOST_IN_FILE.packs, least: 1 }), noneTwice),
    noCardTwice,
  ),
});

/** Reads a pack file: whether it has the shape of one. Whether the cards are legal is for their system to say. */
export const parsePackFile = (written: string): Checked<PackFile> => {
  const file = readFile(written, {
    format: PACK_FORMAT,
    version: PACK_VERSION,
    limits: LIMITS.pack,
  });
  if (!file.ok) return file;
  const read = packFile(file.value, '');
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
