import type { Checked, Message } from '../checked/checked';
import type { Shows } from '../pages/shows';
import type { EntryHead, Reference } from '../reference/entry';
import type { Command } from './command';
import type { EventNames } from './eventNames';
import type { CardRef, GameEvent, PlayerId } from './events';
import type { Told } from './promise';
import type { Card, GameSetup } from './setup';
import type { GameState } from './state';

export type { Command } from './command';
export type { Card, GameSetup, Player, Team } from './setup';

/** Why a command was not taken, with the rule that forbids it. */
export interface Refusal<Why extends Message = Message> {
  readonly ok: false;
  readonly why: Why;
  readonly rule: string;
}

/** What a system makes of a command: what happened, or why it may not. */
export type Decision<Why extends Message = Message> =
  | {
      readonly ok: true;
      readonly events: readonly GameEvent[];
      /** The state that they lead to, where deciding has folded them already. */
      readonly state?: GameState;
    }
  | Refusal<Why>;

/** An open question of a rulebook, and how it may be read. The first answer is the default. */
export interface Ruling {
  readonly id: string;
  readonly section: string;
  /** More than one where the app computes with it; one where the line only informs. */
  readonly answers: readonly [string, ...string[]];
}

/** One line of the log in words. */
export interface Line {
  readonly text: string;
  readonly rule: string | null;
}

/** The texts of a system in one language. */
export interface SystemWords<Setup extends GameSetup = GameSetup> {
  readonly refusal: (refusal: Refusal) => string;
  readonly problem: (why: Message) => string;
  readonly events: (
    events: readonly GameEvent[],
    state: GameState,
    setup: GameSetup,
  ) => readonly Line[];
  /** What a step is called, where its first event does not say it best; else null. */
  readonly step?: (
    command: Command,
    events: readonly GameEvent[],
    before: GameState,
    setup: GameSetup,
  ) => string | null;
  /** Loaded when it is first read. */
  readonly reference: () => Promise<Reference>;
  readonly shows: Shows<Setup>;
}

/** What players choose face down, for a game that several phones share. */
export interface Secrets<Setup extends GameSetup = GameSetup, Asked extends Command = Command> {
  /** Whose secret a command is; null where everybody may know it. */
  whose(setup: Setup, state: GameState, command: Asked): PlayerId | null;
  /** Whether a command turns over what lies face down: all secrets have to be told before it. */
  reveals(command: Command): boolean;
  /** Whether anything lies face down that was chosen in the open log. */
  lies(setup: Setup, state: GameState): boolean;
  /** Absent where nothing lies in everybody's sight, face down, for longer than a phase. */
  readonly dealt?: Dealt<Asked>;
}

/** Things that all see lying there, each turned over by a command of its own: dials. */
export interface Dealt<Asked extends Command = Command> {
  /** The command as the others get it, with a promise for each thing; null where it lays down nothing. */
  hide(command: Asked, promise: (what: CardRef) => CardRef): Command | null;
  /** The promise that a command turns over. */
  turns(state: GameState, command: Asked): CardRef | null;
  /** The command with what it was. */
  tell(command: Asked, told: Told): Command;
  /** What a command tells. */
  told(command: Asked): Told | null;
}

/**
 * A rule set. Pure: the same command on the same state always gives the same events, and nothing else
 * in the app knows a rule.
 */
export interface System<
  Setup extends GameSetup = GameSetup,
  Asked extends Command = Command,
  SomeCard extends Card = Card,
> {
  readonly id: string;
  readonly rulings: readonly Ruling[];
  /** The entries of its reference, in their order. */
  readonly contents: readonly EntryHead[];
  readonly names: EventNames;
  /** Turns what was typed or imported into a card, or says what is wrong and where. */
  readonly parseCard: (draft: unknown) => Checked<SomeCard>;
  readonly parseSetup: (draft: unknown) => Checked<Setup>;
  /** Turns what was stored or sent back into a command; what this system does not know is refused. */
  readonly parseCommand: (draft: unknown) => Checked<Asked>;
  // Methods, so that one list holds systems with setups and commands of their own. The stores hand a
  // system only what its own parsers gave.
  /** The events that set the game up: step 0 of the log. */
  start(setup: Setup): Decision;
  decide(setup: Setup, state: GameState, command: Asked): Decision;
  /** Absent where nothing is chosen in secret. */
  readonly secrets?: Secrets<Setup, Asked>;
  readonly words: Readonly<Record<string, SystemWords<Setup>>> & {
    readonly en: SystemWords<Setup>;
  };
}
