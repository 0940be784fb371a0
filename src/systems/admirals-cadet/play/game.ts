import * as steps from '../../../core/game/game';
import type { Refusal } from '../../../core/game/system';
import type { Rules } from '../rules';
import type { PlayWhy } from './refusals';
import type { CadetSetup } from './setup';

export type Game = steps.Game<CadetSetup, Rules>;
export type Decided = steps.Decided<Game, PlayWhy>;
export type Check = Refusal<PlayWhy> | null;

export const { advised, andThen, check, refuse } = steps.makeRefusals<Game, PlayWhy>();
