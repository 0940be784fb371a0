import type { Message } from '../../../core/checked/checked';
import type { Decision, Refusal } from '../../../core/game/system';
import { count, id, recordOf } from '../play/commands';
import { list, type Reader } from '../../../core/checked/read';
import type { FaceValue } from '../../../core/dice/die';
import { afterReply, END, type Procedure, type Question, type Reply } from './procedure';
import type { State } from './state';

/** More than any question asks for at once. */
const MOST_IN_REPLY = 60;

/** A question as it was asked: log lines and blocks of a page are made from these. */
export interface Asked {
  readonly id: string;
  readonly question: Question;
  readonly before: State;
}

export interface Entry extends Asked {
  readonly reply: Reply;
  readonly after: State;
}

/** What was told for them, as numbers: the faces of dice, or points. */
export const numbersIn = (...entries: readonly Pick<Entry, 'reply'>[]): readonly number[] =>
  entries.flatMap(({ reply }) => reply.map(Number));

/** How far replies bring a procedure. */
export interface Run {
  readonly entries: readonly Entry[];
  /** What is asked next; null at the end. */
  readonly open: Asked | null;
  /** What was told for it and does not fit. */
  readonly refused: Reply | null;
  readonly state: State;
  readonly passed: Passed;
}

/** The state after each step that was gone through, the last time, by its name. */
export type Passed = ReadonlyMap<string, State>;

/** Where the reply to a question comes from. */
export type ReplyTo = (asked: Asked, passed: Passed) => Reply | null;

/** Goes on as long as replies are given and fit. */
export function walk(procedure: Procedure, start: State, replyTo: ReplyTo): Run {
  const entries: Entry[] = [];
  const passed = new Map<string, State>();
  const times = new Map<string, number>();
  let state = start;
  for (let at = procedure.start(state); at !== END;) {
    const place = procedure.places[at];
    if (!place) break;
    const next = place.step.next(state);
    if (typeof next === 'number') {
      state = next;
    } else {
      const time = times.get(next.id) ?? 0;
      times.set(next.id, time + 1);
      const id = next.each ? `${next.id}.${time}` : next.id;
      const asked = { id, question: next, before: state };
      const reply = replyTo(asked, passed);
      const after = reply && afterReply(next, reply);
      if (reply === null || after === null)
        return { entries, open: asked, refused: reply, state, passed };
      entries.push({ ...asked, reply, after });
      state = after;
    }
    passed.set(place.step.name, state);
    at = place.after(state);
  }
  return { entries, open: null, refused: null, state, passed };
}

/** Replies by the id of their question. */
export type Replies = Readonly<Record<string, Reply>>;

/** A number, or the name of a face or of a choice. */
const faceValue: Reader<FaceValue> = (draft, path) =>
  typeof draft === 'string' ? id(draft, path) : count(draft, path);

/** As a command brings them; whether they fit is for the procedure to say. */
export const readReplies: Reader<Replies> = recordOf(list(faceValue, { most: MOST_IN_REPLY }));

export interface Played extends Run {
  /** Something was told that nothing asked for. */
  readonly unused: string | null;
}

/** Play: everything that was told goes in, and what is missing or does not fit comes out. */
export const play = (procedure: Procedure, start: State, replies: Replies): Played => {
  const run = walk(procedure, start, ({ id }) => replies[id] ?? null);
  const used = new Set(run.entries.map(({ id }) => id));
  const unused = Object.keys(replies).find((id) => !used.has(id) && id !== run.open?.id);
  return { ...run, unused: unused ?? null };
};

/** A procedure, and the state that it begins in. */
export interface Begun {
  readonly procedure: Procedure;
  readonly start: State;
}

/** A refusal that says what would still have to be rolled and decided. */
interface Unfinished<Why extends Message> extends Refusal<Why> {
  readonly asks: Begun;
}

/** Played to its end, or refused with what it asks for: pages show that. */
export const playThrough = <Why extends Message>(
  begun: Begun,
  replies: Replies,
  refused: Refusal<Why>,
): Played | Unfinished<Why> => {
  const run = play(begun.procedure, begun.start, replies);
  return run.open || run.unused !== null ? { ...refused, asks: begun } : run;
};

/** What a command still has to have rolled or decided; null where that is not what it lacks. */
export const asksFor = (decision: Decision): Begun | null =>
  // Only a procedure that was played puts this there.
  decision.ok ? null : ((decision as Partial<Unfinished<Message>>).asks ?? null);

/** What was asked and told, by id, as it is stored. */
export const repliesOf = ({ entries }: Run): Replies =>
  Object.fromEntries(entries.map(({ id, reply }) => [id, reply]));
