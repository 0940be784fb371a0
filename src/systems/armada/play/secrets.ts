import type { Secrets } from '../../../core/game/system';
import { isPromise } from '../../../core/game/promise';
import type { ArmadaCommand } from './commands';
import { SLOT } from './names';
import { commandIn, dialsOf } from './pieces';
import type { ArmadaSetup } from './setup';

/** Command Dials: they lie there for all to see, and each is known to its player alone until its ship activates. */
export const secretDials: Secrets<ArmadaSetup, ArmadaCommand> = {
  whose: () => null,
  reveals: () => false,
  lies: (_setup, { cards }) =>
    Object.values(cards).some(
      ({ slot, face, ref }) => slot === SLOT.dials && face === 'down' && !isPromise(ref),
    ),
  dealt: {
    hide: (command, promise) =>
      command.type === 'set-dials'
        ? {
            ...command,
            dials: command.dials.map((dial) => (isPromise(dial) ? dial : promise(dial))),
          }
        : null,
    turns: (state, command) => {
      const [top] = command.type === 'activate' ? dialsOf(state, command.ship) : [];
      return top?.face === 'down' && isPromise(top.ref) ? top.ref : null;
    },
    tell: (command, { promise, what, salt }) => {
      const dial = commandIn(what);
      return command.type === 'activate' && dial !== null
        ? { ...command, told: { promise, what: dial, salt } }
        : command;
    },
    told: (command) => (command.type === 'activate' ? (command.told ?? null) : null),
  },
};
