import { createStore } from 'zustand/vanilla';

import type { Command } from '../../core/game/command';
import type { Played } from '../../core/game/log';
import { refKey } from '../../core/phones/feed';
import type { Change, Entry, EntryRef, Head, NotTaken, PhoneId } from '../../core/phones/feed';
import { answers, type Judge } from '../../core/phones/lead';
import {
  dealtCommand,
  isOwnSecret,
  openings,
  sealed,
  stillSecret,
  withSecrets,
  type DealtSecrets,
  type Secret,
} from '../../core/phones/secrets';
import { makeReader, takeOver, type Beginning, type Table } from '../../core/phones/table';
import type { Refusal } from '../../core/game/system';
import { makeQueue } from '../../storage/queue';
import type { SharedDoc } from './sharedDoc';

/** What is stored in one piece before any of it is sent or shown. */
export interface Turn {
  readonly update: Uint8Array | null;
  readonly secrets: readonly Secret[];
  readonly dealt: DealtSecrets;
  readonly before: Played;
  readonly after: Played;
}

/** A game that is shared, as its phone sees it. */
export interface RoomView {
  readonly me: PhoneId;
  readonly table: Table;
  /** With this phone's own secrets. */
  readonly played: Played;
  readonly secrets: readonly Secret[];
}

/** What came of something that was asked for here. */
export type Outcome =
  | { readonly is: 'taken' }
  | { readonly is: 'refused'; readonly why: NotTaken }
  | { readonly is: 'refused-here'; readonly refusal: Refusal }
  /** The lead has not answered yet: it is stored, and nothing more is to be done. */
  | { readonly is: 'waits' }
  | { readonly is: 'not-stored'; readonly error: unknown };

export interface RoomParts {
  readonly judge: Judge;
  readonly beginning: Beginning;
  readonly doc: SharedDoc;
  readonly me: PhoneId;
  readonly secrets: readonly Secret[];
  readonly dealt: DealtSecrets;
  readonly save: (turn: Turn) => Promise<void>;
  readonly now: () => number;
  readonly newSalt: () => string;
  /** How long an answer is waited for before the screen goes on, in milliseconds. */
  readonly patience: () => number;
}

/** What this phone wants to add, seeing the game as it stands when its turn comes. */
type Wish = (table: Table, view: RoomView) => readonly Entry[];

interface Waiting {
  readonly ref: EntryRef;
  readonly done: (outcome: Outcome) => void;
}

type Added =
  { readonly ok: true; readonly at: number } | { readonly ok: false; readonly error: unknown };

const outcomeOf = ({ asked }: Table, { phone, at }: EntryRef): Outcome | null => {
  const fate = asked.find(({ ref }) => ref.phone === phone && ref.at === at)?.fate;
  if (!fate || fate.is === 'waiting') return null;
  return fate.is === 'refused' ? fate : { is: 'taken' };
};

/**
 * One phone of a shared game. Whatever comes, from here or from another phone, is one turn: put into the working
 * document, decided if this phone leads, stored with its steps, and only then sent and shown.
 */
