import {
  advised as advisedIn,
  andThen as andThenIn,
  type Story as AnyStory,
  type Told as AnyTold,
} from '../../../core/game/story';
import type { Refusal } from '../../../core/game/system';
import type { Rules } from '../rules';
import { refuse, type PlayWhy } from './refusals';
import type { CadetSetup } from './setup';

export { begin, isGone, isRefusal, tell, tellEach } from '../../../core/game/story';
export { refuse } from './refusals';

export type Story = AnyStory<CadetSetup, Rules>;

/** What a command comes to. */
export type Told = AnyTold<Story, PlayWhy>;

/** Null where nothing stands against it. */
export type Check = Refusal<PlayWhy> | null;

export const andThen = (told: Told, next: (story: Story) => Told): Told => andThenIn(told, next);

/** What the rules advise against: refused, or noted where the table does it all the same. */
export const advised = (story: Story, override: boolean | undefined, check: Check): Told =>
  advisedIn(story, override, check);

export const check = (holds: boolean, why: PlayWhy, rule: string): Check =>
  holds ? null : refuse(why, rule);
