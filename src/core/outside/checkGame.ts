import { canonicalJson } from '../checked/canonical';
import { checked, problems, type Checked } from '../checked/checked';
import type { GameEvent } from '../game/events';
import { stateAt, type Step } from '../game/log';
import { fold, reduce } from '../game/reduce';
import { EMPTY_GAME, type GameState } from '../game/state';
import type { Command, Decision, GameSetup, System } from '../game/system';
import { inLanguage } from '../game/systems';
import { strangeField } from './checkEvent';

/** What a check of a whole game found. */
export interface GameCheck {
  /** How many steps these rules would not decide so: they come from another version, or from elsewhere. */
  readonly others: number;
}

/** How much work a check may be. */
interface Effort {
  /** So many steps are decided anew; of the others every event is checked. */
  readonly decided: number;
  /** So many of the steps that were not decided here are told and shown as a trial. */
  readonly tried: number;
}

/** For a game by itself. */
const WHOLE: Effort = { decided: 1500, tried: 100 };
/** For one of hundreds that come together. */
export const QUICK: Effort = { decided: 0, tried: 5 };

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

/** How things stand after events that the system could have written, or the path of one that it could not. */
const foldKnown = (
  { system, setup }: Held,
  before: GameState,
  events: readonly GameEvent[],
): { readonly state: GameState } | { readonly path: string } => {
  let state = before;
  for (const [place, event] of events.entries()) {
    const field = strangeField({ names: system.names, setup, state }, event);
    if (field !== null) return { path: `events[${place}].${field}` };
    state = reduce(state, event);
  }
  return { state };
};

/** Whether the system can tell a step and show what it led to. */
const canBeShown = (
  { system, setup }: Held,
  before: GameState,
  events: readonly GameEvent[],
  after: GameState,
): boolean =>
  tried(() => {
    const { events: tell, shows } = inLanguage(system.words);
    tell(events, before, setup);
    shows.bridge(setup, after);
    return true;
  }) ?? false;

/** Whether every page that the bridge leads to is there. */
const hasPages = ({ system, setup }: Held, state: GameState): boolean => {
  const { shows } = inLanguage(system.words);
  const { fleets, primary, secondary = [] } = shows.bridge(setup, state);
  const rows = fleets.flatMap((fleet) => [
    ...fleet.rows,
    ...fleet.apart.flatMap((one) => one.rows),
  ]);
  return [...rows, ...secondary, primary].every(
    (one) => typeof one?.opens !== 'object' || shows.page(setup, state, one.opens, {}) !== null,
  );
};

/** Whether the system can show where the game stands, and report on it once it has ended. */
const canBeReported = (held: Held, steps: readonly Step[], cursor: number): boolean =>
  tried(() => {
    const state = stateAt(steps, cursor);
    if (!hasPages(held, state)) return false;
    const { setup, system } = held;
    const { report } = inLanguage(system.words).shows;
    if (state.outcome === null || report === undefined) return true;
    let before = EMPTY_GAME;
    const played = steps.slice(0, cursor).map(({ events }) => {
      const step = { before, events };
      before = fold(before, events);
      return step;
    });
    report(setup, state, played);
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
  effort: Effort = WHOLE,
): Checked<GameCheck> => {
  const held = { system, setup };
  let state = EMPTY_GAME;
  let others = 0;
  for (const [n, step] of steps.entries()) {
    if (n < effort.decided && isDecided(held, state, step, n)) {
      state = fold(state, step.events);
      continue;
    }
    const known = foldKnown(held, state, step.events);
    if ('path' in known)
      return problems({ path: `steps[${n}].${known.path}`, why: { id: 'strange-event' } });
    others += 1;
    if (others <= effort.tried && !canBeShown(held, state, step.events, known.state)) {
      return problems({ path: `steps[${n}].events`, why: { id: 'strange-event' } });
    }
    state = known.state;
  }
  return others === 0 || canBeReported(held, steps, cursor)
    ? checked({ others })
    : problems({ path: 'steps', why: { id: 'strange-event' } });
};
