import { type Message, own } from '../checked/checked';
import { GAME, type GameEvent, type ShipId } from './events';
import { fold } from './reduce';
import type { GameState } from './state';
import type { GameSetup, Refusal } from './system';

/** A game in the middle of a step: what has happened in it so far, and the state after that. */
export interface Game<Setup extends GameSetup = GameSetup, Rules = unknown> {
  readonly setup: Setup;
  readonly rules: Rules;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

export const begin = <Setup extends GameSetup, Rules>(
  rules: Rules,
  setup: Setup,
  state: GameState,
): Game<Setup, Rules> => ({ setup, rules, state, events: [] });

export const record = <Some extends Game>(game: Some, ...events: readonly GameEvent[]): Some =>
  events.length === 0
    ? game
    : { ...game, state: fold(game.state, events), events: [...game.events, ...events] };

/** Out of the battle by now, or never in it. */
export const isGone = ({ state }: Game, ship: ShipId): boolean =>
  own(state.ships, ship)?.left !== null;

/** What a command comes to. */
export type Decided<Some extends Game, Why extends Message> = Some | Refusal<Why>;

export const isRefusal = <Some extends Game, Why extends Message>(
  decided: Decided<Some, Why>,
): decided is Refusal<Why> => 'ok' in decided;

const andThen = <Some extends Game, Why extends Message>(
  decided: Decided<Some, Why>,
  next: (game: Some) => Decided<Some, Why>,
): Decided<Some, Why> => (isRefusal(decided) ? decided : next(decided));

/** The same for each of a list, one after the other. */
export const recordEach = <Some extends Game, Item>(
  game: Some,
  items: readonly Item[],
  next: (game: Some, item: Item) => Some,
): Some => items.reduce(next, game);

/** What the rules advise against: refused, or noted where the table does it all the same. */
const advised = <Some extends Game, Why extends Message>(
  game: Some,
  override: boolean | undefined,
  check: Refusal<Why> | null,
): Decided<Some, Why> => {
  if (check === null) return game;
  if (override !== true) return check;
  const note = { id: 'overridden', why: check.why.id };
  return record(game, { type: 'noted', about: GAME, note, rule: check.rule });
};

/** How one system refuses and advises: with its own reasons, in its own setup and rules. */
export const makeRefusals = <Some extends Game, Why extends Message>() => {
  type Done = Decided<Some, Why>;
  const refuse = (why: Why, rule: string): Refusal<Why> => ({ ok: false, why, rule });
  return {
    refuse,
    check: (holds: boolean, why: Why, rule: string): Refusal<Why> | null =>
      holds ? null : refuse(why, rule),
    andThen: (decided: Done, next: (game: Some) => Done): Done => andThen(decided, next),
    /** What the rules advise against: refused, or noted where the table does it all the same. */
    advised: (game: Some, override: boolean | undefined, check: Refusal<Why> | null): Done =>
      advised(game, override, check),
    /** Done where nothing is said against it, or the table does it all the same. */
    unless: (
      game: Some,
      { override }: { readonly override?: boolean | undefined },
      check: Refusal<Why> | null,
      then: (game: Some) => Done,
    ): Done => andThen(advised(game, override, check), then),
  };
};
