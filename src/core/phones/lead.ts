import type { GameEvent } from '../game/events';
import type { Played } from '../game/log';
import type { GameSetup, System } from '../game/system';
import { holderOf, type GameState } from '../game/state';
import { canonicalJson } from '../checked/canonical';
import { hashStep, promiseOf, sealOf, type SharedStep } from './chain';
import { entryAt, nameAt, refKey } from './feed';
import type { Called, Change, EntryRef, Feeds, Head, NotTaken, Refused, Taken } from './feed';
import type { AskedFor, Reader, Table } from './table';
import { withStep } from './table';

/** The rules of the shared game. */
export interface Judge {
  readonly system: System;
  readonly setup: GameSetup;
}

type Judged =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly why: NotTaken };

const no = (because: Exclude<NotTaken['because'], 'rules'>): Judged => ({
  ok: false,
  why: { because },
});

/** Every track and mark that an event sets, as it stands in a state. */
const standing = (state: GameState, events: readonly GameEvent[]): string =>
  canonicalJson(
    events.flatMap((event) => {
      if (event.type === 'track-set')
        return [holderOf(state, event.subject).tracks[event.track]?.now ?? null];
      if (event.type === 'mark-set')
        return [holderOf(state, event.subject).marks[event.mark] ?? null];
      return [];
    }),
  );

/**
 * A tap that sets a number sets it whatever it was before. Where the game went on after the tapping
 * phone had last looked, such a tap would take back what it never saw.
 */
const overwrites = (
  seen: GameState,
  now: GameState,
  then: readonly GameEvent[] | null,
  events: readonly GameEvent[],
): boolean =>
  canonicalJson(then) === canonicalJson(events) && standing(seen, events) !== standing(now, events);

/** The shared steps so far, and the game that they lead to. */
interface SoFar {
  readonly steps: readonly SharedStep[];
  readonly played: Played;
}

/** The game as the asking phone saw it; null where that is no part of the shared steps. */
const gameSeen = (reader: Reader, { steps }: SoFar, seen: Head): Played | null => {
  const known = steps.slice(0, seen.length);
  const hash = known.at(-1)?.hash ?? reader.root;
  if (known.length < seen.length || hash !== seen.hash) return null;
  return reader.playedAt(known);
};

const judgeMove = (played: Played, seen: Head, hash: string, cursor: number): Judged => {
  // Undo names what it takes back: if the game went on, it would take back something else.
  if (seen.hash !== hash) return no('changed');
  const { steps } = played.log;
  const isThere = Number.isInteger(cursor) && cursor >= 1 && cursor <= steps.length;
  return isThere ? { ok: true, events: [] } : no('unreadable');
};

const judgePlay = (
  { system, setup }: Judge,
  before: Played | null,
  { state }: Played,
  change: Extract<Change, { readonly do: 'play' }>,
): Judged => {
  const command = system.parseCommand(change.command);
  if (!command.ok) return no('unreadable');
  const decision = system.decide(setup, state, command.value);
  if (!decision.ok) {
    const { ok, why, rule } = decision;
    return { ok: false, why: { because: 'rules', refusal: { ok, why, rule } } };
  }
  if (!before) return no('changed');
  if (before.state === state) return decision;
  const then = system.decide(setup, before.state, command.value);
  return overwrites(before.state, state, then.ok ? then.events : null, decision.events)
    ? no('changed')
    : decision;
};

/** Whether what is opened now is what was promised; one promise is kept once. */
const keepsPromise = (feeds: Feeds, { ref, change, opens }: AskedFor): boolean => {
  if (!opens) return true;
  const sealed = entryAt(feeds, { phone: ref.phone, at: opens.seal });
  if (sealed?.type !== 'sealed' || change.do !== 'play' || opens.seal >= ref.at) return false;
  const isOver = (feeds[ref.phone] ?? [])
    .slice(opens.seal, ref.at)
    .some(
      (entry) =>
        (entry.type === 'withdrawn' && entry.seal === opens.seal) ||
        (entry.type === 'asked' && entry.opens?.seal === opens.seal),
    );
  return !isOver && sealOf(opens.salt, change.command) === sealed.hash;
};

/** Whether what a command turns over is what was laid down. */
const tellsTruth = ({ system }: Judge, change: Change): boolean => {
  const command = change.do === 'play' ? system.parseCommand(change.command) : null;
  const told = command?.ok === true ? system.secrets?.dealt?.told(command.value) : null;
  return !told || promiseOf(told.salt, told.what) === told.promise;
};

const judge = (
  judging: Judge,
  reader: Reader,
  { feeds, seats, soFar }: { feeds: Feeds; seats: Table['seats']; soFar: SoFar },
  asked: AskedFor,
): Judged => {
  const { seen, change, ref } = asked;
  const seat = seats.find(({ phone }) => phone === ref.phone);
  if (!seat || seat.plays.length === 0) return no('watching');
  if (!keepsPromise(feeds, asked)) return no('broken-promise');
  if (!tellsTruth(judging, change)) return no('broken-promise');
  const hash = soFar.steps.at(-1)?.hash ?? reader.root;
  if (change.do === 'move') return judgeMove(soFar.played, seen, hash, change.cursor);
  const before = seen.hash === hash ? soFar.played : gameSeen(reader, soFar, seen);
  return judgePlay(judging, before, soFar.played, change);
};

/** Promises that have to be opened before this is decided; what was called for stays the same. */
const closedFor = (
  { system }: Judge,
  { calls, seals }: Table,
  { change, ref }: AskedFor,
): { readonly call: readonly EntryRef[] | null; readonly isClosed: boolean } => {
  const reveals =
    change.do === 'play' && change.now !== true && system.secrets?.reveals(change.command) === true;
  if (!reveals) return { call: null, isClosed: false };
  const called = calls.find(({ asked }) => refKey(asked) === refKey(ref));
  if (!called) return { call: seals.length > 0 ? seals : null, isClosed: seals.length > 0 };
  const closed = new Set(seals.map(refKey));
  return { call: null, isClosed: called.seals.some((seal) => closed.has(refKey(seal))) };
};

/** What was promised comes before what it was called for. */
const opensFirst = (one: AskedFor, other: AskedFor): number =>
  Number(other.opens !== undefined) - Number(one.opens !== undefined);

/** What the lead adds to its feed for everything that waits, one after the other. */
export const answers = (
  judging: Judge,
  reader: Reader,
  feeds: Feeds,
  table: Table,
): readonly (Taken | Refused | Called)[] => {
  const { head, seats } = table;
  if (!head) return [];
  const { term } = head;
  const given: (Taken | Refused | Called)[] = [];
  let soFar: SoFar = table;
  for (const one of table.asked.filter(({ fate }) => fate.is === 'waiting').sort(opensFirst)) {
    const asked = one.ref;
    const { call, isClosed } = closedFor(judging, table, one);
    if (call) given.push({ type: 'called', term, asked, seals: call });
    if (isClosed) continue;
    const judged = judge(judging, reader, { feeds, seats, soFar }, one);
    if (!judged.ok) {
      given.push({ type: 'refused', term, asked, why: judged.why });
      continue;
    }
    const { change, time } = one;
    const { events } = judged;
    const hash = hashStep(soFar.steps.at(-1)?.hash ?? reader.root, asked, one, events);
    const step = { asked, change, time, by: nameAt(feeds, asked), events, hash };
    given.push({ type: 'taken', term, asked, events, hash });
    soFar = { steps: [...soFar.steps, step], played: withStep(soFar.played, step) };
  }
  return given;
};
