import { checked, problems, type Checked, type Problem } from '../core/checked/checked';
import { makeSafe, parseSafe } from '../core/codes/safeText';
import type { Systems } from '../core/game/systems';
import { LIMITS } from '../core/outside/limits';
import { readLines } from '../core/outside/readOutside';
import { seen, withoutOddSigns } from '../core/outside/signs';
import type { DraftCard, Shelf, ShelfCard, TakenFleet } from '../core/pages/desks';
import type { Session } from '../storage/database';
import {
  FLEET_ENDING,
  makeFleetFile,
  parseFleetFile,
  type FleetFileWhy,
  type SentFleet,
} from '../storage/fleetFile';
import { listPacks } from '../storage/packs';
import { detailOf } from '../storage/problem';
import {
  fileNameOf,
  loadFleetSystem,
  readFleetShelf,
  withCopies,
  type FleetAtDesk,
  type FleetParts,
  type FleetSystem,
} from './fleetParts';
import type { OpenFleet } from './makeFleetEditor';
import type { NewFleet } from './makeFleetList';
import { builtInPacks } from './makeShelves';

/** A fleet that came from elsewhere, to be looked at before it is kept. */
export interface FleetPreview extends FleetAtDesk {
  readonly notes: string;
  readonly tags: readonly string[];
  /** Cards that nobody has yet: they are kept with it as drafts. */
  readonly newCards: readonly DraftCard[];
}

/** Why a text or a file is not taken. */
export type TakeWhy =
  | FleetFileWhy
  | { readonly id: 'not-a-fleet-code' }
  | { readonly id: 'no-such-system'; readonly system: string }
  /** What its system says of it. */
  | { readonly id: 'in-words'; readonly sentence: string }
  /** The device would not read its own cards, or a rule set did not load. */
  | { readonly id: 'not-read'; readonly detail: string }
  /** Where the missing cards are. */
  | { readonly id: 'packs-missing'; readonly packs: readonly string[] };

/** A code, and the packs that whoever takes it must have. */
export interface SharedCode {
  readonly code: string;
  readonly packs: readonly string[];
}

/** What parts a code from the packs that its cards are of, and these from one another. */
const PACKS = '$:';
const PACK = '+';

/** Somebody else's words, which are shown: no more of them than a fleet has use for. */
const MOST_PACKS = 20;
const MOST_NAME = 60;

