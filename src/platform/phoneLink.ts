import { RTCPeerConnection } from 'react-native-webrtc';

import type { Description } from '../core/phones/linkCode';
import { answerLine, offerLine, OWN_NETWORK } from './peerLink';

/** A build without any network cannot; all others can. */
export const canLink = (): boolean => process.env.EXPO_PUBLIC_WITHOUT_NETWORK !== '1';

/** It compiles, and was not tried on phones yet: docs/device-tests.md. */
export const isTrial: boolean = true;

/** It has what a browser's has, as far as it is used here; its types are its own. */
const makePeer = () =>
  new RTCPeerConnection(OWN_NETWORK) as unknown as globalThis.RTCPeerConnection;

/** One end of a new line, to be told to the other phone. */
export const offerLink = () => offerLine(makePeer);

/** The other end of a line that another phone has offered. */
export const answerLink = (offer: Description) => answerLine(makePeer, offer);
