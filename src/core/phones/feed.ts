import type { Refusal } from '../game/system';
import type { Command } from '../game/command';
import type { GameEvent, PlayerId } from '../game/events';

/**
 * A game that several phones share. Every phone adds to a feed of its own and to no other, and nothing
 * is ever taken out: what the game is follows from all feeds together. One phone leads: it decides what
 * the others ask for, so that there is one order of steps and no other.
 */
export type PhoneId = string;

/** One entry: whose feed it stands in, and at which place. */
export interface EntryRef {
  readonly phone: PhoneId;
  readonly at: number;
}

/** How far the shared steps go: who led, in which term, how many there are, and the hash of the last. */
export interface Head {
  readonly lead: PhoneId;
  readonly term: number;
  readonly length: number;
  readonly hash: string;
}

/** What is asked for: a tap, or the cursor moved. */
export type Change =
  | {
      readonly do: 'play';
      readonly command: Command;
      /** Now, even where promises of phones that are away are still closed. */
      readonly now?: boolean;
    }
  | { readonly do: 'move'; readonly cursor: number };

/** Who holds this phone, and which players they play; without any they watch. */
export interface Joined {
  readonly type: 'joined';
  readonly name: string;
  readonly plays: readonly PlayerId[];
}

/** Asked by this phone, at this time, which saw the game as it stood at this head. */
export interface Asked {
  readonly type: 'asked';
  readonly time: number;
  readonly seen: Head;
  readonly change: Change;
  /** Which promise of this phone it keeps, and the salt that the promise was made with. */
  readonly opens?: { readonly seal: number; readonly salt: string };
}

/** A command that stays on this phone until it is called for; all that is told is its salted hash. */
export interface Sealed {
  readonly type: 'sealed';
  readonly hash: string;
}

/** A promise taken back before it was called for: nobody ever learns what it was. */
export interface Withdrawn {
  readonly type: 'withdrawn';
  readonly seal: number;
}

/** The lead asks for what was promised, because somebody wants to reveal. */
export interface Called {
  readonly type: 'called';
  readonly term: number;
  readonly asked: EntryRef;
  readonly seals: readonly EntryRef[];
}

/** This phone plays no further part. */
export interface Left {
  readonly type: 'left';
}

/** Stands where something cannot be read, so that what follows keeps its place. */
export interface Unread {
  readonly type: 'unread';
}

/** This phone leads from here on. The first term goes on from nothing. */
export interface Led {
  readonly type: 'led';
  readonly term: number;
  readonly from: Head | null;
}

/** Taken by the lead as the next shared step; the hash is over this step and the one before. */
export interface Taken {
  readonly type: 'taken';
  readonly term: number;
  readonly asked: EntryRef;
  readonly events: readonly GameEvent[];
  readonly hash: string;
}

/** Why the lead did not take what was asked for: the rules, or the game went on meanwhile. */
export type NotTaken =
  | { readonly because: 'rules'; readonly refusal: Refusal }
  | { readonly because: 'unreadable' }
  | { readonly because: 'changed' }
  | { readonly because: 'watching' }
  /** It is not what was promised. */
  | { readonly because: 'broken-promise' };

export interface Refused {
  readonly type: 'refused';
  readonly term: number;
  readonly asked: EntryRef;
  readonly why: NotTaken;
}

export type Entry =
  Joined | Left | Asked | Sealed | Withdrawn | Led | Called | Taken | Refused | Unread;

/** All that is known: the feeds of all phones, each as far as it has come. */
export type Feeds = Readonly<Record<PhoneId, readonly Entry[]>>;

export const refKey = ({ phone, at }: EntryRef): string => `${at}@${phone}`;

export const entryAt = (feeds: Feeds, { phone, at }: EntryRef): Entry | null =>
  feeds[phone]?.[at] ?? null;

/** What was asked for there; null while it has not come, or where nothing was asked. */
export const askedAt = (feeds: Feeds, ref: EntryRef): Asked | null => {
  const entry = entryAt(feeds, ref);
  return entry?.type === 'asked' ? entry : null;
};

/** Every phone that is known, in one order for all. */
export const phonesIn = (feeds: Feeds): readonly PhoneId[] => Object.keys(feeds).sort();

/** What the one who held a phone was called when this was written. */
export const nameAt = (feeds: Feeds, { phone, at }: EntryRef): string => {
  const entries = feeds[phone] ?? [];
  for (let n = Math.min(at, entries.length) - 1; n >= 0; n -= 1) {
    const entry = entries[n];
    if (entry?.type === 'joined') return entry.name;
  }
  return '';
};
