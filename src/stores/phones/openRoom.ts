import { fromBase64, toBase64 } from 'lib0/buffer';
import { uuidv4 } from 'lib0/random';

import {
  exactText,
  list,
  object,
  objectDraft,
  recordOf,
  refine,
  whenGiven,
  whole,
} from '../../core/checked/read';
import { checked, problems } from '../../core/checked/checked';
import type { Played, Step } from '../../core/game/log';
import { unsqueeze } from '../../core/outside/squeeze';
import { LAST_MOMENT, LIMITS } from '../../core/outside/limits';
import type { DealtSecrets, Secret } from '../../core/phones/secrets';
import { beginningOf } from '../../core/phones/table';
import { parseGameFile } from '../../storage/gameFile';
import { isCommand, type StoredStep } from '../../storage/games';
import { newId } from '../../storage/newId';
import {
  saveMerged,
  saveRoomBody,
  saveRoomChange,
  type StepChange,
  type StoredRoom,
} from '../../storage/rooms';
import { failed, prepare, progressOf, unreadable, type GameParts, type Made } from '../openGame';
import { makeLinks, type Links, type LinkTools } from './links';
import { makeRoom, type Room, type Turn } from './room';
import { makeSharedDoc, type SharedDoc } from './sharedDoc';

/** A shared game that is open: its room, and the lines to the other phones. */
export interface OpenRoom {
  readonly id: string;
  readonly room: Room;
  readonly links: Links;
}

export type PhoneParts = GameParts & LinkTools;

/** What is this phone's own: its secrets, and the offers by which it comes back. */
interface Own {
  readonly secrets: readonly Secret[];
  readonly tickets: Readonly<Record<string, string>>;
  /** What it has laid face down in everybody's sight. */
  readonly dealt?: DealtSecrets | undefined;
  /** The secret link of its room on a relay. */
  readonly relay?: string | undefined;
}

const text = exactText({ most: 1000 });
const command = refine(objectDraft, (draft, path) =>
  isCommand(draft) ? checked(draft) : problems({ path, why: { id: 'not-a-command' } }),
);
const time = whole({ least: 0, most: LAST_MOMENT });
const ownReader = object({
  secrets: list(object({ seal: whole({ least: 0, most: 1e6 }), salt: text, time, command }), {
    most: 500,
  }),
  tickets: recordOf(text, text, 100),
  dealt: whenGiven(recordOf(text, object({ what: text, salt: text }), 2000)),
  relay: whenGiven(text),
});

const readOwn = (body: unknown): Own => {
  const read = ownReader(body, '');
  return read.ok ? read.value : { secrets: [], tickets: {} };
};

/** After so many small updates they are stored as one. */
const MANY_UPDATES = 60;
/** An answer of the lead comes in a few milliseconds, where it is there at all. */
const PATIENCE_MS = 2000;

const toStored = ({ at = 0, command: asked, events, by }: Step): StoredStep => ({
  at,
  command: asked,
  events,
  ...(by !== undefined && { by }),
});

/** How many steps at the beginning are the same. */
const sameSteps = (one: readonly Step[], other: readonly Step[]): number => {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
};

/** The game as it was when it was first shared. */
export const readBeginning = async (systems: GameParts['systems'], doc: SharedDoc) => {
  const bytes = doc.game();
  const written = bytes && unsqueeze(bytes, LIMITS.game.characters);
  const sent = parseGameFile(written?.ok === true ? written.value : '');
  if (!sent.ok) return unreadable(sent.problems);
  const prepared = await prepare(systems, sent.value.system, sent.value.setup);
  if (!prepared.ok) return prepared;
  const { steps, cursor, name } = sent.value;
  const { system, setup } = prepared;
  const beginning = beginningOf(setup, { steps, cursor });
  return { ok: true, name, judge: { system, setup }, beginning } as const;
};

/** What a turn changes in the stored steps of the game. */
const stepChange = (
  setup: Parameters<typeof progressOf>[0],
  { before, after }: Pick<Turn, 'before' | 'after'>,
  now: number,
): StepChange => {
  const from = sameSteps(before.log.steps, after.log.steps);
  return {
    from,
    removes: before.log.steps.length > from,
    steps: after.log.steps.slice(from).map(toStored),
    cursorBefore: before.log.cursor,
    progress: progressOf(setup, after, now),
  };
};

/** Opens the room of a game as it was stored. */
export const openRoom = async (
  parts: PhoneParts,
  stored: StoredRoom,
  played: Played,
): Promise<Made<{ readonly room: OpenRoom }>> => {
  const doc = makeSharedDoc(stored.updates.map(fromBase64));
  const begun = await readBeginning(parts.systems, doc);
  if (!begun.ok) return failed(begun.problem);
  const { judge, beginning } = begun;
  let own = readOwn(stored.body);
  const links: { present: () => readonly string[] } = { present: () => [] };
  const room: Room = makeRoom({
    judge,
    beginning,
    doc,
    me: stored.phone,
    secrets: own.secrets,
    dealt: own.dealt ?? {},
    now: parts.now,
    newSalt: uuidv4,
    patience: () => {
      const { lead } = room.store.getState().table;
      return links.present().includes(lead ?? '') ? PATIENCE_MS : 0;
    },
    save: async ({ update, secrets, dealt, before, after }) => {
      const isOwn = own.secrets !== secrets || own.dealt !== dealt;
      own = { ...own, secrets, dealt };
      await saveRoomChange(await parts.open(), stored.game, {
        updates: update ? [toBase64(update)] : [],
        ...(isOwn && { body: own }),
        ...(before !== after && { game: stepChange(judge.setup, { before, after }, parts.now()) }),
      });
    },
  });
  // Both were stored in one piece; where they differ, what the phones agreed on counts.
  const { table } = room.store.getState();
  if (
    table.played.log.steps.length !== played.log.steps.length ||
    table.played.log.cursor !== played.log.cursor
  )
    await saveRoomChange(await parts.open(), stored.game, {
      updates: [],
      game: stepChange(judge.setup, { before: played, after: table.played }, parts.now()),
    });
  if (stored.updates.length > MANY_UPDATES)
    await saveMerged(await parts.open(), stored.game, toBase64(doc.whole()));
  const keep = (change: Partial<Own>): void => {
    own = { ...own, ...change };
    void parts
      .open()
      .then((database) => saveRoomBody(database, stored.game, own))
      .catch(() => undefined);
  };
  const made = makeLinks({
    ...parts,
    room,
    id: stored.room,
    tickets: own.tickets,
    keepTicket: (phone, code) => keep({ tickets: { ...own.tickets, [phone]: code } }),
    keepRelay: (link) => keep({ relay: link ?? undefined }),
  });
  links.present = () => made.store.getState().present;
  if (own.relay !== undefined) void made.goOnline(own.relay).catch(() => undefined);
  return { ok: true, room: { id: stored.room, room, links: made } };
};

/** A room of one's own for a game that is to be shared, not yet stored. */
export const newRoom = (game: string, file: Uint8Array): StoredRoom => {
  const doc = makeSharedDoc([]);
  doc.putGame(file);
  const update = doc.take();
  const body: Own = { secrets: [], tickets: {} };
  const updates = update ? [toBase64(update)] : [];
  return { game, room: newId(), phone: newId(), body, updates };
};

/** The same for a game that was found on another phone. */
export const joinedRoom = (game: string, room: string, doc: SharedDoc): StoredRoom => ({
  game,
  room,
  phone: newId(),
  body: { secrets: [], tickets: {} } satisfies Own,
  updates: [toBase64(doc.whole())],
});
