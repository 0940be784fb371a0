import type { GameState } from '../game/state';
import type { GameSetup } from '../game/setup';
import type { GameEvent } from '../game/events';
import type { Answers } from './answers';
import type { CardDesk, FleetDesk, SetupDesk, Tool } from './desks';
import type { BridgeView, EntryId, Page, PageRef } from './page';

/** A game that can be started as it is, with cards that come with the app; the list of systems has its title. */
export interface ReadyGame {
  readonly id: string;
  readonly setup: GameSetup;
}

/** A shape around a ship, to be drawn as hexes: where a weapon bears, what a shield covers. */
export interface ArcShape {
  readonly id: string;
  /** As on a card: a letter or two. */
  readonly label: string;
  readonly name: string;
  /** What it is one of, in words. */
  readonly group: string;
  /** Which of the twelve rays are in it, clockwise from the fore. */
  readonly rays: readonly boolean[];
  readonly entry?: EntryId;
  /** Where a pack keeps it once a player has redrawn it: a path. Absent where it may not be redrawn. */
  readonly place?: string;
}

/** One step of a finished game, and how things stood before it. */
export interface StepTold {
  readonly before: GameState;
  readonly events: readonly GameEvent[];
}

/** What a finished game is remembered by: a page, the same as text to send, and figures to add up. */
export interface Report {
  readonly page: Page;
  readonly text: string;
  readonly markdown: string;
  readonly picture: ReportPicture;
}

/** The report on one sheet, to be shown around: the score large, and what the battle is remembered by. */
export interface ReportPicture {
  readonly kicker: string;
  /** In the order of the setup's teams. */
  readonly sides: readonly { readonly name: string; readonly points: number }[];
  readonly verdict: string;
  readonly parts: readonly { readonly heading: string; readonly lines: readonly string[] }[];
}

/** What a system shows in one language. */
export interface Shows<Setup extends GameSetup = GameSetup> {
  readonly readyGames: readonly ReadyGame[];
  /** Empty where a system has none. */
  readonly arcs: readonly ArcShape[];
  // Methods, for the same reason as in System.
  bridge(setup: Setup, state: GameState): BridgeView;
  /** Null where the page is about something that is not in the game. */
  page(setup: Setup, state: GameState, ref: PageRef, answers: Answers): Page | null;
  report?(setup: Setup, state: GameState, steps: readonly StepTold[]): Report;
  readonly cards?: CardDesk;
  readonly fleets?: FleetDesk;
  readonly setups?: SetupDesk<Setup>;
  readonly tools?: readonly Tool[];
}
