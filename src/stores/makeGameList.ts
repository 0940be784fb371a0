import { createStore } from 'zustand/vanilla';

import { replay } from '../core/game/log';
import type { GameSetup } from '../core/game/system';
import type { Database } from '../storage/database';
import { makeGameFile } from '../storage/gameFile';
import {
  createGame,
  listGames,
  loadGame,
  saveGameArchived,
  saveGameName,
  type GameHeader,
  type StoredGame,
} from '../storage/games';
import { problemOf, stored, type Stored } from '../storage/problem';
import { makeQueue } from '../storage/queue';
import { saveDeleted } from '../storage/rows';
import { findSameGame } from '../storage/sameGame';
import { readGameSummary, type GameSummary } from './gameSummary';
import { failed, prepare, progressOf, START, type GameParts, type Made } from './openGame';
import type { GamePreview } from './sentGame';

export interface ListedGame extends Omit<GameHeader, 'summary'> {
  readonly summary: GameSummary | null;
}

export interface GameListState {
  /** The last played first; null until they were read. */
  readonly games: readonly ListedGame[] | null;
}

export interface NewGame {
  readonly system: string;
  readonly name: string;
  /** A draft: the system checks it. */
  readonly setup: unknown;
}

const listed = (game: GameHeader): ListedGame => ({
  ...game,
  summary: readGameSummary(game.summary),
});

/** The games on the shelf: what is done with a game that needs no rule. */
export const makeGameList = ({ systems, open, now, newId }: GameParts) => {
  const store = createStore<GameListState>()(() => ({ games: null }));

  const loadGames = (): Promise<Stored> =>
    stored(async () => {
      const games = await listGames(await open());
      store.setState({ games: games.map(listed) });
    });

  const change = async (write: (database: Database) => Promise<unknown>): Promise<Stored> => {
    const kept = await stored(async () => write(await open()));
    return kept.ok ? loadGames() : kept;
  };

  const create = async (
    game: Pick<StoredGame, 'system' | 'name' | 'cursor' | 'steps'>,
    setup: GameSetup,
  ): Promise<Made<{ readonly id: string }>> => {
    const id = newId();
    const created = now();
    const progress = progressOf(setup, replay(game), created);
    const kept = await change((database) =>
      createGame(database, { ...game, ...progress, id, setup, archived: false, created }),
    );
    return kept.ok ? { ok: true, id } : kept;
  };

  const keep = async (preview: GamePreview): Promise<Made<{ readonly id: string }>> => {
    const { name, system, setup, steps, cursor } = preview;
    try {
      const here = await findSameGame(await open(), { system: system.id, setup, steps });
      if (here !== null) return { ok: true, id: here };
    } catch (error) {
      return failed(problemOf(error));
    }
    return create({ system: system.id, name, steps, cursor }, setup);
  };
  /** One at a time, so that a second tap finds what the first has kept. */
  const keeping = makeQueue();

  return {
    store,
    loadGames,
    /** Stores a game with its first step; open it to play. */
    startGame: async ({ system, name, setup }: NewGame): Promise<Made<{ readonly id: string }>> => {
      const prepared = await prepare(systems, system, setup);
      if (!prepared.ok) return prepared;
      const start = prepared.system.start(prepared.setup);
      if (!start.ok) return failed({ id: 'refused-setup', refusal: start });
      const steps = [{ at: now(), command: START, events: start.events }];
      return create({ system, name, steps, cursor: 1 }, prepared.setup);
    },
    renameGame: (id: string, name: string) =>
      change((database) => saveGameName(database, id, name)),
    archiveGame: (id: string, archived: boolean) =>
      change((database) => saveGameArchived(database, id, archived)),
    /** Out of the list; `undeleteGame` takes it back for a month. */
    deleteGame: (id: string) => change((database) => saveDeleted(database, 'games', [id], now())),
    undeleteGame: (id: string) => change((database) => saveDeleted(database, 'games', [id], null)),
    /** The game as a text for another device. */
    exportGame: async (id: string): Promise<Made<{ readonly text: string }>> => {
      try {
        const loaded = await loadGame(await open(), id);
        if (loaded.ok) return { ok: true, text: makeGameFile(loaded.game) };
        return failed({ id: 'damaged', detail: loaded.damaged[0]?.detail ?? '' });
      } catch (error) {
        return failed(problemOf(error));
      }
    },
    /** A game from another device, to be looked at. */
    readGame: async (text: string) => {
      const { readSentGame } = await import('./sentGame');
      return readSentGame(systems, open, text);
    },
    /** The game that was looked at, as one of this device's own: once, however often it is asked for. */
    keepGame: (preview: GamePreview): Promise<Made<{ readonly id: string }>> =>
      keeping.add(() => keep(preview)),
  };
};
