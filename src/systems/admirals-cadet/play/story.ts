import {
  makeTelling,
  type Story as AnyStory,
  type Told as AnyTold,
} from '../../../core/game/story';
import type { Refusal } from '../../../core/game/system';
import type { Rules } from '../rules';
import type { PlayWhy } from './refusals';
import type { CadetSetup } from './setup';

export type Story = AnyStory<CadetSetup, Rules>;
export type Told = AnyTold<Story, PlayWhy>;
export type Check = Refusal<PlayWhy> | null;

export const { advised, andThen, check, refuse } = makeTelling<Story, PlayWhy>();
