import { say, type Sentences } from '../../../../core/checked/sentences';
import type { Message } from '../../../../core/checked/checked';
import type { GameEvent } from '../../../../core/game/events';
import { reduce } from '../../../../core/game/reduce';
import type { GameState } from '../../../../core/game/state';
import type { GameSetup, Line } from '../../../../core/game/system';
import type { PlayWhy } from '../../play/refusals';
import { movementWords } from './movement';
import { eventLine } from './play/events';
import { playRefusals } from './play/refusals';
import { toldIn } from './play/told';
import { strikeWords } from './strike';

const REFUSALS: Sentences<PlayWhy> = {
  ...playRefusals,
  ...movementWords.refusals,
  ...strikeWords.refusals,
};

/** What goes back or is made ready by the dozen is told once. */
const ALL_AT_ONCE = '4B-03';
const READY = 'Everything is ready again, and orders go back to their libraries.';

const isByTheDozen = (event: GameEvent): boolean =>
  event.rule === ALL_AT_ONCE && (event.type === 'mark-set' || event.type === 'card-returned');

const byHand = (event: GameEvent, text: string): string =>
  event.rule === undefined && event.type === 'track-set' ? `${text} By hand.` : text;

/** The lines of one step. `state` is the one before it. */
const lines = (
  events: readonly GameEvent[],
  state: GameState,
  setup: GameSetup,
): readonly Line[] => {
  const told: Line[] = [];
  let before = state;
  for (const event of events) {
    const text = isByTheDozen(event) ? READY : eventLine(event, toldIn(setup, before));
    if (text !== null && told.at(-1)?.text !== text)
      told.push({ text: byHand(event, text), rule: event.rule ?? null });
    before = reduce(before, event);
  }
  return told;
};

export const playWords = {
  refusal: (why: Message) => say(REFUSALS, why),
  lines,
} as const;
