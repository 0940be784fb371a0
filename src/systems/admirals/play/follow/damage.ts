import type { CardId, ShipId } from '../../../../core/game/events';
import { trackOf } from '../../../../core/game/state';
import { CRITICALS, EXHAUSTED, HULL } from '../../../admirals-shared/play/names';
import { isGone } from '../../../../core/game/story';
import { type Story } from '../story';
import { defeat } from './defeat';
import { giveBack } from './orders';
import { ordersToLose } from '../cardsInPlay';
import { type Cause, changeTrack } from '../../../kit/play/tracks';

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
  const orders = ordersToLose(hurt.state, ship);
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

/** 7D: one Exhausted more, unless it has two. */
export const exhaust = (story: Story, ship: ShipId): Story =>
  changeTrack(story, ship, EXHAUSTED, 1, { rule: '7D' });
