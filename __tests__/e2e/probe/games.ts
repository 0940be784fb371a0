import { newId } from '../../../src/storage/newId';
import { openDatabase } from '../../../src/storage/open';
import { makeGameList } from '../../../src/stores/makeGameList';
import { makeGamePlay } from '../../../src/stores/makeGamePlay';
import type { GameParts } from '../../../src/stores/openGame';
import { makeSystems } from '../../../src/core/game/systems';
import { tinySystem } from '../../builders/tinySystem';

const systems = makeSystems(
  [
    {
      id: tinySystem.id,
      words: { en: { name: tinySystem.id, readyGames: [] } },
      load: () => Promise.resolve(tinySystem),
    },
  ],
  () => 'en',
);
const parts: GameParts = { systems, open: () => openDatabase(), now: Date.now, newId };

export const gamePlay = makeGamePlay(parts);
const gameList = makeGameList(parts);

/** The game that was played last, or none. */
export async function openLastGame(): Promise<void> {
  await gameList.loadGames();
  const last = gameList.store.getState().games?.[0];
  if (last !== undefined) await gamePlay.openGame(last.id);
}

export async function startNewGame(): Promise<void> {
  const made = await gameList.startGame({ system: 'tiny', name: 'Duel', setup: { hull: 3 } });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  await gamePlay.openGame(made.id);
}

export async function pass(): Promise<void> {
  const answer = await gamePlay.play({ type: 'pass' });
  if (!answer.ok) throw new Error(answer.kind);
}

export async function playToStep(step: number): Promise<void> {
  const played = () => {
    const game = gamePlay.store.getState();
    return game.state === 'open' ? game.played.log.cursor : step;
  };
  while (played() < step) await pass();
}
