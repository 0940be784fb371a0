import { createStore } from 'zustand/vanilla';

import type { Played } from '../../core/game/log';
import type { Player, Team } from '../../core/game/setup';
import { squeeze } from '../../core/outside/squeeze';
import { makeLinkCode, parseLinkCode, type LinkCode } from '../../core/phones/linkCode';
import { parseRelayLink, type RelayLink } from '../../core/phones/relayLink';
import { makeReader, type Table } from '../../core/phones/table';
import type { Channel } from '../../platform/device';
import { makeGameFile } from '../../storage/gameFile';
import { loadGame } from '../../storage/games';
import { problemOf } from '../../storage/problem';
import {
  createJoinedGame,
  createRoom,
  deleteRoom,
  findRoom,
  type StoredRoom,
} from '../../storage/rooms';
import {
  failed,
  progressOf,
  toOpenGame,
  unreadable,
  type GameProblem,
  type Made,
} from '../openGame';
import { PROTOCOL, type LinkProblem } from './links';
import {
  joinedRoom,
  newRoom,
  openRoom,
  readBeginning,
  type OpenRoom,
  type PhoneParts,
} from './openRoom';
import { makeSharedDoc } from './sharedDoc';
import { askForLacking, hear, makeGatherer, sayHello, sendChunked } from './wire';

/** A game on another phone that was looked at, before anything of it is stored. */
export interface Found {
  readonly name: string;
  readonly system: string;
  readonly players: readonly Player[];
  readonly teams: readonly Team[];
  readonly table: Table;
}

/** Where a phone stands that would like to join. */
export type Joining =
  | { readonly state: 'none' }
  /** Its own code has to be seen by the other phone. */
  | { readonly state: 'answering'; readonly code: string }
  | { readonly state: 'reading' }
  | { readonly state: 'found'; readonly found: Found }
  /** This phone is in that game already. */
  | { readonly state: 'known'; readonly game: string; readonly code: string }
  | { readonly state: 'failed'; readonly problem: LinkProblem | GameProblem };

/** Why a game is not shared now. */
export type ShareProblem = GameProblem | { readonly id: 'orders-lie-down' };

/** The other phone has been seen and says nothing. */
const READ_MS = 20_000;

