import { type Checked, type Message, checked } from '../../../core/checked/checked';
import * as readers from '../../../core/checked/read';
import type { GameState } from '../../../core/game/state';
import type { Place } from '../../../core/hex/bearing';
import { SIDES } from '../../../core/hex/hex';
import { begin, isRefusal, type Game, type Decided } from '../../../core/game/game';
import { judgedAgain, type Judging } from './judging';
import type { Command, Decision, GameSetup, Refusal } from '../../../core/game/system';

/** Readers for what commands and set-ups of any game are made of, with the limits that hold for all. */

export const MOST_PIECES = 200;

export const id = readers.text({ most: 120 });
export const ids = readers.list(id, { most: MOST_PIECES });
export const count = readers.whole({ least: 0, most: 99 });
export const change = readers.whole({ least: -99, most: 99 });
export const name = readers.text({ most: 80 });
export const words = readers.text({ most: 2000, lines: true });

export const FURTHEST = 60;
const hexAway = readers.whole({ least: -FURTHEST, most: FURTHEST });

/** Where a piece stands as seen from another. */
export const stands: readers.Reader<Place> = readers.object({
  hex: readers.object({ q: hexAway, r: hexAway }),
  facing: readers.oneOf(SIDES),
});

/** What the rules advise against may be done all the same, and is then noted. */
export const override = readers.optional(readers.yesNo);

/** A mark: off, a count, or a word. */
export const markValue: readers.Reader<number | string> = (draft, path) => {
  if (draft === '') return checked(0);
  return typeof draft === 'string' ? id(draft, path) : count(draft, path);
};

/** Whether a field is there decides how the rest is read. */
export const eitherField =
  <One, Other>(
    key: string,
    when: readers.Reader<One>,
    otherwise: readers.Reader<Other>,
  ): readers.Reader<One | Other> =>
  (draft, path) => {
    const own = readers.objectDraft(draft, path);
    if (!own.ok) return own;
    return Object.hasOwn(own.value, key) ? when(draft, path) : otherwise(draft, path);
  };

/** Anything under any name, each read alike. */
export const recordOf =
  <Value>(value: readers.Reader<Value>): readers.Reader<Readonly<Record<string, Value>>> =>
  (draft, path) => {
    const own = readers.objectDraft(draft, path);
    if (!own.ok) return own;
    const read = readers.all(
      Object.entries(own.value).map(([key, one]): Checked<readonly [string, Value]> => {
        const given = value(one, readers.at(path, key));
        return given.ok ? checked([key, given.value]) : given;
      }),
    );
    return read.ok ? checked(Object.fromEntries(read.value)) : read;
  };

/**
 * The commands of a game in one table: each by its name, with a reader for each of its fields. How a command is
 * read and what type it has both come from there.
 */
export type CommandTable = Readonly<Record<string, Readonly<Record<string, readers.Field>>>>;

export type CommandIn<Table extends CommandTable, Type extends keyof Table> = {
  [Each in Type & string]: { readonly type: Each } & readers.ObjectOf<Table[Each]>;
}[Type & string];

export type AnyCommandIn<Table extends CommandTable> = CommandIn<Table, keyof Table>;

/** What was stored or sent, as a command of this table. Whether it may be done is for `decide`. */
export const commandReader = <const Table extends CommandTable>(
  table: Table,
): ((draft: unknown) => Checked<AnyCommandIn<Table>>) => {
  const commands = Object.entries(table).map(
    ([type, fields]) => [type, readers.object({ type: readers.just(type), ...fields })] as const,
  );
  // Each command is read by the fields that its type is made from.
  const read = readers.tagged('type', Object.fromEntries(commands)) as readers.Reader<
    AnyCommandIn<Table>
  >;
  return (draft) => read(draft, '');
};

/** What the rules advise against, and a table may do all the same. */
export interface Overridable {
  readonly override?: boolean;
}

/** What a table may set by hand in any game, and how it ends one. */
export const HAND_COMMANDS = {
  /** One tap: loses or regains points of a track. What follows from it follows. */
  adjust: { ship: id, track: id, by: change },
  /** A number of a ship as it is on the table. */
  'set-track': { ship: id, track: id, to: count },
  'set-mark': { subject: id, mark: id, to: markValue },
  'remove-ship': { ship: id, by: readers.optional(id) },
  'set-initiative': { team: id },
  score: { team: id, points: change, text: readers.optional(readers.text({ most: 200 })) },
  note: { about: readers.optional(id), text: words },
  concede: { team: id },
  /** The table stops here: the winner is found as after the last round. */
  'end-game': {},
} as const;

export type HandCommand<Type extends keyof typeof HAND_COMMANDS = keyof typeof HAND_COMMANDS> =
  CommandIn<typeof HAND_COMMANDS, Type>;

/** Placing and activating ships, one after the other. */
export const TURN_COMMANDS = {
  /** Every ship that still waits is put on the battlefield. */
  'start-battle': {},
  pass: { team: id, override },
  /** Ends the phase before everything has activated. */
  'end-phase': { override },
} as const;

export type TurnCommand<Type extends keyof typeof TURN_COMMANDS> = CommandIn<
  typeof TURN_COMMANDS,
  Type
>;

/** The fields of a command that puts the table at another phase. */
export const setPhaseTo = <const Phase extends string>(phases: readonly Phase[]) => ({
  round: count,
  phase: readers.oneOf(phases),
});

/** One function a command. */
export type Handlers<Some extends Game, Asked extends Command, Why extends Message> = {
  readonly [Type in Asked['type']]: (
    game: Some,
    command: Extract<Asked, { readonly type: Type }>,
  ) => Decided<Some, Why>;
};

export interface Deciding<Some extends Game, Asked extends Command, Why extends Message> {
  readonly handlers: Handlers<Some, Asked, Why>;
  /** What a table may still do when the game is over, besides a note. */
  readonly afterTheEnd?: readonly Asked['type'][];
  /** How a game that is over is judged again after a correction. */
  readonly judging?: Judging<Some>;
  readonly notOver: (game: Some) => Refusal<Why> | null;
  /** What follows by itself from any step. */
  readonly settle: (game: Some) => Some;
  /** Where the edition says that a step changes something. */
  readonly rule: string;
}

/** What a command comes to, with everything that follows from it by itself. */
export const makeDecide =
  <Setup extends GameSetup, Rules, Asked extends Command, Why extends Message>({
    handlers,
    afterTheEnd = [],
    judging,
    notOver,
    settle,
    rule,
  }: Deciding<Game<Setup, Rules>, Asked, Why>) =>
  (rules: Rules, setup: Setup, state: GameState, command: Asked): Decision => {
    type Some = Game<Setup, Rules>;
    const game: Some = begin(rules, setup, state);
    const type: Asked['type'] = command.type;
    const over = type === 'note' || afterTheEnd.includes(type) ? null : notOver(game);
    if (over) return over;
    // The handler of a type takes the command of that type: the table's own type says so.
    const handler = handlers[type] as (game: Some, command: Asked) => Decided<Some, Why>;
    const decided = handler(game, command);
    if (isRefusal(decided)) return decided;
    const settled = settle(decided);
    const isAgain = judging !== undefined && state.outcome !== null;
    const { events, state: after } = isAgain ? judgedAgain(game, settled, judging) : settled;
    return events.length > 0
      ? { ok: true, events, state: after }
      : { ok: false, why: { id: 'nothing-to-change' }, rule };
  };
