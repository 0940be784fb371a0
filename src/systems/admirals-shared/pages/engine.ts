import type { GameEvent } from '../../../core/game/events';
import type { Command, Decision, Line, Refusal } from '../../../core/game/system';
import type { Finding } from '../../../core/pages/page';
import type { Reads } from '../../kit/pages/reads';

/** How the pages of an edition ask its engine, and tell what it answers. */
export interface Engine<Seen, Asked extends Command> {
  readonly decide: (seen: Seen, command: Asked) => Decision;
  readonly refusal: (seen: Seen, refusal: Refusal) => string;
  readonly lines: (seen: Seen, events: readonly GameEvent[]) => readonly Line[];
  readonly readsRule: (rule: string) => Reads;
}

/** Lines of the log as a page shows them, each with the rule that it opens. */
export const toldFindings = (
  lines: readonly Line[],
  readsRule: (rule: string) => Reads,
): readonly Finding[] =>
  lines.map(({ text, rule }) => ({
    text,
    rule,
    tone: 'plain',
    ...(rule === null ? {} : readsRule(rule)),
  }));
