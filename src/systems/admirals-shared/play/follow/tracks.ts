import type { ShipId } from '../../../../core/game/events';
import { trackOf } from '../../../../core/game/state';
import { tell, type Story } from '../../../../core/game/story';
import { FACINGS, type Facing } from '../../cards/terms';
import { SHIELD, shieldTrack } from '../names';

/** What a change is told with: its section, and who did it. */
export interface Cause {
  readonly rule?: string;
  readonly by?: ShipId;
}

const ruled = ({ rule }: Cause): { readonly rule?: string } => (rule === undefined ? {} : { rule });

/** Sets a track within its bounds; nothing is told where nothing changes. */
export const setTrack = <Some extends Story>(
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

export const changeTrack = <Some extends Story>(
  story: Some,
  ship: ShipId,
  track: string,
  by: number,
  cause: Cause,
): Some => setTrack(story, ship, track, (trackOf(story.state, ship, track)?.now ?? 0) + by, cause);

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
