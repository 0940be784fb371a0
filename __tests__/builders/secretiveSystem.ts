import type { System } from '../../src/core/game/system';
import { tinySystem, type TinyCommand, type TinySetup } from './tinySystem';

/** The duel with plans: a note lies face down until somebody passes, and is the secret of the player whose id it begins with. */
export const secretiveSystem: System<TinySetup, TinyCommand> = {
  ...tinySystem,
  secrets: {
    whose: (_setup, _state, command) => (command.type === 'note' ? command.text.slice(0, 2) : null),
    reveals: ({ type }) => type === 'pass',
    lies: () => false,
  },
};
