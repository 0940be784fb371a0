import type { ShipId } from '../../../../core/game/events';
import { hasMark, trackOf } from '../../../../core/game/state';
import { HULL } from '../../../admirals-shared/play/names';
import { shipLeft } from '../../../kit/play/ships';
import { shieldsLeft } from '../../../admirals-shared/piece';
import { criticalEffect } from '../../strike/damage';
import { terrainRule } from '../../../admirals-shared/terrain/rules';
import { LASTING_MARKS, type WayOut } from '../names';
import { isGone, tell } from '../../../../core/game/story';
import { type Story } from '../story';
import { pieceOf } from '../view';
import { scoreDestroyed } from './scoring';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { type Cause, changeTrack } from '../../../kit/play/tracks';

/** Critical Hits, Refresh Phase: back to the library. */
export const ordersBack = (story: Story, ship: ShipId, rule: string): Story =>
  tell(
    story,
    ...ordersAt(story.state, ship).map(({ id }) => {
      return { type: 'card-returned', card: id, rule } as const;
    }),
  );

/** Hits: off the map at once; its orders go back, and a scenario may score. */
export const destroy = (
  story: Story,
  ship: ShipId,
  how: WayOut,
  rule: string,
  by?: ShipId,
): Story => {
  if (isGone(story, ship)) return story;
  const left = tell(story, shipLeft(ship, how, rule, by));
  return scoreDestroyed(ordersBack(left, ship, rule), ship);
};

export const fallIfDue = (story: Story, ship: ShipId, { by }: Cause): Story =>
  trackOf(story.state, ship, HULL)?.now === 0 ? destroy(story, ship, 'hull', 'Hits', by) : story;

/** Hits, Direct Hit: a hull box for each, and the ship with the last. */
export const loseHull = (story: Story, ship: ShipId, points: number, cause: Cause): Story =>
  points === 0 ? story : fallIfDue(changeTrack(story, ship, HULL, -points, cause), ship, cause);

const cripple = (story: Story, ship: ShipId, rule: string): Story =>
  hasMark(story.state, ship, LASTING_MARKS.crippled)
    ? story
    : tell(story, {
        type: 'mark-set',
        subject: ship,
        mark: LASTING_MARKS.crippled,
        to: 1,
        rule,
      });

/** Critical Hits: one that nothing stopped, by the role of the ship. */
export const takeCritical = (story: Story, ship: ShipId, by?: ShipId): Story => {
  const { setup, state, rules } = story;
  const piece = pieceOf(setup, state, ship);
  if (!piece || isGone(story, ship)) return story;
  const rule = 'Critical Hits';
  const noShields = terrainRule(rules.terrains, piece.terrain).noShields === true;
  const cause = { rule, ...(by === undefined ? {} : { by }) };
  const standing = {
    hull: piece.hull,
    shields: noShields ? 0 : shieldsLeft(piece),
    crippled: piece.crippled,
    orders: ordersAt(state, ship).length,
  };
  switch (criticalEffect(piece.card.role, standing)) {
    case 'destroyed':
      return destroy(story, ship, 'critical', rule, by);
    case 'crippled':
      return cripple(story, ship, rule);
    case 'orders-back':
      return ordersBack(story, ship, rule);
    case 'hull':
      return loseHull(story, ship, 1, cause);
  }
};
