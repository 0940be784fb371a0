import { replay } from '../core/game/log';
import type { GameState } from '../core/game/state';
import type { GameSetup, System } from '../core/game/system';
import type { Systems } from '../core/game/systems';
import { checkGame } from '../core/outside/checkGame';
import type { Database } from '../storage/database';
import { parseGameFile, type SentGame } from '../storage/gameFile';
import { problemOf } from '../storage/problem';
import { findSameGame } from '../storage/sameGame';
import { failed, prepare, unreadable, type Made } from './openGame';

/** A game that came from elsewhere, read and checked: to be looked at before it is kept. */
export interface GamePreview extends Omit<SentGame, 'system' | 'setup'> {
  readonly system: System;
  readonly setup: GameSetup;
  readonly state: GameState;
  /** How many steps these rules would not decide so. */
  readonly others: number;
  /** The game on this device that is this one, or has gone on from it. */
  readonly here: string | null;
}

const readGame = async (
  systems: Systems,
  open: () => Promise<Database>,
  text: string,
): Promise<Made<{ readonly preview: GamePreview }>> => {
  const sent = parseGameFile(text);
  if (!sent.ok) return unreadable(sent.problems);
  const { name, steps, cursor } = sent.value;
  const prepared = await prepare(systems, sent.value.system, sent.value.setup);
  if (!prepared.ok) return prepared;
  const { system, setup } = prepared;
  const check = checkGame(system, setup, steps, cursor);
  if (!check.ok) return unreadable(check.problems);
  const { others } = check.value;
  const { state } = replay({ steps, cursor });
  const here = await findSameGame(await open(), { system: system.id, setup, steps });
  return { ok: true, preview: { name, system, setup, steps, cursor, state, others, here } };
};

/** Reads a game that was sent. Nothing is stored. A rule set that does not load is told of, as storage that fails is. */
export const readSentGame: typeof readGame = (...given) =>
  readGame(...given).catch((error: unknown) => failed(problemOf(error)));
