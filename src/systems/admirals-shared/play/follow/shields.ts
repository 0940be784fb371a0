import type { ShipId } from '../../../../core/game/events';
import { trackOf } from '../../../../core/game/state';
import type { Game } from '../../../../core/game/game';
import { changeTrack, type Cause } from '../../../kit/play/tracks';
import { FACINGS, type Facing } from '../../cards/terms';
import { SHIELD, shieldTrack } from '../names';

/** Points off a facing, or off the pool. */
export const spendShields = <Some extends Game>(
  game: Some,
  ship: ShipId,
  facing: Facing | null,
  points: number,
  cause: Cause,
): Some => changeTrack(game, ship, shieldTrack(facing), -points, cause);

const missing = ({ state }: Game, ship: ShipId, track: string): number => {
  const { now, max } = trackOf(state, ship, track) ?? { now: 0, max: 0 };
  return (max ?? now) - now;
};

const mostMissing = (game: Game, ship: ShipId): Facing =>
  FACINGS.reduce((worst, facing) =>
    missing(game, ship, shieldTrack(facing)) > missing(game, ship, shieldTrack(worst))
      ? facing
      : worst,
  );

/** So many points for the whole piece, none above what a facing had: where said, else where most is gone. */
export const mendShields = <Some extends Game>(
  game: Some,
  ship: ShipId,
  points: number,
  facings: readonly Facing[],
  cause: Cause,
): Some => {
  if (trackOf(game.state, ship, SHIELD)) return changeTrack(game, ship, SHIELD, points, cause);
  let after = game;
  for (let i = 0; i < points; i += 1) {
    const facing = facings[i] ?? mostMissing(after, ship);
    after = changeTrack(after, ship, shieldTrack(facing), 1, cause);
  }
  return after;
};
