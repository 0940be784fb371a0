import { canonicalJson } from '../checked/canonical';
import type { PlayerId } from '../game/events';
import { append, moveTo, replay, type Log, type Played } from '../game/log';
import { chainsOf, hashOf, type Chain, type SharedStep } from './chain';
import { phonesIn, refKey, type Asked, type Called, type EntryRef, type Feeds } from './feed';
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
  readonly hasLeft: boolean;
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
  /** Promises that are neither opened nor taken back. */
  readonly seals: readonly EntryRef[];
  /** What the lead has called for in its term. */
  readonly calls: readonly Called[];
  /** Other chains with steps that are not among those that count. */
  readonly aside: readonly Chain[];
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
export const withStep = (played: Played, { change, events, time, by }: SharedStep): Played =>
  change.do === 'play'
    ? append(played, { at: time, by, command: change.command, events })
    : moveTo(played.log, change.cursor);

const seatsIn = (feeds: Feeds): readonly Seat[] =>
  phonesIn(feeds).flatMap((phone) => {
    const last = feeds[phone]?.findLast(({ type }) => type === 'joined' || type === 'left');
    const joined = feeds[phone]?.findLast((entry) => entry.type === 'joined');
    if (joined?.type !== 'joined') return [];
    const { name, plays } = joined;
    return [{ phone, name, plays, hasLeft: last?.type === 'left' }];
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
  const aside = new Set(chains.length > 1 ? chains.flatMap(stepKeys) : []);
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

const sealsOf = (feeds: Feeds, phone: PhoneId): readonly EntryRef[] => {
  const open = new Set<number>();
  for (const [at, entry] of (feeds[phone] ?? []).entries()) {
    if (entry.type === 'sealed') open.add(at);
    else if (entry.type === 'withdrawn') open.delete(entry.seal);
    else if (entry.type === 'asked' && entry.opens) open.delete(entry.opens.seal);
    else if (entry.type === 'left') open.clear();
  }
  return [...open].map((at) => ({ phone, at }));
};

const callsOf = (feeds: Feeds, head: Head | null): readonly Called[] =>
  (feeds[head?.lead ?? ''] ?? []).flatMap((entry) =>
    entry.type === 'called' && entry.term === head?.term ? [entry] : [],
  );

const isAside = ({ steps }: Chain, current: Chain): boolean => {
  const last = steps.at(-1);
  return last !== undefined && current.steps[steps.length - 1]?.hash !== last.hash;
};

/** So many states of the game are kept: what a late tap saw is among them. */
const MOST_KEPT = 300;

/** Reads tables of one game. It keeps the states that it has worked out, so that a tap folds one step. */
export const makeReader = ({ log, root }: Beginning) => {
  const begun = replay(log);
  const kept = new Map<string, Played>();
  const playedAt = (steps: readonly SharedStep[]): Played => {
    let from = steps.length;
    while (from > 0 && !kept.has(steps[from - 1]?.hash ?? '')) from -= 1;
    let played = kept.get(steps[from - 1]?.hash ?? '') ?? begun;
    for (const step of steps.slice(from)) {
      played = withStep(played, step);
      kept.set(step.hash, played);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    }
    return played;
  };
  const work = (feeds: Feeds): Table => {
    const chains = chainsOf(feeds, root);
    const current = chains.at(-1);
    const steps = current?.steps ?? [];
    const head = current?.head ?? null;
    return {
      lead: head?.lead ?? null,
      head,
      steps,
      played: playedAt(steps),
      asked: askedIn(feeds, chains),
      seats: seatsIn(feeds),
      seals: phonesIn(feeds).flatMap((phone) => sealsOf(feeds, phone)),
      calls: callsOf(feeds, head),
      aside: current ? chains.filter((chain) => isAside(chain, current)) : [],
    };
  };
  let last: { readonly feeds: Feeds; readonly table: Table } | null = null;
  /** Feeds that have not changed are not read twice. */
  const read = (feeds: Feeds): Table => {
    if (last?.feeds !== feeds) last = { feeds, table: work(feeds) };
    return last.table;
  };
  return { root, read, playedAt };
};

export type Reader = ReturnType<typeof makeReader>;

/** The highest term of all, whether or not its beginning has come yet. */
const highestTerm = (feeds: Feeds): number =>
  Math.max(
    0,
    ...Object.values(feeds).flatMap((entries) =>
      entries.map((entry) => (entry.type === 'led' ? entry.term : 0)),
    ),
  );

/** A phone leads from now on, from the last step that it knows, or from where another chain ended. */
export const takeOver = (feeds: Feeds, from: Head | null): Led => ({
  type: 'led',
  term: highestTerm(feeds) + 1,
  from,
});

/** Whether a step that was kept aside was asked for once more: the same tap, under its own time, that is not aside. */
export const isAskedAgain = ({ asked }: Table, step: SharedStep): boolean =>
  asked.some(
    ({ ref, time, change, fate }) =>
      refKey(ref) !== refKey(step.asked) &&
      time === step.time &&
      fate.is !== 'kept-aside' &&
      canonicalJson(change) === canonicalJson(step.change),
  );

/** Another phone in the game that plays a side of this one; null where there is none. */
export const twinOf = ({ seats }: Table, me: PhoneId): Seat | null => {
  const mine = seats.find(({ phone }) => phone === me)?.plays ?? [];
  const others = seats.filter(({ phone, hasLeft }) => phone !== me && !hasLeft);
  return others.find(({ plays }) => plays.some((id) => mine.includes(id))) ?? null;
};

/** Who plays a side on another phone that is in the game; null where nobody does. */
export const playedBy = ({ seats }: Table, player: PlayerId, me: PhoneId | null): string | null =>
  seats.find(({ phone, plays, hasLeft }) => phone !== me && !hasLeft && plays.includes(player))
    ?.name ?? null;
