import type { Description } from '../core/phones/linkCode';
import { answerLine, offerLine, OWN_NETWORK } from './peerLink';

/** Whether this browser can lay a line to another phone. */
export const canLink = (): boolean => typeof RTCPeerConnection === 'function';

/** In browsers it is tested. */
export const isTrial: boolean = false;

const makePeer = () => new RTCPeerConnection(OWN_NETWORK);

/** One end of a new line, to be told to the other phone. */
export const offerLink = () => offerLine(makePeer);

/** The other end of a line that another phone has offered. */
export const answerLink = (offer: Description) => answerLine(makePeer, offer);
