import type { Message } from '../checked/checked';
import { own } from '../checked/own';
import { GAME, type GameEvent, type ShipId } from './events';
import { fold } from './reduce';
import type { GameState } from './state';
import type { GameSetup, Refusal } from './system';

/** A step as it is being told: what happened so far, and the state after it. */
export interface Story<Setup extends GameSetup = GameSetup, Rules = unknown> {
  readonly setup: Setup;
  readonly rules: Rules;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

export const begin = <Setup extends GameSetup, Rules>(
  rules: Rules,
  setup: Setup,
  state: GameState,
): Story<Setup, Rules> => ({ setup, rules, state, events: [] });

export const tell = <Some extends Story>(story: Some, ...events: readonly GameEvent[]): Some =>
  events.length === 0
    ? story
    : { ...story, state: fold(story.state, events), events: [...story.events, ...events] };

/** Out of the battle by now, or never in it. */
export const isGone = ({ state }: Story, ship: ShipId): boolean =>
  own(state.ships, ship)?.left !== null;

/** What a command comes to. */
export type Told<Some extends Story, Why extends Message> = Some | Refusal<Why>;

export const isRefusal = <Some extends Story, Why extends Message>(
  told: Told<Some, Why>,
): told is Refusal<Why> => 'ok' in told;

const andThen = <Some extends Story, Why extends Message>(
  told: Told<Some, Why>,
  next: (story: Some) => Told<Some, Why>,
): Told<Some, Why> => (isRefusal(told) ? told : next(told));

/** Tells something for each of a list, one after the other. */
export const tellEach = <Some extends Story, Item>(
  story: Some,
  items: readonly Item[],
  next: (story: Some, item: Item) => Some,
): Some => items.reduce(next, story);

/** What the rules advise against: refused, or noted where the table does it all the same. */
const advised = <Some extends Story, Why extends Message>(
  story: Some,
  override: boolean | undefined,
  check: Refusal<Why> | null,
): Told<Some, Why> => {
  if (check === null) return story;
  if (override !== true) return check;
  const note = { id: 'overridden', why: check.why.id };
  return tell(story, { type: 'noted', about: GAME, note, rule: check.rule });
};

/** How one system tells its stories: in its own setup and rules, with its own reasons for a refusal. */
export const makeTelling = <Some extends Story, Why extends Message>() => {
  type Said = Told<Some, Why>;
  const refuse = (why: Why, rule: string): Refusal<Why> => ({ ok: false, why, rule });
  return {
    refuse,
    check: (holds: boolean, why: Why, rule: string): Refusal<Why> | null =>
      holds ? null : refuse(why, rule),
    andThen: (told: Said, next: (story: Some) => Said): Said => andThen(told, next),
    /** What the rules advise against: refused, or noted where the table does it all the same. */
    advised: (story: Some, override: boolean | undefined, check: Refusal<Why> | null): Said =>
      advised(story, override, check),
  };
};
