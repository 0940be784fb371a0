import type { GameEvent } from '../../../../../core/game/events';
import { reduce } from '../../../../../core/game/reduce';
import type { GameState } from '../../../../../core/game/state';
import type { GameSetup, Line } from '../../../../../core/game/system';
import {
  endedLineBy,
  enteredLine,
  leftLineBy,
  markLineBy,
  notedLineBy,
  phaseLineBy,
  placedLine,
  returnedLine,
  scoredLineBy,
} from './eventLines';
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

const untold = (): null => null;

/** What any game says, unless it has words of its own. */
const ANY_LINES: Omit<EventLines, 'track-set' | 'dice-rolled'> = {
  'ship-entered': enteredLine,
  'ship-left': leftLineBy({}),
  'ship-placed': placedLine,
  'mark-set': markLineBy(() => undefined),
  'card-attached': untold,
  'card-turned': untold,
  'card-returned': returnedLine,
  'phase-entered': phaseLineBy((round) => `Round ${round}`, {}),
  'initiative-set': untold,
  'points-scored': scoredLineBy(() => null),
  noted: notedLineBy({}),
  'game-ended': endedLineBy({}),
};

/** What a game says in words of its own. */
export type OwnLines = Partial<EventLines> & Pick<EventLines, 'track-set' | 'dice-rolled'>;

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
  (own: OwnLines, ready?: AllAtOnce) =>
  (events: readonly GameEvent[], state: GameState, setup: GameSetup): readonly Line[] => {
    const lines: EventLines = { ...ANY_LINES, ...own };
    const told: Line[] = [];
    let before = state;
    for (const event of events) {
      const text =
        ready && isByTheDozen(event, ready.rule)
          ? ready.text
          : lineOf(lines, event, lineContext(setup, before), setup);
      if (text !== null && told.at(-1)?.text !== text)
        told.push({ text: byHand(event, text), rule: event.rule ?? null });
      before = reduce(before, event);
    }
    return told;
  };
