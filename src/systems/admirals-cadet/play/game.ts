import {
  makeRefusals,
  type Game as AnyGame,
  type Decided as AnyDecided,
} from '../../../core/game/game';
import type { Refusal } from '../../../core/game/system';
import type { Rules } from '../rules';
import type { PlayWhy } from './refusals';
import type { CadetSetup } from './setup';

export type Game = AnyGame<CadetSetup, Rules>;
export type Decided = AnyDecided<Game, PlayWhy>;
export type Check = Refusal<PlayWhy> | null;

export const { advised, andThen, check, refuse } = makeRefusals<Game, PlayWhy>();
