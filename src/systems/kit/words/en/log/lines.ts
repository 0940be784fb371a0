import type { GameEvent } from '../../../../../core/game/events';
import { reduce } from '../../../../../core/game/reduce';
import type { GameState } from '../../../../../core/game/state';
import type { GameSetup, Line } from '../../../../../core/game/system';
import { lineContext, type LineContext } from './lineContext';

/** What goes back or is made ready by the dozen is told once: by which rule, and how. */
interface AllAtOnce {
  readonly rule: string;
  readonly text: string;
}

const isByTheDozen = (event: GameEvent, rule: string): boolean =>
  event.rule === rule && (event.type === 'mark-set' || event.type === 'card-returned');

/** What each kind of event says; null where it is only kept, not told. */
export type EventLines = {
  readonly [Type in GameEvent['type']]: (
    event: Extract<GameEvent, { readonly type: Type }>,
    context: LineContext,
    setup: GameSetup,
  ) => string | null;
};

const lineOf = (lines: EventLines, event: GameEvent, context: LineContext, setup: GameSetup) => {
  // The line of a type takes the event of that type: the table's own type says so.
  const line = lines[event.type] as (
    event: GameEvent,
    ...of: [LineContext, GameSetup]
  ) => string | null;
  return line(event, context, setup);
};

const byHand = (event: GameEvent, text: string): string =>
  event.rule === undefined && event.type === 'track-set' ? `${text} By hand.` : text;

/** The lines of one step, as an edition tells each event. `state` is the one before it. */
export const linesIn =
  (lines: EventLines, ready: AllAtOnce) =>
  (events: readonly GameEvent[], state: GameState, setup: GameSetup): readonly Line[] => {
    const told: Line[] = [];
    let before = state;
    for (const event of events) {
      const text = isByTheDozen(event, ready.rule)
        ? ready.text
        : lineOf(lines, event, lineContext(setup, before), setup);
      if (text !== null && told.at(-1)?.text !== text)
        told.push({ text: byHand(event, text), rule: event.rule ?? null });
      before = reduce(before, event);
    }
    return told;
  };
