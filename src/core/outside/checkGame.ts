import { canonicalJson } from '../checked/canonical';
import { checked, problems, type Checked } from '../checked/checked';
import type { GameEvent } from '../game/events';
import { stateAt, type Step } from '../game/log';
import { fold, reduce } from '../game/reduce';
import { EMPTY_GAME, type GameState } from '../game/state';
import type { Command, Decision, GameSetup, System } from '../game/system';
import { strangeField } from './checkEvent';

/** What a check of a whole game found. */
export interface GameCheck {
  /** How many steps these rules would not decide so: they come from another version, or from elsewhere. */
  readonly others: number;
}

/** A longer game is not decided anew: every event of it is checked. */
const MOST_DECIDED = 1500;
/** So many of the steps that were not decided here are told and shown as a trial. */
const MOST_TRIED = 200;

type Held = Readonly<{ system: System; setup: GameSetup }>;

/** Nothing where it throws: what nobody's rules have written may lead anywhere. */
const tried = <Value>(act: () => Value): Value | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

const decideAnew = (
  { system, setup }: Held,
  state: GameState,
  command: Command,
  n: number,
): Decision | null =>
  tried(() => {
    if (n === 0) return system.start(setup);
    const asked = system.parseCommand(command);
    return asked.ok ? system.decide(setup, state, asked.value) : null;
  });

const isDecided = (held: Held, state: GameState, step: Step, n: number): boolean => {
  const decision = decideAnew(held, state, step.command, n);
  return decision?.ok === true && canonicalJson(decision.events) === canonicalJson(step.events);
};

/** Where an event is that the system could not have written, as a path; null where there is none. */
const strangeEvent = (
  { system, setup }: Held,
  before: GameState,
  events: readonly GameEvent[],
): string | null => {
  let state = before;
  for (const [place, event] of events.entries()) {
    const field = strangeField({ names: system.names, setup, state }, event);
    if (field !== null) return `events[${place}].${field}`;
    state = reduce(state, event);
  }
  return null;
};

/** Whether the system can tell a step and show what it led to. */
const canBeShown = (
  { system, setup }: Held,
  before: GameState,
  events: readonly GameEvent[],
): boolean =>
  tried(() => {
    const { events: tell, shows } = system.words.en;
    tell(events, before, setup);
    shows.bridge(setup, fold(before, events));
    return true;
  }) ?? false;

const canBeReported = ({ system, setup }: Held, steps: readonly Step[], cursor: number): boolean =>
  tried(() => {
    const state = stateAt(steps, cursor);
    const { report } = system.words.en.shows;
    if (state.outcome === null || report === undefined) return true;
    let before = EMPTY_GAME;
    const told = steps.slice(0, cursor).map(({ events }) => {
      const step = { before, events };
      before = fold(before, events);
      return step;
    });
    report(setup, state, told);
    return true;
  }) ?? false;

/**
 * Whether a game could have been played: each step is decided anew, and where these rules decide otherwise
 * every event of it must be one that the system could have written, and that it can show.
 */
export const checkGame = (
  system: System,
  setup: GameSetup,
  steps: readonly Step[],
  cursor: number,
): Checked<GameCheck> => {
  const held = { system, setup };
  let state = EMPTY_GAME;
  let others = 0;
  for (const [n, step] of steps.entries()) {
    if (n >= MOST_DECIDED || !isDecided(held, state, step, n)) {
      const path = strangeEvent(held, state, step.events);
      if (path !== null)
        return problems({ path: `steps[${n}].${path}`, why: { id: 'strange-event' } });
      others += 1;
      if (others <= MOST_TRIED && !canBeShown(held, state, step.events)) {
        return problems({ path: `steps[${n}].events`, why: { id: 'strange-event' } });
      }
    }
    state = fold(state, step.events);
  }
  return others === 0 || canBeReported(held, steps, cursor)
    ? checked({ others })
    : problems({ path: 'steps', why: { id: 'strange-event' } });
};
