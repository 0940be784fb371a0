import { createStore } from 'zustand/vanilla';

import type { Problem } from '../core/checked/checked';
import type { GameEvent } from '../core/game/events';
import { append, moveTo, type Played } from '../core/game/log';
import type { Command, Refusal } from '../core/game/system';
import type { Database } from '../storage/database';
import { appendStep, loadGame, moveCursor } from '../storage/games';
import { problemOf, stored, type StorageProblem } from '../storage/problem';
import { makeQueue } from '../storage/queue';
import { loadRoom } from '../storage/rooms';
import type { OpenRoom } from './phones/openRoom';
import type { Phones } from './phones/phones';
import type { Outcome } from './phones/room';
import {
  progressOf,
  toOpenGame,
  unreadable,
  type GameParts,
  type GameProblem,
  type OpenGame,
  type SharedGame,
} from './openGame';

export type CurrentGame =
  | { readonly state: 'none' }
  | { readonly state: 'opening'; readonly id: string }
  | OpenGame
  | { readonly state: 'failed'; readonly id: string; readonly problem: GameProblem };

/** What came of a tap. Whatever is not ok has changed nothing. */
export type TapResult =
  | {
      readonly ok: true;
      readonly events: readonly GameEvent[];
      /** Another phone has to decide it, and has not answered yet. */
      readonly waits?: true;
    }
  | { readonly ok: false; readonly kind: 'no-game' }
  | { readonly ok: false; readonly kind: 'not-a-command'; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly ok: false; readonly kind: 'not-stored'; readonly problem: StorageProblem }
  /** Another phone's step came before it: what it would have set is no longer what was seen. */
  | { readonly ok: false; readonly kind: 'changed' }
  | { readonly ok: false; readonly kind: 'watching' };

const NO_GAME: TapResult = { ok: false, kind: 'no-game' };

/** What waits is stored and on its way: the screen goes on, and says so. */
const answerOf = (outcome: Outcome): TapResult => {
  switch (outcome.is) {
    case 'taken':
      return { ok: true, events: [] };
    case 'waits':
      return { ok: true, events: [], waits: true };
    case 'refused-here':
      return { ok: false, kind: 'refused', refusal: outcome.refusal };
    case 'not-stored':
      return { ok: false, kind: 'not-stored', problem: problemOf(outcome.error) };
    case 'refused':
      break;
  }
  const { why } = outcome;
  if (why.because === 'rules') return { ok: false, kind: 'refused', refusal: why.refusal };
  return { ok: false, kind: why.because === 'watching' ? 'watching' : 'changed' };
};

interface PhonesPart {
  /** What opens the rooms of shared games, loaded when there is one. */
  readonly phones?: () => Promise<Pick<Phones, 'open'> | null>;
}

const sharedOf = ({ room, links }: OpenRoom): SharedGame => ({
  room,
  lines: links,
  view: room.store.getState(),
  links: links.store.getState(),
});

/** The one door to a game: a system decides, storage keeps, then the screen sees. */
export const makeGamePlay = ({
  systems,
  open,
  now,
  phones = () => Promise.resolve(null),
}: Omit<GameParts, 'newId'> & PhonesPart) => {
  const store = createStore<CurrentGame>()(() => ({ state: 'none' }));
  /** Taps wait for each other, so that each is decided on what the one before has left. */
  const taps = makeQueue();

  const show = (current: CurrentGame): void => store.setState(current, true);

  /** Stored before shown. */
  const advance = async (
    game: OpenGame,
    played: Played,
    events: readonly GameEvent[],
    write: (database: Database) => Promise<void>,
  ): Promise<TapResult> => {
    const kept = await stored(async () => write(await open()));
    if (!kept.ok) return { ok: false, kind: 'not-stored', problem: kept.problem };
    show({ ...game, played });
    return { ok: true, events };
  };

  const playNow = async (game: OpenGame, command: Command): Promise<TapResult> => {
    const { id, system, setup, played } = game;
    if (game.shared) return answerOf(await game.shared.room.play(command));
    const asked = system.parseCommand(command);
    if (!asked.ok) return { ok: false, kind: 'not-a-command', problems: asked.problems };
    const decision = system.decide(setup, played.state, asked.value);
    if (!decision.ok) return { ok: false, kind: 'refused', refusal: decision };
    const step = { at: now(), command: asked.value, events: decision.events };
    const next = append(played, step, decision.state);
    return advance(game, next, step.events, (database) =>
      appendStep(database, id, step, progressOf(setup, next, step.at)),
    );
  };

  const moveNow = async (game: OpenGame, cursor: number): Promise<TapResult> => {
    const { id, setup, played } = game;
    if (game.shared) return answerOf(await game.shared.room.move(() => cursor));
    const next = moveTo(played.log, cursor);
    if (next.log.cursor === played.log.cursor) return { ok: true, events: [] };
    return advance(game, next, [], (database) =>
      moveCursor(database, id, played.log.cursor, progressOf(setup, next, now())),
    );
  };

  let letGo = (): void => undefined;

  /** What comes from the room is stored by then. */
  const follow = (id: string, opened: OpenRoom): void => {
    const draw = (): void => {
      const current = store.getState();
      if (current.state !== 'open' || current.id !== id) return;
      const shared = sharedOf(opened);
      show({ ...current, played: shared.view.played, shared });
    };
    const offs = [opened.room.store.subscribe(draw), opened.links.store.subscribe(draw)];
    letGo = () => offs.forEach((off) => off());
  };

  /** The same game with the other phones, where it is shared. */
  const withPhones = async (game: OpenGame): Promise<CurrentGame> => {
    const room = await loadRoom(await open(), game.id);
    const all = room && (await phones());
    if (!room || !all) return game;
    const opened = await all.open(room, game.played);
    if (!opened.ok) return { state: 'failed', id: game.id, problem: opened.problem };
    follow(game.id, opened.room);
    const shared = sharedOf(opened.room);
    return { ...game, played: shared.view.played, shared };
  };

  const loadNow = async (id: string): Promise<CurrentGame> => {
    letGo();
    try {
      const loaded = await loadGame(await open(), id);
      const made = loaded.ok
        ? await toOpenGame(systems, loaded.game, loaded.damaged)
        : unreadable(
            loaded.damaged.map(({ table, detail }) => ({
              path: table,
              why: { id: 'damaged', detail },
            })),
          );
      return made.ok ? await withPhones(made.game) : { state: 'failed', id, problem: made.problem };
    } catch (error) {
      return { state: 'failed', id, problem: problemOf(error) };
    }
  };

  const tap = (act: (game: OpenGame) => Promise<TapResult>): Promise<TapResult> =>
    taps.add(async () => {
      const current = store.getState();
      return current.state === 'open' ? act(current) : NO_GAME;
    });

  return {
    store,
    openGame: (id: string): Promise<void> =>
      taps.add(async () => {
        show({ state: 'opening', id });
        show(await loadNow(id));
      }),
    closeGame: (): Promise<void> => taps.add(async () => show({ state: 'none' })),
    play: (command: Command): Promise<TapResult> => tap((game) => playNow(game, command)),
    undo: (): Promise<TapResult> => tap((game) => moveNow(game, game.played.log.cursor - 1)),
    redo: (): Promise<TapResult> => tap((game) => moveNow(game, game.played.log.cursor + 1)),
    moveTo: (cursor: number): Promise<TapResult> => tap((game) => moveNow(game, cursor)),
  };
};
