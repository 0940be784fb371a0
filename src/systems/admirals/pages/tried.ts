import type { GameEvent } from '../../../core/game/events';
import type { Act } from '../../../core/pages/page';
import type {
  Activate,
  AdmiralsCommand,
  AssignBonus,
  AssignOrder,
  EndPhase,
  Evade,
  Move,
  Pass,
  PlaceShip,
  Refresh,
  Reveal,
  ScoreScenario,
  SetOmega,
} from '../play/commands';
import { decide } from '../play/decide';
import { ask } from './ask';
import type { Seen } from './shipRow';

/** What an act says and leads to, apart from what it asks for. */
export type ActText = Omit<Act, 'command' | 'why'>;

/** What the rules advise against and a table may do all the same. */
type Overridable =
  | Activate
  | AssignBonus
  | AssignOrder
  | EndPhase
  | Evade
  | Move
  | Pass
  | PlaceShip
  | Refresh
  | Reveal
  | ScoreScenario
  | SetOmega;

/** Why a command would not be taken, in the engine's own words; null where it would. */
export const refusalOf = (
  { rules, setup, state, words }: Seen,
  command: AdmiralsCommand,
): string | null => {
  const decision = decide(rules, setup, state, command);
  return decision.ok ? null : words.play.refusal(decision.why);
};

/** What would happen; nothing where the command would be refused. */
export const eventsOf = (
  { rules, setup, state }: Seen,
  command: AdmiralsCommand,
): readonly GameEvent[] => {
  const decision = decide(rules, setup, state, command);
  return decision.ok ? decision.events : [];
};

/** What a tap asks for; greyed with the engine's reason where it would be refused. */
export const tried = (seen: Seen, command: AdmiralsCommand, act: ActText): Act => {
  const why = refusalOf(seen, command);
  return why === null ? { ...act, command: ask(command) } : { ...act, why };
};

/** The same against the advice of the rules: none where there is no such advice, or no way round it. */
export const anyway = (seen: Seen, command: Overridable, act: ActText): readonly Act[] => {
  const why = refusalOf(seen, command);
  const forced = { ...command, override: true };
  if (why === null || refusalOf(seen, forced) !== null) return [];
  return [{ detail: why, ...act, tone: 'warning', command: ask(forced) }];
};
