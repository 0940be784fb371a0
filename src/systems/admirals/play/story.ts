import {
  advised as advisedIn,
  andThen as andThenIn,
  type Story as AnyStory,
  type Told as AnyTold,
} from '../../../core/game/story';
import type { Refusal } from '../../../core/game/system';
import type { Rules } from '../parts';
import { refused, type PlayWhy } from './refusals';
import type { AdmiralsSetup } from './setup';

export { begin, isGone, isRefusal, tell, tellEach } from '../../../core/game/story';

/** A step as it is being told: what happened so far, and the state after it. */
export type Story = AnyStory<AdmiralsSetup, Rules>;

/** What a command comes to. */
export type Told = AnyTold<Story, PlayWhy>;

/** Null where nothing stands against it. */
export type Check = Refusal<PlayWhy> | null;

export const andThen = (told: Told, next: (story: Story) => Told): Told => andThenIn(told, next);

/** What the rules advise against: refused, or noted where the table does it all the same. */
export const advised = (story: Story, override: boolean | undefined, check: Check): Told =>
  advisedIn(story, override, check);

export const refuse = (why: PlayWhy, rule: string): Refusal<PlayWhy> => refused(why, rule);

export const check = (holds: boolean, why: PlayWhy, rule: string): Check =>
  holds ? null : refused(why, rule);
