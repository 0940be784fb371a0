import { holderOf, type Ship } from '../../../../core/game/state';
import type { AdmiralsCommand } from '../commands';
import type { Story } from '../story';
import { shipsInPlay } from '../../../kit/play/ships';

const taps = ({ state }: Story, { id }: Ship): readonly AdmiralsCommand[] =>
  Object.entries(holderOf(state, id).tracks).flatMap(([track, { now, max }]) => {
    const tap = (by: number) => ({ type: 'adjust', ship: id, track, by }) as const;
    return [...(now > 0 ? [tap(-1)] : []), ...(max === null || now < max ? [tap(1)] : [])];
  });

/** One point up or down of everything that can be tapped. */
export const offerTracks = (story: Story): readonly AdmiralsCommand[] =>
  shipsInPlay(story.state).flatMap((ship) => taps(story, ship));
