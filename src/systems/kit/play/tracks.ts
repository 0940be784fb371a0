import type { ShipId } from '../../../core/game/events';
import { trackOf } from '../../../core/game/state';
import { record, type Game } from '../../../core/game/game';

/** What led to a change: its section, and who did it. */
export interface Cause {
  readonly rule?: string;
  readonly by?: ShipId;
}

const ruled = ({ rule }: Cause): { readonly rule?: string } => (rule === undefined ? {} : { rule });

/** Sets a track within its bounds; no event where nothing changes. */
export const setTrack = <Some extends Game>(
  game: Some,
  ship: ShipId,
  track: string,
  to: number,
  cause: Cause,
): Some => {
  const before = trackOf(game.state, ship, track);
  if (!before) return game;
  const held = Math.max(0, Math.min(to, before.max ?? to));
  if (held === before.now) return game;
  return record(game, { type: 'track-set', subject: ship, track, to: held, ...ruled(cause) });
};

export const changeTrack = <Some extends Game>(
  game: Some,
  ship: ShipId,
  track: string,
  by: number,
  cause: Cause,
): Some => setTrack(game, ship, track, (trackOf(game.state, ship, track)?.now ?? 0) + by, cause);
