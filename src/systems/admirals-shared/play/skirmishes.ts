import type { ShipId } from '../../../core/game/events';
import { recordEach, type Game } from '../../../core/game/game';
import { HULL } from './names';
import { otherSide, SIDES, type BySide, type SkirmishSide } from '../skirmish/sides';
import { type Cause, changeTrack } from '../../kit/play/tracks';

/** Both of a skirmish lose hull before either is gone. */
export const loseTogether = <Some extends Game>(
  game: Some,
  fight: BySide<ShipId>,
  hull: BySide<number>,
  rule: string,
  fallIfDue: (game: Some, ship: ShipId, cause: Cause) => Some,
): Some => {
  const cause = (side: SkirmishSide): Cause => ({ rule, by: fight[otherSide(side)] });
  const hurt = recordEach(game, SIDES, (after, side) =>
    changeTrack(after, fight[side], HULL, -hull[side], cause(side)),
  );
  return recordEach(hurt, SIDES, (after, side) => fallIfDue(after, fight[side], cause(side)));
};
