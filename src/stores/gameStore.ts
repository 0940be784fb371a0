import { useStore } from 'zustand';

import { newId } from '../storage/newId';
import { openDatabase } from '../storage/open';
import { useAppStore } from './appStore';
import { systems } from './systems';
import { makeGameList, type ListedGame } from './makeGameList';
import { makeGamePlay, type CurrentGame } from './makeGamePlay';
import type { GameParts } from './openGame';
import type { ShareProblem } from './phones/phones';

export type { CodeIs, LinkProblem } from './phones/links';
export type { Found, Joining, Phones } from './phones/phones';

export type { GameSummary } from './gameSummary';
export type { ListedGame, NewGame } from './makeGameList';
export type { CurrentGame } from './makeGamePlay';
export type { GameProblem, Made, OpenGame, SharedGame } from './openGame';
export type { GamePreview } from './sentGame';

const parts: GameParts = { systems, open: () => openDatabase(), now: Date.now, newId };
const gamePlay = makeGamePlay({
  ...parts,
  phones: () => loadPhones(),
});
const gameList = makeGameList(parts);

export const { openGame, closeGame, play, undo, redo, moveTo } = gamePlay;
export const { loadGames, startGame, renameGame, archiveGame, deleteGame } = gameList;
export const { undeleteGame, exportGame, readGame, keepGame } = gameList;

/** What shared games need, loaded when somebody shares or joins one. */
export const loadPhones = async () => (await import('./phonesStore')).phones;

/** Shares a game with other phones from now on, and takes a seat in it. */
export const shareGame = async (
  id: string,
  name: string,
  plays: readonly string[],
  isTold = false,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly problem: ShareProblem }> => {
  const shared = await (await loadPhones()).share(id, isTold);
  if (!shared.ok) return shared;
  await openGame(id);
  const current = gamePlay.store.getState();
  const room = current.state === 'open' ? current.shared : undefined;
  await room?.room.join(name, plays);
  // What comes next anyway.
  await room?.lines.showCode();
  return shared;
};

/** The game is this phone's alone again, as it stands. */
export const leaveShared = async (id: string): Promise<void> => {
  await (await loadPhones()).leave(id);
  await openGame(id);
};

// A restored backup has other games: the open one may not be among them.
useAppStore.subscribe(({ restores }, before) => {
  if (restores === before.restores) return;
  void closeGame();
  void loadGames();
});

/** Null until `loadGames` has read them. */
export const useGames = (): readonly ListedGame[] | null =>
  useStore(gameList.store, ({ games }) => games);

/** Whether a game is open, on its way, or would not open. */
export const useCurrentGame = (): CurrentGame => useStore(gamePlay.store);
