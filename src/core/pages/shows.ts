import type { GameState } from '../game/state';
import type { GameSetup } from '../game/setup';
import type { BridgeView, EntryId, Page, PageRef } from './page';

/** A game that can be started as it is, with cards that come with the app. */
export interface ReadyGame {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
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
}

/** What a system shows in one language. */
export interface Shows<Setup extends GameSetup = GameSetup> {
  /** Shortest first: the first is what a newcomer plays. */
  readonly readyGames: readonly ReadyGame[];
  /** Empty where a system has none. */
  readonly arcs: readonly ArcShape[];
  // Methods, for the same reason as in System.
  bridge(setup: Setup, state: GameState): BridgeView;
  /** Null where the page is about something that is not in the game. */
  page(setup: Setup, state: GameState, ref: PageRef): Page | null;
}
