import type { ShipId } from '../../../core/game/events';
import { tellEach, type Story } from '../../../core/game/story';
import { HULL } from './names';
import { otherSide, SIDES, type BySide, type SkirmishSide } from '../skirmish/sides';
import { type Cause, changeTrack } from '../../kit/play/tracks';

/** Both of a skirmish lose hull before either is gone. */
export const loseTogether = <Some extends Story>(
  story: Some,
  fight: BySide<ShipId>,
  hull: BySide<number>,
  rule: string,
  fallIfDue: (story: Some, ship: ShipId, cause: Cause) => Some,
): Some => {
  const cause = (side: SkirmishSide): Cause => ({ rule, by: fight[otherSide(side)] });
  const hurt = tellEach(story, SIDES, (told, side) =>
    changeTrack(told, fight[side], HULL, -hull[side], cause(side)),
  );
  return tellEach(hurt, SIDES, (told, side) => fallIfDue(told, fight[side], cause(side)));
};
