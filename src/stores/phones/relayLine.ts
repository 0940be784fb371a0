import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { xchacha20poly1305 } from '@noble/ciphers/chacha';
import { concatBytes } from '@noble/ciphers/utils';
import { fromBase64, toBase64, toBase64UrlEncoded } from 'lib0/buffer';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { getRandomValues } from 'lib0/webcrypto';
import * as Y from 'yjs';

import { relayKeys, type RelayLink } from '../../core/phones/relayLink';
import type { Channel } from '../../platform/device';
import { askForLacking, hear, makeGatherer, sayLacking, sayUpdate, sendChunked } from './wire';

/** How the relay is doing: it refuses whoever does not know the room's secret, and new rooms when it is full. */
export type RelayState = 'connecting' | 'here' | 'away' | 'refused' | 'full';

export interface RelayLineParts {
  readonly link: RelayLink;
  readonly onState: (state: RelayState) => void;
  /** Where there is none of its own: Node. */
  readonly webSocket?: unknown;
}

export interface RelayLine {
  readonly channel: Channel;
  /** Whether anything is kept under this link; known once the relay is there. */
  readonly isKept: () => boolean;
}

const NONCE = 24;
/** Opening many small pieces is slow on a phone: after so many they are put together to one. */
const MANY_PIECES = 64;
/** What is tapped in one breath is sent in one piece. */
const BREATH_MS = 15;
const PIECES = 'pieces';
const ABOUT = 'about';
const HELLO = 'hello';

/** What goes out is closed with the room's key, and what comes in must have been. */
const makeSeal = ({ name, secret }: RelayLink) => {
  const { cipher } = relayKeys({ secret });
  return {
    close: (bytes: Uint8Array): Uint8Array => {
      const nonce = getRandomValues(new Uint8Array(NONCE));
      return concatBytes(nonce, xchacha20poly1305(cipher, nonce, name).encrypt(bytes));
    },
    /** Null where it was closed with another key, or changed on the way. */
    open: (closed: unknown): Uint8Array | null => {
      if (!(closed instanceof Uint8Array) || closed.length <= NONCE) return null;
      try {
        const nonce = closed.subarray(0, NONCE);
        return xchacha20poly1305(cipher, nonce, name).decrypt(closed.subarray(NONCE));
      } catch {
        return null;
      }
    },
  };
};

/** Several messages as one. */
const pack = (messages: Iterable<Uint8Array>): Uint8Array =>
  encoding.encode((encoder) => {
    for (const message of messages) encoding.writeVarUint8Array(encoder, message);
  });

const unpack = (packed: Uint8Array): readonly Uint8Array[] => {
  const decoder = decoding.createDecoder(packed);
  const messages: Uint8Array[] = [];
  while (decoding.hasContent(decoder)) messages.push(decoding.readVarUint8Array(decoder));
  return messages;
};

const bytesOf = (text: string): Uint8Array | null => {
  try {
    return fromBase64(text);
  } catch {
    return null;
  }
};

/** Where this side listens and is heard, as a line to a phone is. */
const makeEnds = (onMessage: (message: Uint8Array) => void, onClose: () => void) => {
  const gather = makeGatherer();
  const ears: ((piece: Uint8Array) => void)[] = [];
  const closers: (() => void)[] = [];
  let isOver = false;
  const close = (): void => {
    if (isOver) return;
    isOver = true;
    onClose();
    for (const hearClosed of closers) hearClosed();
  };
  const channel: Channel = {
    send: (piece) => {
      const message = gather(piece);
      if (message && !isOver) onMessage(message);
    },
    onPiece: (hearPiece) => void ears.push(hearPiece),
    onClose: (hearClosed) => void closers.push(hearClosed),
    close,
  };
  const say = (message: Uint8Array): void => {
    for (const ear of ears) sendChunked({ ...channel, send: ear }, message);
  };
  return { channel, say };
};

