import type { Played } from '../../src/core/game/log';
import type { GameSetup } from '../../src/core/game/system';
import { makeGameFile } from '../../src/storage/gameFile';
import { keepGame, readGame } from '../../src/stores/gameStore';

/** A game in hand as the file that another device would send. */
export const gameFileOf = ({
  setup,
  played,
}: {
  readonly setup: GameSetup;
  readonly played: Played;
}): string => {
  const { steps, cursor } = played.log;
  const timed = steps.map((step, at) => ({ ...step, at }));
  return makeGameFile({ system: setup.system, name: 'Duel', setup, cursor, steps: timed });
};

/** Reads a game file and keeps it at once; its id. */
export const storedGame = async (file: string): Promise<string> => {
  const read = await readGame(file);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const made = await keepGame(read.preview);
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.id;
};
