import type { GameEvent } from '../game/events';
import { replay, type Played } from '../game/log';
import type { GameSetup, System } from '../game/system';
import { holderOf, type GameState } from '../game/state';
import { canonicalJson } from '../checked/canonical';
import { hashStep } from './chain';
import type { Change, EntryRef, Head, NotTaken, Refused, Taken } from './feed';
import { withStep, type AskedFor, type Beginning, type Table } from './table';

/** The rules of the shared game. */
export interface Judge {
  readonly system: System;
  readonly setup: GameSetup;
}

type Judged =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly why: NotTaken };

const changed: Judged = { ok: false, why: { because: 'changed' } };

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

/** The game as the asking phone saw it; null where that is no part of the shared steps. */
const gameSeen = (
  { log, root }: Beginning,
  { steps }: Pick<Table, 'steps'>,
  seen: Head,
): Played | null => {
  const known = steps.slice(0, seen.length);
  const hash = known.at(-1)?.hash ?? root;
  if (known.length < seen.length || hash !== seen.hash) return null;
  return known.reduce(withStep, replay(log));
};

const judgeMove = (played: Played, seen: Head, hash: string, cursor: number): Judged => {
  // Undo names what it takes back: if the game went on, it would take back something else.
  if (seen.hash !== hash) return changed;
  const { steps } = played.log;
  const isThere = Number.isInteger(cursor) && cursor >= 1 && cursor <= steps.length;
  return isThere ? { ok: true, events: [] } : { ok: false, why: { because: 'unreadable' } };
};

const judgePlay = (
  { system, setup }: Judge,
  before: Played | null,
  { state }: Played,
  change: Extract<Change, { readonly do: 'play' }>,
): Judged => {
  const command = system.parseCommand(change.command);
  if (!command.ok) return { ok: false, why: { because: 'unreadable' } };
  const decision = system.decide(setup, state, command.value);
  if (!decision.ok) return { ok: false, why: { because: 'rules', refusal: decision } };
  if (!before) return changed;
  if (before.state === state) return decision;
  const then = system.decide(setup, before.state, command.value);
  return overwrites(before.state, state, then.ok ? then.events : null, decision.events)
    ? changed
    : decision;
};

const judge = (
  judging: Judge,
  beginning: Beginning,
  table: Pick<Table, 'steps' | 'played'>,
  { seen, change }: AskedFor,
): Judged => {
  const hash = table.steps.at(-1)?.hash ?? beginning.root;
  if (change.do === 'move') return judgeMove(table.played, seen, hash, change.cursor);
  const before = seen.hash === hash ? table.played : gameSeen(beginning, table, seen);
  return judgePlay(judging, before, table.played, change);
};

/** What the lead adds to its feed for everything that waits, one after the other. */
export const answers = (
  judging: Judge,
  beginning: Beginning,
  { head, ...table }: Table,
): readonly (Taken | Refused)[] => {
  if (!head) return [];
  const { term } = head;
  const given: (Taken | Refused)[] = [];
  let now: Pick<Table, 'steps' | 'played'> = table;
  for (const one of table.asked) {
    if (one.fate.is !== 'waiting') continue;
    const asked: EntryRef = one.ref;
    const judged = judge(judging, beginning, now, one);
    if (!judged.ok) {
      given.push({ type: 'refused', term, asked, why: judged.why });
      continue;
    }
    const { change } = one;
    const before = now.steps.at(-1)?.hash ?? beginning.root;
    const step = { change, events: judged.events };
    const hash = hashStep(before, asked, change, judged.events);
    given.push({ type: 'taken', term, asked, events: judged.events, hash });
    now = {
      steps: [...now.steps, { ...step, asked, hash }],
      played: withStep(now.played, step),
    };
  }
  return given;
};