export const makeRoom = ({ judge, doc, me, save, now, newSalt, patience, ...parts }: RoomParts) => {
  const reader = makeReader(parts.beginning);
  let secrets = parts.secrets;
  let dealt = parts.dealt;
  const viewOf = (table: Table): RoomView => ({
    me,
    table,
    secrets,
    played: withSecrets(judge, table.played, secrets, dealt),
  });
  const store = createStore<RoomView>()(() => viewOf(reader.read(doc.feeds())));
  const turns = makeQueue();
  let waiting: readonly Waiting[] = [];

  const settleWaiting = (table: Table): void => {
    const still: Waiting[] = [];
    for (const one of waiting) {
      const outcome = outcomeOf(table, one.ref);
      if (outcome) one.done(outcome);
      else still.push(one);
    }
    waiting = still;
  };

  /** The lead decides what waits, and what was called for is told, until nothing is left to do. */
  const goOn = (): Table => {
    for (;;) {
      const table = reader.read(doc.feeds());
      const mine = table.lead === me ? answers(judge, reader, doc.feeds(), table) : [];
      const told = openings(table, me, secrets);
      if (mine.length + told.length === 0) return table;
      doc.add(me, [...mine, ...told]);
    }
  };

  /** One turn; it throws where it was not stored, and then nothing has changed. What came in has a line it came by. */
  const turn = (job: () => void, from: unknown = null): Promise<void> =>
    turns.add(async () => {
      const before = store.getState();
      const kept = { secrets, dealt };
      const mine = doc.feeds()[me];
      try {
        job();
        // Heard before, by another line.
        if (!doc.isChanged()) return;
        const table = goOn();
        if (doc.isTampered()) throw new Error('A phone changed what is not its own.');
        const now = stillSecret(table, me, secrets);
        secrets = now.length === secrets.length ? secrets : now;
        const update = doc.take();
        if (update === null) return;
        await save({ update, secrets, dealt, before: before.table.played, after: table.played });
        const isPassedOn = doc.feeds()[me] === mine;
        doc.release(update, isPassedOn ? from : null);
        store.setState(viewOf(table), true);
        settleWaiting(table);
      } catch (error) {
        ({ secrets, dealt } = kept);
        doc.reset();
        throw error;
      }
    });

  /** Adds what this phone wishes; gives the place of what it asked for, -1 where it asked for nothing. */
  const add = async (wish: Wish): Promise<Added> => {
    let at = -1;
    try {
      await turn(() => {
        const table = goOn();
        const entries = wish(table, viewOf(table));
        if (entries[0]?.type === 'asked') at = doc.feeds()[me]?.length ?? 0;
        doc.add(me, entries);
      });
      return { ok: true, at };
    } catch (error) {
      return { ok: false, error };
    }
  };

  const outcome = async (wish: Wish): Promise<Outcome> => {
    const added = await add(wish);
    if (!added.ok) return { is: 'not-stored', error: added.error };
    if (added.at < 0) return { is: 'taken' };
    const ref = { phone: me, at: added.at };
    const known = outcomeOf(store.getState().table, ref);
    if (known) return known;
    return new Promise((done) => {
      const timer = setTimeout(() => {
        waiting = waiting.filter((one) => one.ref !== ref);
        done({ is: 'waits' });
      }, patience());
      const settled = (its: Outcome): void => {
        clearTimeout(timer);
        done(its);
      };
      waiting = [...waiting, { ref, done: settled }];
    });
  };

  const asking = (head: Head | null, change: Change, time = now()): readonly Entry[] =>
    head ? [{ type: 'asked', time, seen: head, change }] : [];

  const seal = (command: Command): readonly Entry[] => {
    const salt = newSalt();
    const at = doc.feeds()[me]?.length ?? 0;
    secrets = [...secrets, { seal: at, salt, time: now(), command }];
    return [sealed(salt, command)];
  };

  /** What the rules forbid here and now is not sent to anybody. */
  const forbidden = (command: Command): Refusal | null => {
    const parsed = judge.system.parseCommand(command);
    const { state } = store.getState().played;
    const decision = parsed.ok ? judge.system.decide(judge.setup, state, parsed.value) : null;
    return decision?.ok === false ? decision : null;
  };

  return {
    me,
    store,
    doc,
    /** The game after these shared steps. */
    playedAt: reader.playedAt,
    /** False where it could not be taken or stored. What is only passed on goes by every line but the one it came by. */
    receive: (update: Uint8Array, from: unknown = null): Promise<boolean> =>
      turn(() => doc.receive(update), from).then(
        () => true,
        () => false,
      ),
    join: (name: string, plays: readonly string[]) =>
      add(({ lead }) => [
        { type: 'joined', name, plays },
        ...(lead === null ? [takeOver(doc.feeds(), null)] : []),
      ]),
    leave: () => add(() => [{ type: 'left' }]),
    /** Leads from here on, from the last known step or from where another chain ended. */
    lead: (from?: Head) => add(({ head }) => [takeOver(doc.feeds(), from ?? head)]),
    play: async (command: Command, isNow = false): Promise<Outcome> => {
      const refusal = forbidden(command);
      if (refusal) return { is: 'refused-here', refusal };
      return outcome((table, { played }) => {
        if (isOwnSecret(judge, played, table, me, command)) return seal(command);
        const asked = dealtCommand(judge, table.played, command, dealt, newSalt);
        ({ dealt } = asked);
        const change = { do: 'play', command: asked.command } as const;
        return asking(table.head, isNow ? { ...change, now: true } : change);
      });
    },
    move: (by: (cursor: number) => number): Promise<Outcome> =>
      outcome((table, { played }) => {
        const wanted = by(played.log.cursor);
        const shared = table.played.log;
        // One's own secrets are taken back on one's own phone.
        if (played.log.cursor > shared.cursor && wanted < played.log.cursor) {
          const back = secrets.slice(Math.max(0, wanted - shared.cursor));
          return back.map(({ seal: at }) => ({ type: 'withdrawn', seal: at }));
        }
        const cursor = Math.max(1, Math.min(wanted, shared.steps.length));
        return cursor === shared.cursor ? [] : asking(table.head, { do: 'move', cursor });
      }),
    /** Asks once more for what was kept aside. */
    askAgain: (ref: EntryRef): Promise<Outcome> =>
      outcome((table) => {
        const kept = table.asked.find((one) => refKey(one.ref) === refKey(ref));
        // Under the time of its tap, by which it is known again.
        return kept?.change.do === 'play' ? asking(table.head, kept.change, kept.time) : [];
      }),
  };
};

export type Room = ReturnType<typeof makeRoom>;
