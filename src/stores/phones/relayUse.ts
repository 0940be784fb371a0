import { getRandomValues } from 'lib0/webcrypto';

import {
  makeRelayLink,
  makeRoomLink,
  parseRelayLink,
  SECRET_BYTES,
} from '../../core/phones/relayLink';
import type { Channel } from '../../platform/device';
import type { RelayLine, RelayLineParts, RelayState } from './relayLine';

/** The relay that this app was set up with, if any, and the way to it, which is loaded when it is first gone. */
export interface RelayTools {
  readonly address: string | null;
  readonly openLine: (parts: RelayLineParts) => Promise<RelayLine>;
}

/** The room of a game on a relay, as its phone sees it. */
export interface RelayView {
  readonly link: string;
  /** Other: the link leads to a relay that this app was not set up with. */
  readonly state: RelayState | 'other';
}

interface Parts {
  readonly relay: RelayTools;
  readonly show: (relay: RelayView | null) => void;
  readonly addLine: (channel: Channel) => void;
  /** Kept, so that the phone goes there again when the game is opened. */
  readonly keep: (link: string | null) => void;
}

const newLink = (address: string): string =>
  makeRelayLink(makeRoomLink(address, getRandomValues(new Uint8Array(SECRET_BYTES))));

/** One game over the internet: under a new secret link, or under one that another phone has made. */
export const makeRelayUse = ({ relay, show, addLine, keep }: Parts) => {
  let channel: Channel | null = null;
  let current: string | null = null;

  const stop = (): void => {
    current = null;
    channel?.close();
    channel = null;
  };
  return {
    goOnline: async (wanted?: string): Promise<void> => {
      const text = wanted ?? newLink(relay.address ?? '');
      const link = parseRelayLink(text);
      if (!link || text === current) return;
      stop();
      current = text;
      if (link.address !== relay.address) return show({ link: text, state: 'other' });
      keep(text);
      show({ link: text, state: 'connecting' });
      const line = await relay.openLine({
        link,
        onState: (state) => current === text && show({ link: text, state }),
      });
      if (current !== text) return line.channel.close();
      ({ channel } = line);
      addLine(channel);
    },
    /** The other phones may go on there; this one does not. */
    goOffline: (): void => {
      stop();
      keep(null);
      show(null);
    },
    stop,
  };
};