const ADDRESS = /(?:^|\/)fleets\/take\/([^\s?#]+)/i;
/** The path that opens the preview of a code. */
export const takePath = (code: string): string => `fleets/take/${code}`;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The code in a link, or the text itself. */
export const codeIn = (text: string): string => {
  const [, code] = ADDRESS.exec(text.trim()) ?? [];
  return code === undefined ? text.trim() : decoded(code);
};

const packsIn = (part: string | undefined): readonly string[] =>
  (part ?? '')
    .split(PACK)
    .flatMap((safe) => (safe === '' ? [] : (parseSafe(safe.toUpperCase(), 'small') ?? [])))
    .slice(0, MOST_PACKS)
    .map((name) => seen(withoutOddSigns(name)).slice(0, MOST_NAME))
    .filter((name) => name !== '');

/** Names of the packs that a player would need elsewhere: not those that come with the app. */
const packNames = async (
  session: Session,
  systems: Systems,
  { desk, system, fleet, shelf }: FleetAtDesk,
): Promise<readonly string[]> => {
  const builtIn = new Set(builtInPacks(systems, system).map(({ id }) => id));
  const used = new Set(
    Object.values(desk.cards(fleet, shelf))
      .map(({ pack }) => pack)
      .filter((pack) => !builtIn.has(pack)),
  );
  const { things } = await listPacks(session);
  return things.filter(({ id }) => used.has(id)).map(({ name }) => name);
};

const sentFleet = ({ system, desk, fleet, header }: OpenFleet): SentFleet => ({
  system: system.id,
  code: desk.makeCode(fleet),
  notes: header.notes,
  tags: header.tags,
  cards: Object.values(fleet.cards).map(({ id, revision, card }) => ({
    card: id,
    revision,
    body: { ...card },
  })),
});

const refuse = (why: TakeWhy): Checked<never, TakeWhy> => problems({ path: '', why });

type InWords = (at: FleetSystem, found: readonly Problem[]) => readonly Problem<TakeWhy>[];

const makeInWords =
  (systems: Systems): InWords =>
  ({ system }, found) =>
    found.map(({ path, why }) => ({
      path,
      why: { id: 'in-words', sentence: systems.words(system).problem(why) },
    }));

const previewOf = (
  at: FleetSystem,
  shelf: Shelf,
  { name, draft, cards: newCards = [] }: TakenFleet,
  copies: readonly ShelfCard[] | null,
): FleetPreview => {
  const source = copies ? { ...shelf, cards: copies } : shelf;
  const kept = withCopies({ ...at, fleet: { id: '', name, draft, cards: {} }, shelf: source });
  const drafts = [...(shelf.drafts ?? []), ...newCards.map((card) => ({ ...card, id: '' }))];
  return { ...at, shelf: { ...shelf, drafts }, fleet: kept, notes: '', tags: [], newCards };
};

const copiesIn = (
  at: FleetSystem,
  { cards }: SentFleet,
  inWords: InWords,
): Checked<readonly ShelfCard[], TakeWhy> => {
  const read = cards.map(({ card, revision, body }) => {
    const parsed = at.system.parseCard(body);
    return parsed.ok ? checked({ id: card, pack: '', revision, card: parsed.value }) : parsed;
  });
  const wrong = read.flatMap((one) => (one.ok ? [] : one.problems));
  return wrong.length > 0
    ? problems(...inWords(at, wrong))
    : checked(read.flatMap((one) => (one.ok ? [one.value] : [])));
};

/** Fleets on their way to other devices and from them. What comes in is shown before it is kept. */
export const makeFleetShare = (parts: FleetParts) => {
  const { systems, open } = parts;
  const inWords = makeInWords(systems);

  const takeFile = async (text: string): Promise<Checked<FleetPreview, TakeWhy>> => {
    const file = parseFleetFile(text);
    if (!file.ok) return file;
    const { system, code, notes, tags } = file.value;
    const at = await loadFleetSystem(systems, system);
    if (!at) return refuse({ id: 'no-such-system', system });
    const copies = copiesIn(at, file.value, inWords);
    if (!copies.ok) return copies;
    const shelf = await readFleetShelf(await open(), parts, at);
    const read = at.desk.parseCode(code, { ...shelf, cards: copies.value });
    if (!read.ok) return problems(...inWords(at, read.problems));
    return checked({ ...previewOf(at, shelf, read.value, copies.value), notes, tags });
  };

  /** A code or a list of any system: the first that takes it, else what the first that knows it finds wrong. */
  const takeText = async (text: string): Promise<Checked<FleetPreview, TakeWhy>> => {
    const [code = '', named] = text.split(PACKS);
    const packs = packsIn(named);
    let found: readonly Problem<TakeWhy>[] = [];
    for (const id of systems.ids) {
      const at = await loadFleetSystem(systems, id);
      if (!at) continue;
      const shelf = await readFleetShelf(await open(), parts, at);
      const read = at.desk.parseCode(code, shelf);
      if (read.ok) return checked(previewOf(at, shelf, read.value, null));
      const isOurs = !read.problems.some(({ why }) => why.id === 'not-a-fleet-code');
      if (isOurs && found.length === 0) found = inWords(at, read.problems);
    }
    if (found.length === 0) return refuse({ id: 'not-a-fleet-code' });
    const missing: TakeWhy = { id: 'packs-missing', packs };
    return problems(...found, ...(packs.length === 0 ? [] : [{ path: '', why: missing }]));
  };

  const takeCode = (text: string): Promise<Checked<FleetPreview, TakeWhy>> => {
    const lines = readLines(codeIn(text), LIMITS.list);
    if (lines.ok) return takeText(lines.value.join('\n'));
    return Promise.resolve(refuse({ id: 'not-a-fleet-code' }));
  };

  return {
    /** A short text that another device reads, with the names of packs that it would need. */
    codeOf: async (fleet: OpenFleet): Promise<SharedCode> => {
      const packs = await packNames(await open(), systems, fleet);
      const code = fleet.desk.makeCode(fleet.fleet);
      const needed = packs.map((name) => makeSafe(name, 'small')).join(PACK);
      return { code: needed === '' ? code : code + PACKS + needed, packs };
    },
    /** The fleet with its cards, for a device that has no such packs. */
    fileOf: (fleet: OpenFleet) => ({
      name: fileNameOf(fleet.fleet.name, FLEET_ENDING),
      text: makeFleetFile(sentFleet(fleet)),
    }),
    /** A code, a link, a list or a file: all of it, or what is wrong with it. */
    takeFleet: (text: string): Promise<Checked<FleetPreview, TakeWhy>> =>
      (text.trimStart().startsWith('{') ? takeFile(text) : takeCode(text)).catch((error: unknown) =>
        refuse({ id: 'not-read', detail: detailOf(error) }),
      ),
    /** `pack` is what the pack for its new cards is called. */
    newFleetOf: (
      { system, fleet, notes, tags, newCards }: FleetPreview,
      pack: string,
    ): NewFleet => ({
      system: system.id,
      name: fleet.name,
      draft: fleet.draft,
      cards: fleet.cards,
      notes,
      tags,
      ...(newCards.length > 0 && { newCards: { pack, cards: newCards } }),
    }),
  };
};
