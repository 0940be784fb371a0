import type { GameEvent, ShipId } from '../../../core/game/events';
import { fold } from '../../../core/game/reduce';
import type { GameState } from '../../../core/game/state';
import type { Refusal } from '../../../core/game/system';
import type { Rules } from '../parts';
import { refused, type PlayWhy } from './refusals';
import type { AdmiralsSetup } from './setup';

/** A step as it is being told: what happened so far, and the state after it. */
export interface Story {
  readonly setup: AdmiralsSetup;
  readonly rules: Rules;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

export const begin = (rules: Rules, setup: AdmiralsSetup, state: GameState): Story => ({
  setup,
  rules,
  state,
  events: [],
});

export const tell = (story: Story, ...events: readonly GameEvent[]): Story =>
  events.length === 0
    ? story
    : {
        ...story,
        state: fold(story.state, events),
        events: [...story.events, ...events],
      };

/** Out of the battle by now, or never in it. */
export const isGone = ({ state }: Story, ship: ShipId): boolean => state.ships[ship]?.left !== null;

/** What a command comes to. */
export type Told = Story | Refusal<PlayWhy>;

export const isRefusal = (told: Told): told is Refusal<PlayWhy> => 'ok' in told;

export const andThen = (told: Told, next: (story: Story) => Told): Told =>
  isRefusal(told) ? told : next(told);

/** Tells something for each of a list, one after the other. */
export const tellEach = <Item>(
  story: Story,
  items: readonly Item[],
  next: (story: Story, item: Item) => Story,
): Story => items.reduce(next, story);

/** Null where nothing stands against it. */
export type Check = Refusal<PlayWhy> | null;

/** What the rules advise against: refused, or noted where the table does it all the same. */
export const advised = (story: Story, override: boolean | undefined, check: Check): Told => {
  if (check === null) return story;
  if (override !== true) return check;
  const note = { id: 'overridden', why: check.why.id };
  return tell(story, { type: 'noted', about: 'game', note, rule: check.rule });
};

export const refuse = (why: PlayWhy, rule: string): Refusal<PlayWhy> => refused(why, rule);

export const check = (holds: boolean, why: PlayWhy, rule: string): Check =>
  holds ? null : refused(why, rule);
