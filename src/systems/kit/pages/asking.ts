import type { GameEvent } from '../../../core/game/events';
import type { Command, Decision, Line, Refusal } from '../../../core/game/system';
import type { Act, Finding } from '../../../core/pages/page';
import type { Overridable } from '../play/commands';
import type { Reads } from './reads';

/** What an act says and leads to, apart from what it asks for. */
export type ActText = Omit<Act, 'command' | 'why'>;

/** How the pages of a game ask its engine, and show what it replies. */
export interface Engine<Asked extends Command> {
  readonly decide: (command: Asked) => Decision;
  readonly refusal: (refusal: Refusal) => string;
  readonly lines: (events: readonly GameEvent[]) => readonly Line[];
  readonly readsRule: (rule: string) => Reads;
  /** What an act that is not by the rules is called. */
  readonly anyway: string;
  /** Whether every refusal comes with its way round, where there is one. */
  readonly overrules?: boolean;
}

/** What pages learn of a command before anybody taps it. */
export type Asking<Asked extends Command> = ReturnType<typeof makeAsking<Asked>>;

/** Asks an engine about a game as it stands; each question once. */
export const makeAsking = <Asked extends Command>(engine: Engine<Asked>) => {
  const { decide, refusal, lines, readsRule } = engine;
  const replies = new Map<string, Decision>();

  const replyTo = (command: Asked): Decision => {
    const key = JSON.stringify(command);
    const reply = replies.get(key) ?? decide(command);
    replies.set(key, reply);
    return reply;
  };

  const whyNot = (command: Asked): string | null => {
    const reply = replyTo(command);
    return reply.ok ? null : refusal(reply);
  };

  return {
    replyTo,
    refusal,
    readsRule,
    /** What would happen; nothing where the command would be refused. */
    eventsOf: (command: Asked): readonly GameEvent[] => {
      const reply = replyTo(command);
      return reply.ok ? reply.events : [];
    },
    /** Events in the words of the log, each with the rule that it opens. */
    findings: (events: readonly GameEvent[]): readonly Finding[] =>
      lines(events).map(({ text, rule }) => ({
        text,
        rule,
        tone: 'plain',
        ...(rule === null ? {} : readsRule(rule)),
      })),
    /** What a tap asks for; greyed with the engine's reason where it would be refused. */
    tried: (command: Asked, act: ActText): Act => {
      const why = whyNot(command);
      if (why === null) return { ...act, command };
      const forced = { ...command, override: true };
      const anyway = { ...act, label: engine.anyway, command: forced };
      return engine.overrules && replyTo(forced).ok ? { ...act, why, anyway } : { ...act, why };
    },
    /** The same though it is not by the rules: none where it is, or where there is no way round. */
    anyway: (command: Extract<Asked, Overridable>, act?: Partial<ActText>): readonly Act[] => {
      const why = whyNot(command);
      const forced = { ...command, override: true };
      if (why === null || !replyTo(forced).ok) return [];
      return [{ label: engine.anyway, detail: why, ...act, tone: 'warning', command: forced }];
    },
  };
};
