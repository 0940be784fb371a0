import {
  makeRefusals,
  type Game as AnyGame,
  type Decided as AnyDecided,
} from '../../../core/game/game';
import type { Refusal } from '../../../core/game/system';
import type { PlayWhy } from './refusals';
import type { AdmiralsSetup } from './setup';
import type { Rules } from '../rules';

/** A game in the middle of a step: what has happened in it so far, and the state after that. */
export type Game = AnyGame<AdmiralsSetup, Rules>;

/** What a command comes to. */
export type Decided = AnyDecided<Game, PlayWhy>;

/** Null where nothing stands against it. */
export type Check = Refusal<PlayWhy> | null;

export const { advised, andThen, check, refuse } = makeRefusals<Game, PlayWhy>();
