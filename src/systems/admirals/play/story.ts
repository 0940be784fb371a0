import {
  makeTelling,
  type Story as AnyStory,
  type Told as AnyTold,
} from '../../../core/game/story';
import type { Refusal } from '../../../core/game/system';
import type { Rules } from '../../admirals-shared/parts';
import type { PlayWhy } from './refusals';
import type { AdmiralsSetup } from './setup';

/** A step as it is being told: what happened so far, and the state after it. */
export type Story = AnyStory<AdmiralsSetup, Rules>;

/** What a command comes to. */
export type Told = AnyTold<Story, PlayWhy>;

/** Null where nothing stands against it. */
export type Check = Refusal<PlayWhy> | null;

export const { advised, andThen, check, refuse } = makeTelling<Story, PlayWhy>();
