import type { ShipId } from '../../../core/game/events';
import { trackOf } from '../../../core/game/state';
import { tell, type Story } from '../../../core/game/story';

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
