import type { CardId, ShipId } from '../../../../core/game/events';
import { trackOf } from '../../../../core/game/state';
import type { Story as AnyStory } from '../../../../core/game/story';
import type { Facing } from '../../cards/types';
import { ordersAt } from '../cardsInPlay';
import { CRITICALS, EXHAUSTED, HULL, shieldTrack } from '../names';
import { isGone, tell, type Story } from '../story';
import { defeat } from './defeat';
import { giveBack } from './orders';

/** What a change is told with: its section, and who did it. */
export interface Cause {
  readonly rule?: string;
  readonly by?: ShipId;
}

const ruled = ({ rule }: Cause): { readonly rule?: string } => (rule === undefined ? {} : { rule });

/** Sets a track within its bounds; nothing is told where nothing changes. */
export const setTrack = <Some extends AnyStory>(
  story: Some,
  ship: ShipId,
  track: string,
  to: number,
  cause: Cause,
): Some => {
  const before = trackOf(story.state, ship, track);
  if (!before) return story;
  const held = Math.max(0, Math.min(to, before.max ?? to));
  if (held === before.now) return story;
  return tell(story, { type: 'track-set', subject: ship, track, to: held, ...ruled(cause) });
};

export const changeTrack = <Some extends AnyStory>(
  story: Some,
  ship: ShipId,
  track: string,
  by: number,
  cause: Cause,
): Some => setTrack(story, ship, track, (trackOf(story.state, ship, track)?.now ?? 0) + by, cause);

/** 3A-01 X, 3A-02 I: defeated at 0 hull, crippled by more Critical Damage than its first order limit. */
export const fallIfDue = (story: Story, ship: ShipId, { by }: Cause): Story => {
  const hull = trackOf(story.state, ship, HULL);
  if (hull?.now === 0) return defeat(story, ship, 'hull', '3A-01 X', by);
  const criticals = trackOf(story.state, ship, CRITICALS);
  if (criticals && criticals.max !== null && criticals.now >= criticals.max)
    return defeat(story, ship, 'crippled', '3A-02 I', by);
  return story;
};

/** 5F-02, 5F-04: a hull point for each, and out of play at 0. */
export const loseHull = (story: Story, ship: ShipId, points: number, cause: Cause): Story =>
  points === 0 ? story : fallIfDue(changeTrack(story, ship, HULL, -points, cause), ship, cause);

/** 5F-03: Critical Damage, and an order back: the one that its owner chose, else the newest. */
const takeCritical = (story: Story, ship: ShipId, cause: Cause, chosen?: CardId): Story => {
  const hurt = fallIfDue(changeTrack(story, ship, CRITICALS, 1, cause), ship, cause);
  if (isGone(hurt, ship)) return hurt;
  const orders = ordersAt(hurt.state, ship);
  const order = orders.find(({ id }) => id === chosen) ?? orders.at(-1);
  return order ? giveBack(hurt, order.id, '5F-03') : hurt;
};

export const takeCriticals = (
  story: Story,
  ship: ShipId,
  count: number,
  cause: Cause,
  returned: readonly CardId[] = [],
): Story => {
  let told = story;
  for (let i = 0; i < count && !isGone(told, ship); i += 1)
    told = takeCritical(told, ship, cause, returned[i]);
  return told;
};

/** 5E: points off a facing, or off the pool. */
export const spendShields = (
  story: Story,
  ship: ShipId,
  facing: Facing | null,
  points: number,
  cause: Cause,
): Story => changeTrack(story, ship, shieldTrack(facing), -points, cause);

/** 7D: one Exhausted more, unless it has two. */
export const exhaust = (story: Story, ship: ShipId): Story =>
  changeTrack(story, ship, EXHAUSTED, 1, { rule: '7D' });
