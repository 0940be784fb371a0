import type { Message } from '../../../core/checked/checked';
import type { GameState } from '../../../core/game/state';
import { begin, isRefusal, type Story, type Told } from '../../../core/game/story';
import type { Command, Decision, GameSetup, Refusal } from '../../../core/game/system';

/** One function a command. */
export type Handlers<Some extends Story, Asked extends Command, Why extends Message> = {
  readonly [Type in Asked['type']]: (
    story: Some,
    command: Extract<Asked, { readonly type: Type }>,
  ) => Told<Some, Why>;
};

export interface Deciding<Some extends Story, Asked extends Command, Why extends Message> {
  readonly handlers: Handlers<Some, Asked, Why>;
  /** What a table may still correct when the game is over. */
  readonly afterTheEnd: readonly Asked['type'][];
  readonly notOver: (story: Some) => Refusal<Why> | null;
  /** What follows by itself from any step. */
  readonly settle: (story: Some) => Some;
  /** Where the edition says that a step changes something. */
  readonly rule: string;
}

/** What a command comes to, with everything that follows from it by itself. */
export const makeDecide =
  <Setup extends GameSetup, Rules, Asked extends Command, Why extends Message>({
    handlers,
    afterTheEnd,
    notOver,
    settle,
    rule,
  }: Deciding<Story<Setup, Rules>, Asked, Why>) =>
  (rules: Rules, setup: Setup, state: GameState, command: Asked): Decision => {
    type Some = Story<Setup, Rules>;
    const story: Some = begin(rules, setup, state);
    const type: Asked['type'] = command.type;
    const over = afterTheEnd.includes(type) ? null : notOver(story);
    if (over) return over;
    // The handler of a type takes the command of that type: the table's own type says so.
    const handler = handlers[type] as (story: Some, command: Asked) => Told<Some, Why>;
    const told = handler(story, command);
    if (isRefusal(told)) return told;
    const { events, state: after } = settle(told);
    return events.length > 0
      ? { ok: true, events, state: after }
      : { ok: false, why: { id: 'nothing-to-change' }, rule };
  };
