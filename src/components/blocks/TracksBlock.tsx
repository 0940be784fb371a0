import { memo } from 'react';

import type { BlockOf, TrackView } from '../../core/pages/page';
import { Panel } from '../Panel';
import { Pips } from '../Pips';
import type { PageHands } from './hands';

type TracksBlockProps = Readonly<{ block: BlockOf<'tracks'>; hands: PageHands }>;

/** Numbers that are tapped as on the card. */
export function TracksBlock({ block, hands }: TracksBlockProps) {
  return (
    <Panel isTight>
      {block.tracks.map((track) => (
        <OneTrack key={track.id} track={track} hands={hands} />
      ))}
    </Panel>
  );
}

type OneTrackProps = Readonly<{ track: TrackView; hands: PageHands }>;

const OneTrack = memo(function OneTrack({ track, hands }: OneTrackProps) {
  const { label, now, max, entry, note, set } = track;
  return (
    <Pips
      name={label}
      value={now}
      max={max ?? now}
      look={track.style}
      {...(set && { onSet: (to: number) => to !== now && hands.play(set(to)) })}
      {...(entry !== undefined && { onRule: () => hands.read(entry) })}
      {...(note !== undefined && { note })}
    />
  );
});
