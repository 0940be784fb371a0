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
  | { readonly do: 'play'; readonly command: Command }
  | { readonly do: 'move'; readonly cursor: number };

/** Who holds this phone, and which players they play; without any they watch. */
export interface Joined {
  readonly type: 'joined';
  readonly name: string;
  readonly plays: readonly PlayerId[];
}

/** Asked by this phone, which saw the game as it stood at this head. */
export interface Asked {
  readonly type: 'asked';
  readonly seen: Head;
  readonly change: Change;
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
  | { readonly because: 'changed' };

export interface Refused {
  readonly type: 'refused';
  readonly term: number;
  readonly asked: EntryRef;
  readonly why: NotTaken;
}

export type Entry = Joined | Asked | Led | Taken | Refused;

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
