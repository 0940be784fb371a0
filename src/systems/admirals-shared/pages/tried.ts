import type { GameEvent } from '../../../core/game/events';
import type { Command } from '../../../core/game/system';
import type { Act } from '../../../core/pages/page';
import type { Engine } from './engine';
import type { Overridable } from '../../kit/play/commands';

/** What an act says and leads to, apart from what it asks for. */
export type ActText = Omit<Act, 'command' | 'why'>;

/** Acts that ask the engine first, before anybody taps them. */
export const makeTried = <Seen, Asked extends Command>({
  decide,
  refusal,
}: Pick<Engine<Seen, Asked>, 'decide' | 'refusal'>) => {
  /** What the rules advise against and a table may do all the same. */
  type Advised = Extract<Asked, Overridable>;

  /** Why a command would not be taken, in the engine's own words; null where it would. */
  const refusalOf = (seen: Seen, command: Asked): string | null => {
    const decision = decide(seen, command);
    return decision.ok ? null : refusal(seen, decision);
  };

  /** What would happen; nothing where the command would be refused. */
  const eventsOf = (seen: Seen, command: Asked): readonly GameEvent[] => {
    const decision = decide(seen, command);
    return decision.ok ? decision.events : [];
  };

  /** What a tap asks for; greyed with the engine's reason where it would be refused. */
  const tried = (seen: Seen, command: Asked, act: ActText): Act => {
    const why = refusalOf(seen, command);
    return why === null ? { ...act, command } : { ...act, why };
  };

  /** The same against the advice of the rules: none where there is no such advice, or no way round it. */
  const anyway = (seen: Seen, command: Advised, act: ActText): readonly Act[] => {
    const why = refusalOf(seen, command);
    const forced: Advised = { ...command, override: true };
    if (why === null || refusalOf(seen, forced) !== null) return [];
    return [{ detail: why, ...act, tone: 'warning', command: forced }];
  };

  return { eventsOf, tried, anyway };
};