/** All games of this phone that are shared, and the way into one. */
export const makePhones = (parts: PhoneParts) => {
  const rooms = new Map<string, OpenRoom>();
  const joining = createStore<{ readonly now: Joining }>()(() => ({ now: { state: 'none' } }));
  const show = (now: Joining): void => joining.setState({ now });
  let guest: Guest | null = null;

  const open = async (stored: StoredRoom, played: Played) => {
    const known = rooms.get(stored.game);
    if (known) return { ok: true, room: known } as const;
    const made = await openRoom(parts, stored, played);
    if (made.ok) rooms.set(stored.game, made.room);
    return made;
  };

  const close = (game: string): void => {
    rooms.get(game)?.links.close();
    rooms.delete(game);
  };

  const stopJoining = (): void => {
    guest?.close();
    guest = null;
    show({ state: 'none' });
  };

  const lookOnRelay = async (link: RelayLink, text: string): Promise<void> => {
    if (link.address !== parts.relay.address)
      return show({ state: 'failed', problem: { id: 'other-relay' } });
    try {
      guest = await guestByRelay(parts, link, text, show);
    } catch {
      show({ state: 'failed', problem: { id: 'relay-away' } });
    }
  };

  return {
    joining,
    open,
    close,
    /** Shares a game from now on; what lies face down in it only where the player says so, because it is told then. */
    share: async (
      game: string,
      isTold = false,
    ): Promise<{ readonly ok: true } | { readonly ok: false; readonly problem: ShareProblem }> => {
      try {
        const database = await parts.open();
        const loaded = await loadGame(database, game);
        if (!loaded.ok) return unreadable([]);
        const made = await toOpenGame(parts.systems, loaded.game, []);
        if (!made.ok) return made;
        const { system, setup, played } = made.game;
        const lies = system.secrets?.lies(setup, played.state) === true;
        if (lies && !isTold) return { ok: false, problem: { id: 'orders-lie-down' } };
        const file = squeeze(makeGameFile(loaded.game));
        await createRoom(database, newRoom(game, file));
        return { ok: true };
      } catch (error) {
        return failed(problemOf(error));
      }
    },
    /** The game is this phone's alone again, as it stands. */
    leave: async (game: string): Promise<void> => {
      await rooms.get(game)?.room.leave();
      close(game);
      await deleteRoom(await parts.open(), game);
    },
    /** Another phone's code: shows the one that it has to see, and then what game it is. */
    look: async (text: string): Promise<void> => {
      stopJoining();
      const relayed = parseRelayLink(text);
      if (relayed) return lookOnRelay(relayed, text);
      const read = parseLinkCode(text);
      if (!read.ok)
        return show({ state: 'failed', problem: read.problems[0]?.why ?? { id: 'not-a-link' } });
      const game = await findRoom(await parts.open(), read.value.room);
      if (game !== null) return show({ state: 'known', game, code: text });
      if (read.value.kind === 'answer')
        return show({ state: 'failed', problem: { id: 'old-answer' } });
      try {
        guest = await guestByCode(parts, read.value, show);
      } catch {
        show({ state: 'failed', problem: { id: 'cannot-link' } });
      }
    },
    stopJoining,
    /** Takes a seat in the game that was found: only now anything is stored. */
    join: async (
      name: string,
      plays: readonly string[],
    ): Promise<Made<{ readonly id: string }>> => {
      const here = guest;
      if (!here) return unreadable([]);
      try {
        const made = await here.keep(parts.newId());
        if (!made.ok) return made;
        const opened = await open(made.stored, made.played);
        if (!opened.ok) return failed(opened.problem);
        here.handOver(opened.room);
        guest = null;
        await opened.room.room.join(name, plays);
        show({ state: 'none' });
        return { ok: true, id: made.stored.game };
      } catch (error) {
        return failed(problemOf(error));
      }
    },
  };
};

export type Phones = ReturnType<typeof makePhones>;

type Kept = Made<{ readonly stored: StoredRoom; readonly played: Played }>;

/** A phone that looks at a game of another: it has a line and a document in memory, and nothing else. */
interface Guest {
  readonly fail: (problem: LinkProblem | GameProblem) => void;
  readonly close: () => void;
  readonly keep: (id: string) => Promise<Kept>;
  readonly handOver: (room: OpenRoom) => void;
}

/** How a guest reaches the phone, or the relay, that it would like to look at. */
interface Way {
  /** The room must end with these letters. */
  readonly ending: string;
  readonly opened: Promise<Channel | null>;
  readonly close: () => void;
  /** The secret link, where it is a relay. */
  readonly relay: string | null;
}

type Show = (now: Joining) => void;

const guestByCode = async (
  parts: PhoneParts,
  { room, number, description }: LinkCode,
  show: Show,
): Promise<Guest> => {
  const end = await parts.answer(description);
  const way = { ending: room, opened: end.opened, close: end.close, relay: null };
  const guest = makeGuest(parts, way, show);
  const code = makeLinkCode({ kind: 'answer', room, number, description: end.description });
  show({ state: 'answering', code });
  return guest;
};

