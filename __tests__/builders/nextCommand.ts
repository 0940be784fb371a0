import type { Played } from '../../src/core/game/log';
import type { Command, GameSetup, System } from '../../src/core/game/system';
import { commandsIn, pagesOf } from './offeredByPages';

/** The first command that the pages of a game show, from the bridge inwards, and that is taken. */
export const nextCommand = (
  system: System,
  setup: GameSetup,
  { state }: Pick<Played, 'state'>,
): Command => {
  for (const page of pagesOf({ system, setup, state })) {
    const taken = commandsIn(page).find((command) => system.decide(setup, state, command).ok);
    if (taken) return taken;
  }
  throw new Error('no page shows a command that is taken');
};
