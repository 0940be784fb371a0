import type { ShipId } from '../../../../core/game/events';
import { trackOf } from '../../../../core/game/state';
import type { Story } from '../../../../core/game/story';
import { changeTrack, type Cause } from '../../../kit/play/tracks';
import { FACINGS, type Facing } from '../../cards/terms';
import { SHIELD, shieldTrack } from '../names';

/** Points off a facing, or off the pool. */
export const spendShields = <Some extends Story>(
  story: Some,
  ship: ShipId,
  facing: Facing | null,
  points: number,
  cause: Cause,
): Some => changeTrack(story, ship, shieldTrack(facing), -points, cause);

const missing = ({ state }: Story, ship: ShipId, track: string): number => {
  const { now, max } = trackOf(state, ship, track) ?? { now: 0, max: 0 };
  return (max ?? now) - now;
};

const mostMissing = (story: Story, ship: ShipId): Facing =>
  FACINGS.reduce((worst, facing) =>
    missing(story, ship, shieldTrack(facing)) > missing(story, ship, shieldTrack(worst))
      ? facing
      : worst,
  );

/** So many points for the whole piece, none above what a facing had: where told, else where most is gone. */
export const mendShields = <Some extends Story>(
  story: Some,
  ship: ShipId,
  points: number,
  facings: readonly Facing[],
  cause: Cause,
): Some => {
  if (trackOf(story.state, ship, SHIELD)) return changeTrack(story, ship, SHIELD, points, cause);
  let told = story;
  for (let i = 0; i < points; i += 1) {
    const facing = facings[i] ?? mostMissing(told, ship);
    told = changeTrack(told, ship, shieldTrack(facing), 1, cause);
  }
  return told;
};
