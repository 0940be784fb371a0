import type { GameState } from '../game/state';
import type { GameSetup } from '../game/setup';
import type { BridgeView, Page, PageRef } from './page';

/** A game that can be started as it is, with cards that come with the app. */
export interface ReadyGame {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly setup: GameSetup;
}

/** What a system shows in one language. */
export interface Shows<Setup extends GameSetup = GameSetup> {
  /** Shortest first: the first is what a newcomer plays. */
  readonly readyGames: readonly ReadyGame[];
  // Methods, for the same reason as in System.
  bridge(setup: Setup, state: GameState): BridgeView;
  /** Null where the page is about something that is not in the game. */
  page(setup: Setup, state: GameState, ref: PageRef): Page | null;
}
