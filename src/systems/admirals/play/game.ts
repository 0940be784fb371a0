import * as steps from '../../../core/game/game';
import type { Refusal } from '../../../core/game/system';
import type { PlayWhy } from './refusals';
import type { AdmiralsSetup } from './setup';
import type { Rules } from '../rules';

/** A game in the middle of a step: what has happened in it so far, and the state after that. */
export type Game = steps.Game<AdmiralsSetup, Rules>;

/** What a command comes to. */
export type Decided = steps.Decided<Game, PlayWhy>;

/** Null where nothing stands against it. */
export type Check = Refusal<PlayWhy> | null;

export const { advised, andThen, check, refuse } = steps.makeRefusals<Game, PlayWhy>();
