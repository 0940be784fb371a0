import { growDescription, shrinkDescription, type Description } from '../core/phones/linkCode';
import type { Channel, LinkEnd, OfferedEnd } from './device';

/** What makes a connection: the browser's own, or the one that the app brings to a phone. */
export type MakePeer = () => RTCPeerConnection;

/** Addresses of one's own network are found at once; one that is slow to answer is not waited for. */
const GATHER_MS = 1500;
/** Both phones have seen both codes by then: a network that keeps them apart is told of. */
const OPEN_MS = 12_000;
/** What was said last arrives, before the line is taken away. */
const LINGER_MS = 1000;

/** Only the own network: no server is asked where a phone is. */
export const OWN_NETWORK = { iceServers: [] };

const connect = (makePeer: MakePeer) => {
  const peer = makePeer();
  // Agreed on beforehand, so that it is listened to before it opens.
  const channel = peer.createDataChannel('game', { negotiated: true, id: 0 });
  channel.binaryType = 'arraybuffer';
  return { peer, channel };
};

const gathered = (peer: RTCPeerConnection): Promise<void> =>
  new Promise((done) => {
    const look = () => peer.iceGatheringState === 'complete' && done();
    peer.addEventListener('icegatheringstatechange', look);
    setTimeout(done, GATHER_MS);
    look();
  });

const describe = async (peer: RTCPeerConnection): Promise<Description> => {
  await gathered(peer);
  const description = shrinkDescription(peer.localDescription?.sdp ?? '');
  if (description === null) throw new Error('This device describes itself in an unknown way.');
  return description;
};

const toChannel = (peer: RTCPeerConnection, channel: RTCDataChannel): Channel => {
  let isOver = false;
  const closers: (() => void)[] = [];
  const over = () => {
    if (isOver) return;
    isOver = true;
    for (const hear of closers) hear();
  };
  const dead = () => {
    peer.close();
    over();
  };
  channel.addEventListener('close', dead);
  peer.addEventListener('connectionstatechange', () => {
    if (peer.connectionState === 'failed' || peer.connectionState === 'closed') dead();
  });
  return {
    send: (bytes) => {
      // A line that has just gone down: its end is told by its own event.
      if (channel.readyState === 'open') channel.send(new Uint8Array(bytes));
    },
    onPiece: (hear) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data instanceof ArrayBuffer && !isOver) hear(new Uint8Array(data));
      }),
    onClose: (hear) => void closers.push(hear),
    close: () => {
      channel.close();
      setTimeout(() => peer.close(), LINGER_MS);
      over();
    },
  };
};

type Ends = Readonly<{ peer: RTCPeerConnection; channel: RTCDataChannel }>;

const opening = ({ peer, channel }: Ends): Promise<Channel | null> => {
  const made = toChannel(peer, channel);
  return new Promise((done) => {
    channel.addEventListener('open', () => done(made));
    made.onClose(() => done(null));
  });
};

/** One end of a new line, to be told to the other phone. It stays open until it is answered or closed. */
export async function offerLine(makePeer: MakePeer): Promise<OfferedEnd> {
  const ends = connect(makePeer);
  const { peer } = ends;
  const opened = opening(ends);
  await peer.setLocalDescription(await peer.createOffer());
  const description = await describe(peer);
  const accept = async (answer: Description): Promise<boolean> => {
    if (peer.signalingState !== 'have-local-offer') return false;
    await peer.setRemoteDescription({ type: 'answer', sdp: growDescription(answer, 'answer') });
    setTimeout(() => ends.channel.readyState === 'connecting' && peer.close(), OPEN_MS);
    return (await opened) !== null;
  };
  return { description, opened, accept, close: () => peer.close() };
}

/** The other end of a line that another phone has offered. */
export async function answerLine(makePeer: MakePeer, offer: Description): Promise<LinkEnd> {
  const ends = connect(makePeer);
  const { peer } = ends;
  const opened = opening(ends);
  await peer.setRemoteDescription({ type: 'offer', sdp: growDescription(offer, 'offer') });
  await peer.setLocalDescription(await peer.createAnswer());
  return { description: await describe(peer), opened, close: () => peer.close() };
}