/** What the relay has of a room, opened: it stands for the other end of the line, and lies in memory alone. */
const makeMirror = (link: RelayLink, say: (message: Uint8Array) => void) => {
  const seal = makeSeal(link);
  const kept = new Y.Doc();
  const pieces = kept.getArray<unknown>(PIECES);
  const about = kept.getMap<unknown>(ABOUT);
  const mirror = new Y.Doc();
  let unsent: Uint8Array[] = [];
  let isStrange = false;
  let isRead = false;

  const openPiece = (piece: unknown): void => {
    const update = seal.open(piece);
    if (update) Y.applyUpdate(mirror, update, PIECES);
    else isStrange = true;
  };
  pieces.observe(({ changes, transaction }) => {
    if (transaction.local) return;
    for (const { content } of changes.added)
      for (const piece of content.getContent()) openPiece(piece);
  });

  /** All that the relay has, in the place of many pieces; what another phone adds meanwhile stays. */
  const putTogether = (): void => {
    if (pieces.length < MANY_PIECES || isStrange || mirror.store.pendingStructs) return;
    kept.transact(() => {
      pieces.delete(0, pieces.length);
      pieces.push([seal.close(Y.encodeStateAsUpdate(mirror))]);
    });
  };
  const flush = (): void => {
    const [first, ...more] = unsent;
    unsent = [];
    if (!first) return;
    pieces.push([seal.close(more.length === 0 ? first : Y.mergeUpdates([first, ...more]))]);
    putTogether();
  };
  mirror.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin === PIECES) return say(sayUpdate(update));
    if (unsent.length === 0) setTimeout(flush, BREATH_MS);
    unsent.push(update);
  });

  /** The relay is told which game this is, once; whoever comes is told it from there. */
  let own: Uint8Array | null = null;
  const greet = (): void => {
    if (own && !about.has(HELLO)) about.set(HELLO, seal.close(own));
    const hello = seal.open(about.get(HELLO));
    if (hello) say(hello);
  };

  return {
    kept,
    seal,
    isKept: () => about.has(HELLO),
    /** Everything that the relay had has come: who is at the other end is told, and asked for what is new. */
    read: (): void => {
      isRead = true;
      greet();
      say(askForLacking({ sent: mirror }));
    },
    flush,
    hear: (message: Uint8Array): void => {
      const said = hear(message);
      if (said?.is === 'hello' && said.room !== '') own = message;
      // Before it is known what the relay has, all of it would be sent once more.
      if (!isRead || !said) return;
      if (said.is === 'lacking') say(sayLacking({ sent: mirror }, said.vector));
      if (said.is === 'update') {
        Y.applyUpdate(mirror, said.update);
        if (mirror.store.pendingStructs) say(askForLacking({ sent: mirror }));
      }
      if (said.is === 'hello') greet();
    },
  };
};

/** A line to the room on a relay. It goes on by itself when the relay was away. */
export const openRelayLine = ({ link, onState, webSocket }: RelayLineParts): RelayLine => {
  const beats = new Map<string, Uint8Array>();
  const onMessage = (message: Uint8Array): void => {
    const said = hear(message);
    if (said?.is === 'beat') {
      beats.set(said.phone, message);
      provider.setAwarenessField('beats', toBase64(mirror.seal.close(pack(beats.values()))));
    } else if (said?.is === 'bye') provider.awareness?.setLocalState(null);
    else mirror.hear(message);
  };
  const { channel, say } = makeEnds(onMessage, () => {
    mirror.flush();
    provider.destroy();
    socket.destroy();
  });
  const mirror = makeMirror(link, say);
  const socket = new HocuspocusProviderWebsocket({
    url: link.address,
    ...(webSocket !== undefined && { WebSocketPolyfill: webSocket }),
  });
  const heardOf = (states: readonly Readonly<Record<string, unknown>>[]): void => {
    for (const { beats: closed } of states) {
      const packed = typeof closed === 'string' ? mirror.seal.open(bytesOf(closed)) : null;
      for (const message of packed ? unpack(packed) : []) say(message);
    }
  };
  const provider: HocuspocusProvider = new HocuspocusProvider({
    websocketProvider: socket,
    name: toBase64UrlEncoded(link.name),
    document: mirror.kept,
    token: toBase64UrlEncoded(relayKeys(link).token),
    onSynced: () => {
      mirror.read();
      onState('here');
    },
    onClose: () => onState('away'),
    onAuthenticationFailed: ({ reason }) => {
      onState(reason === 'full' ? 'full' : 'refused');
      channel.close();
    },
    onAwarenessUpdate: ({ states }) => heardOf(states),
  });
  provider.attach();
  onState('connecting');
  return { channel, isKept: mirror.isKept };
};
