import type { PlayerId } from '../game/events';
import { append, moveTo, replay, type Log, type Played } from '../game/log';
import { chainsOf, hashOf, type Chain, type SharedStep } from './chain';
import { phonesIn, refKey, type Asked, type EntryRef, type Feeds } from './feed';
import type { Head, Led, NotTaken, PhoneId } from './feed';

/** What has become of something that was asked for. */
export type Fate =
  | { readonly is: 'waiting' }
  | { readonly is: 'taken' }
  | { readonly is: 'refused'; readonly why: NotTaken }
  /** Taken by a phone that no longer leads, and not taken over: it can be asked for again. */
  | { readonly is: 'kept-aside' };

export interface AskedFor extends Asked {
  readonly ref: EntryRef;
  readonly fate: Fate;
}

/** One phone at the table, as it last said. */
export interface Seat {
  readonly phone: PhoneId;
  readonly name: string;
  readonly plays: readonly PlayerId[];
}

/** The game as these feeds tell it: the same feeds are the same table on every phone. */
export interface Table {
  /** Null while nobody leads. */
  readonly lead: PhoneId | null;
  readonly head: Head | null;
  readonly steps: readonly SharedStep[];
  /** The game as it stands, with all shared steps after what it began with. */
  readonly played: Played;
  readonly asked: readonly AskedFor[];
  readonly seats: readonly Seat[];
}

/** The game as it was when it was first shared. */
export interface Beginning {
  readonly log: Log;
  readonly root: string;
}

export const beginningOf = (setup: unknown, log: Log): Beginning => ({
  log,
  root: hashOf([setup, log.cursor, log.steps.map(({ events }) => events)]),
});

/** The game after one more shared step. */
export const withStep = (
  played: Played,
  { change, events }: Pick<SharedStep, 'change' | 'events'>,
): Played =>
  change.do === 'play'
    ? append(played, { command: change.command, events })
    : moveTo(played.log, change.cursor);

const seatsIn = (feeds: Feeds): readonly Seat[] =>
  phonesIn(feeds).flatMap((phone) => {
    const joined = feeds[phone]?.findLast((entry) => entry.type === 'joined');
    return joined?.type === 'joined' ? [{ phone, name: joined.name, plays: joined.plays }] : [];
  });

const stepKeys = ({ steps }: Chain): readonly string[] => steps.map(({ asked }) => refKey(asked));

/** What every lead refused, by what was asked. */
const refusalsIn = (feeds: Feeds): ReadonlyMap<string, NotTaken> =>
  new Map(
    phonesIn(feeds).flatMap((phone) =>
      (feeds[phone] ?? []).flatMap((entry): readonly (readonly [string, NotTaken])[] =>
        entry.type === 'refused' ? [[refKey(entry.asked), entry.why]] : [],
      ),
    ),
  );

const askedIn = (feeds: Feeds, chains: readonly Chain[]): readonly AskedFor[] => {
  const current = chains.at(-1);
  const taken = new Set(current ? stepKeys(current) : []);
  const aside = new Set(chains.flatMap(stepKeys));
  const refused = refusalsIn(feeds);
  const fateOf = (key: string): Fate => {
    if (taken.has(key)) return { is: 'taken' };
    const why = refused.get(key);
    if (why) return { is: 'refused', why };
    return aside.has(key) ? { is: 'kept-aside' } : { is: 'waiting' };
  };
  return phonesIn(feeds).flatMap((phone) =>
    (feeds[phone] ?? []).flatMap((entry, at): readonly AskedFor[] =>
      entry.type === 'asked'
        ? [{ ...entry, ref: { phone, at }, fate: fateOf(refKey({ phone, at })) }]
        : [],
    ),
  );
};

export const readTable = ({ log, root }: Beginning, feeds: Feeds): Table => {
  const chains = chainsOf(feeds, root);
  const current = chains.at(-1);
  const steps = current?.steps ?? [];
  return {
    lead: current?.head.lead ?? null,
    head: current?.head ?? null,
    steps,
    played: steps.reduce(withStep, replay(log)),
    asked: askedIn(feeds, chains),
    seats: seatsIn(feeds),
  };
};

/** The highest term of all, whether or not its beginning has come yet. */
const highestTerm = (feeds: Feeds): number =>
  Math.max(
    0,
    ...Object.values(feeds).flatMap((entries) =>
      entries.map((entry) => (entry.type === 'led' ? entry.term : 0)),
    ),
  );

/** This phone leads from now on, from the last step that it knows. */
export const takeOver = (feeds: Feeds, { head }: Table): Led => ({
  type: 'led',
  term: highestTerm(feeds) + 1,
  from: head,
});
