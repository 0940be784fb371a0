import * as Y from 'yjs';

import type { Entry, Feeds, PhoneId } from '../../core/phones/feed';
import { readEntry } from '../../core/phones/readEntry';

const FEED = 'feed/';
const GAME = 'game';
/** So many phones sit at no table; leaving and joining again counts. */
const MOST_PHONES = 64;

/** Whether a change only adds to the end, as every phone does with its own feed. */
const isAppended = (
  delta: readonly Readonly<Record<string, unknown>>[],
  before: number,
): boolean => {
  const [first, second, ...more] = delta;
  if (more.length > 0 || !first) return false;
  if (before === 0) return 'insert' in first && !second;
  return first['retain'] === before && second !== undefined && 'insert' in second;
};

/**
 * What the phones exchange, in two documents: changes are made and looked at in the one, stored, and only then
 * put into the other, from which all is sent. So nothing is sent that is not stored.
 */
export const makeSharedDoc = (updates: readonly Uint8Array[]) => {
  const sent = new Y.Doc();
  for (const update of updates) Y.applyUpdate(sent, update);
  let feeds: Record<PhoneId, readonly Entry[]> = {};
  let pending: Uint8Array[] = [];
  let isTampered = false;
  let work = sent;

  const readFeed = (name: string): void => {
    const phone = name.slice(FEED.length);
    const known = feeds[phone] ?? [];
    const array = work.getArray<unknown>(name);
    if (array.length <= known.length) return;
    feeds = { ...feeds, [phone]: [...known, ...array.slice(known.length).map(readEntry)] };
  };
  const feedNames = (): readonly string[] =>
    [...work.share.keys()].filter((name) => name.startsWith(FEED));

  const watch = (transaction: Y.Transaction): void => {
    for (const [type, events] of transaction.changedParentTypes) {
      const name = feedNames().find((one) => work.share.get(one) === type);
      const before = feeds[name?.slice(FEED.length) ?? '']?.length ?? 0;
      for (const { changes } of name === undefined ? [] : events)
        if (!isAppended(changes.delta, before)) isTampered = true;
    }
    if (feedNames().length > MOST_PHONES) isTampered = true;
  };

  /** Starts again from what is stored. A document that was never sent may be thrown away: its number goes with it. */
  const reset = (): void => {
    const fresh = new Y.Doc();
    Y.applyUpdate(fresh, Y.encodeStateAsUpdate(sent));
    work = fresh;
    pending = [];
    isTampered = false;
    feeds = {};
    for (const name of feedNames()) readFeed(name);
    fresh.on('update', (update: Uint8Array) => void pending.push(update));
    fresh.on('afterTransaction', watch);
  };
  reset();

  const read = (): void => {
    // What came under a name that nobody has asked for yet is not known to be a list until it is.
    for (const name of feedNames()) readFeed(name);
  };

  return {
    /** The document that is sent: for the protocol alone. */
    sent,
    feeds: (): Feeds => feeds,
    add: (phone: PhoneId, entries: readonly Entry[]): void => {
      if (entries.length === 0) return;
      work.getArray<unknown>(FEED + phone).push([...entries]);
      read();
    },
    receive: (update: Uint8Array): void => {
      for (const name of feedNames()) work.getArray(name);
      Y.applyUpdate(work, update);
      read();
    },
    /** Whether somebody took out or put in what only its own phone may add. */
    isTampered: (): boolean => isTampered,
    reset,
    /** Whether anything is new since it was last taken. */
    isChanged: (): boolean => pending.length > 0,
    /** The changes since they were last taken, as one update; null where there are none. */
    take: (): Uint8Array | null => {
      const [first, ...more] = pending;
      pending = [];
      if (!first) return null;
      return more.length === 0 ? first : Y.mergeUpdates([first, ...more]);
    },
    /** Stored by now: it may be sent, but not to where all of it came from. */
    release: (update: Uint8Array, from: unknown = null): void => Y.applyUpdate(sent, update, from),
    /** Everything as one update. */
    whole: (): Uint8Array => Y.encodeStateAsUpdate(sent),
    /** Something came before what it stands on. */
    lacks: (): boolean => work.store.pendingStructs !== null,
    /** The game as it was first shared, squeezed; null while it has not come. */
    game: (): Uint8Array | null => {
      const [bytes] = work.getArray<unknown>(GAME).toArray();
      return bytes instanceof Uint8Array ? bytes : null;
    },
    putGame: (bytes: Uint8Array): void => work.getArray<unknown>(GAME).push([bytes]),
  };
};

export type SharedDoc = ReturnType<typeof makeSharedDoc>;