const guestByRelay = async (
  parts: PhoneParts,
  link: RelayLink,
  relay: string,
  show: Show,
): Promise<Guest> => {
  let guest: Guest | null = null;
  let isHere = false;
  let open: (channel: Channel | null) => void = () => undefined;
  const opened = new Promise<Channel | null>((done) => (open = done));
  show({ state: 'reading' });
  const line = await parts.relay.openLine({
    link,
    onState: (state) => {
      // What a relay says comes when the line is made, and never before.
      queueMicrotask(() => {
        if (state === 'refused') guest?.fail({ id: 'wrong-secret' });
        // It has no such room, and makes no new one.
        if (state === 'full') guest?.fail({ id: 'relay-empty' });
        if (state === 'away' && !isHere) guest?.fail({ id: 'relay-away' });
        if (state !== 'here' || isHere) return;
        isHere = true;
        if (line.isKept()) open(line.channel);
        else guest?.fail({ id: 'relay-empty' });
      });
    },
  });
  guest = makeGuest(parts, { ending: '', opened, close: line.channel.close, relay }, show);
  return guest;
};

const makeGuest = (parts: PhoneParts, way: Way, show: Show): Guest => {
  const doc = makeSharedDoc([]);
  const gather = makeGatherer();
  let line: Channel | null = null;
  let room = '';
  let isOver = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const fail = (problem: LinkProblem | GameProblem): void => {
    if (isOver) return;
    isOver = true;
    show({ state: 'failed', problem });
    way.close();
  };
  const look = async (): Promise<void> => {
    if (isOver || doc.game() === null || room === '' || !room.endsWith(way.ending)) return;
    const game = way.relay === null ? null : await findRoom(await parts.open(), room);
    if (game !== null && way.relay !== null) {
      isOver = true;
      way.close();
      return show({ state: 'known', game, code: way.relay });
    }
    const begun = await readBeginning(parts.systems, doc);
    if (isOver) return;
    if (!begun.ok) return fail(begun.problem);
    const { system, setup } = begun.judge;
    const { players, teams } = setup;
    const table = makeReader(begun.beginning).read(doc.feeds());
    show({ state: 'found', found: { name: begun.name, system: system.id, players, teams, table } });
  };
  const listen = (piece: Uint8Array): void => {
    if (isOver) return;
    const whole = gather(piece);
    const said = whole && hear(whole);
    if (said?.is === 'hello') {
      if (said.version !== PROTOCOL) fail({ id: 'newer-link' });
      ({ room } = said);
    }
    if (said?.is === 'update') {
      doc.receive(said.update);
      const update = doc.take();
      if (update) doc.release(update);
    }
    if (said) void look();
  };
  const arrived = (channel: Channel | null): void => {
    if (!channel) return fail({ id: 'kept-apart' });
    line = channel;
    show({ state: 'reading' });
    channel.onPiece(listen);
    channel.onClose(() => fail({ id: 'kept-apart' }));
    sendChunked(channel, sayHello(PROTOCOL, '', ''));
    sendChunked(channel, askForLacking(doc));
    silence = setTimeout(() => doc.game() === null && fail({ id: 'kept-apart' }), READ_MS);
  };
  void way.opened.then(arrived);
  return {
    fail,
    close: () => {
      isOver = true;
      clearTimeout(silence);
      line?.close();
      way.close();
    },
    keep: async (id) => {
      const begun = await readBeginning(parts.systems, doc);
      if (!begun.ok) return begun;
      const { judge, beginning, name } = begun;
      const { played } = makeReader(beginning).read(doc.feeds());
      const stored = joinedRoom(id, room, doc);
      const created = parts.now();
      const steps = played.log.steps.map((step) => ({ at: 0, ...step }));
      const game = { id, system: judge.system.id, name, archived: false, created, steps };
      const progress = progressOf(judge.setup, played, created);
      await createJoinedGame(
        await parts.open(),
        { ...game, ...progress, setup: judge.setup },
        stored,
      );
      return { ok: true, stored, played };
    },
    handOver: ({ links }) => {
      isOver = true;
      clearTimeout(silence);
      // The room goes to the relay by itself; a line to a phone is handed on as it is.
      if (way.relay !== null) {
        way.close();
        void links.goOnline(way.relay);
      } else if (line) links.addLine(line, gather);
    },
  };
};
