import type { GameEvent, ShipId } from '../../../../core/game/events';
import { breakOutRoll } from '../../terrain';
import { goesIll, illChance } from '../../../admirals-shared/terrain/entry';
import { LASTING_MARKS } from '../names';
import type { Entered } from '../resolve/entering';
import { tell } from '../../../../core/game/story';
import { type Story } from '../story';
import { pieceOf, terrainOf } from '../view';
import { destroy, loseHull } from './damage';
import { spendShields } from '../../../admirals-shared/play/follow/shields';

const rolled = (
  ship: ShipId,
  roll: string,
  die: number | null,
  rule: string,
): readonly GameEvent[] =>
  die === null ? [] : [{ type: 'dice-rolled', by: ship, roll, dice: [die], rule }];

const takeHit = (story: Story, ship: ShipId, { pays, hitBy }: Entered): Story => {
  if (pays === null || hitBy === null) return story;
  const cause = { rule: hitBy };
  if (pays === 'hull') return loseHull(story, ship, 1, cause);
  return spendShields(story, ship, pays === 'pool' ? null : pays, 1, cause);
};

/** Terrain Types: a ship comes to stand in a hex, and the hex does what it does. */
export const enterHex = (story: Story, ship: ShipId, entered: Entered): Story => {
  const { terrain, roll, drag, dragged } = entered;
  const hole = dragged ? 'Black Hole' : null;
  const there: readonly GameEvent[] =
    terrainOf(story.state, ship) === terrain
      ? []
      : [
          {
            type: 'mark-set',
            subject: ship,
            mark: LASTING_MARKS.terrain,
            to: terrain ?? 0,
            rule: hole ?? 'Terrain Types',
          },
        ];
  const told = tell(
    story,
    ...rolled(ship, 'star', roll, 'Star System'),
    ...rolled(ship, 'drag', drag, 'Black Hole'),
    ...there,
  );
  return takeHit(told, ship, entered);
};

/** Black Hole: out of its hex, or lost in it. */
export const breakOut = (story: Story, ship: ShipId, die: number): Story => {
  const piece = pieceOf(story.setup, story.state, ship);
  if (!piece) return story;
  const roll = breakOutRoll(piece);
  const ill = goesIll(roll, die);
  const told = tell(story, {
    type: 'dice-rolled',
    by: ship,
    roll: 'break-out',
    dice: [die],
    rule: roll.rule,
    expected: { escaped: 1 - illChance(roll) },
    actual: { escaped: ill ? 0 : 1 },
  });
  return ill ? destroy(told, ship, 'black-hole', roll.rule) : told;
};
