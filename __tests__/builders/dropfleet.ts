import { append, type Played } from '../../src/core/game/log';
import { EMPTY_GAME } from '../../src/core/game/state';
import type { Command, Decision } from '../../src/core/game/system';
import { parseCommand } from '../../src/systems/dropfleet/play/commands';
import { decide } from '../../src/systems/dropfleet/play/decide';
import { parseSetup, type DropfleetSetup } from '../../src/systems/dropfleet/play/setup';
import { start } from '../../src/systems/dropfleet/play/rounds';
import { rulingsFrom } from '../../src/systems/dropfleet/rulings';
import { TRAINING_SETUP } from '../../src/systems/dropfleet/training/battle';

/** A command as a test writes it; the reader says whether it is one. */
export type Told = Command & Readonly<Record<string, unknown>>;

/** The training game, as it is read back from storage. */
export const setupOf = (change: Partial<DropfleetSetup> = {}): DropfleetSetup => {
  if (!TRAINING_SETUP.ok) throw new Error(JSON.stringify(TRAINING_SETUP.problems));
  const read = parseSetup(JSON.parse(JSON.stringify({ ...TRAINING_SETUP.value, ...change })));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

export const started = (setup: DropfleetSetup): Played => {
  const begun = start(setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  return append(
    { log: { steps: [], cursor: 0 }, state: EMPTY_GAME, before: EMPTY_GAME },
    { command: { type: 'start' }, events: begun.events },
  );
};

export const asked = (setup: DropfleetSetup, { state }: Played, told: Told): Decision => {
  const command = parseCommand(told);
  if (!command.ok) throw new Error(JSON.stringify(command.problems));
  return decide(rulingsFrom(setup.rulings), setup, state, command.value);
};

/** The game after these, each of which must be taken. */
export const playedFrom = (
  setup: DropfleetSetup,
  game: Played,
  ...commands: readonly Told[]
): Played =>
  commands.reduce((now, command) => {
    const decision = asked(setup, now, command);
    if (!decision.ok)
      throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision.why)}`);
    return append(now, { command, events: decision.events });
  }, game);

/** Why something is refused; null where it is taken. */
export const refusal = (setup: DropfleetSetup, game: Played, told: Told): string | null => {
  const decision = asked(setup, game, told);
  return decision.ok ? null : decision.why.id;
};
