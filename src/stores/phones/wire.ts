import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import * as sync from 'y-protocols/sync';

import type { Channel } from '../../platform/device';
import type { SharedDoc } from './sharedDoc';

/** What phones say to each other. */
export type Said =
  /** Who speaks, in which room; without a room they would like to join. */
  | {
      readonly is: 'hello';
      readonly version: number;
      readonly room: string;
      readonly phone: string;
    }
  /** How far the other is: what it lacks is sent. */
  | { readonly is: 'lacking'; readonly vector: Uint8Array }
  | { readonly is: 'update'; readonly update: Uint8Array }
  /** A phone is there; passed on, so that all know. */
  | { readonly is: 'beat'; readonly phone: string; readonly count: number }
  /** For one phone, passed on until it is there. */
  | {
      readonly is: 'signal';
      readonly from: string;
      readonly to: string;
      readonly code: string;
      readonly count: number;
    }
  /** An offer that the other may answer later with one code. */
  | { readonly is: 'ticket'; readonly phone: string; readonly code: string }
  | { readonly is: 'bye'; readonly phone: string };

const HELLO = 10;
const BEAT = 11;
const SIGNAL = 12;
const TICKET = 13;
const BYE = 14;

const write = (kind: number, ...parts: readonly (string | number)[]): Uint8Array =>
  encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, kind);
    for (const part of parts)
      if (typeof part === 'string') encoding.writeVarString(encoder, part);
      else encoding.writeVarUint(encoder, part);
  });

export const sayHello = (version: number, room: string, phone: string): Uint8Array =>
  write(HELLO, version, room, phone);
export const sayBeat = (phone: string, count: number): Uint8Array => write(BEAT, phone, count);
export const saySignal = (from: string, to: string, code: string, count: number): Uint8Array =>
  write(SIGNAL, from, to, code, count);
export const sayTicket = (phone: string, code: string): Uint8Array => write(TICKET, phone, code);
export const sayBye = (phone: string): Uint8Array => write(BYE, phone);

/** Yjs's own protocol: how far this phone is. */
export const askForLacking = ({ sent }: Pick<SharedDoc, 'sent'>): Uint8Array =>
  encoding.encode((encoder) => sync.writeSyncStep1(encoder, sent));
export const sayLacking = ({ sent }: Pick<SharedDoc, 'sent'>, vector: Uint8Array): Uint8Array =>
  encoding.encode((encoder) => sync.writeSyncStep2(encoder, sent, vector));
export const sayUpdate = (update: Uint8Array): Uint8Array =>
  encoding.encode((encoder) => sync.writeUpdate(encoder, update));

/** Null where it is nothing that this version knows. */
export const hear = (bytes: Uint8Array): Said | null => {
  try {
    const decoder = decoding.createDecoder(bytes);
    const word = () => decoding.readVarString(decoder);
    const number = () => decoding.readVarUint(decoder);
    switch (number()) {
      case sync.messageYjsSyncStep1:
        return { is: 'lacking', vector: decoding.readVarUint8Array(decoder) };
      case sync.messageYjsSyncStep2:
      case sync.messageYjsUpdate:
        return { is: 'update', update: decoding.readVarUint8Array(decoder) };
      case HELLO:
        return { is: 'hello', version: number(), room: word(), phone: word() };
      case BEAT:
        return { is: 'beat', phone: word(), count: number() };
      case SIGNAL:
        return { is: 'signal', from: word(), to: word(), code: word(), count: number() };
      case TICKET:
        return { is: 'ticket', phone: word(), code: word() };
      case BYE:
        return { is: 'bye', phone: word() };
    }
  } catch {
    // Cut short, or never meant for us.
  }
  return null;
};

/** A channel takes more at once and then closes without a word. */
const CHUNK = 16_000;
/** The longest game is a fraction of it. */
const MOST = 8_000_000;

/** A message in pieces, each of which says whether another follows. */
export const sendChunked = (channel: Channel, bytes: Uint8Array): void => {
  for (let at = 0; at === 0 || at < bytes.length; at += CHUNK) {
    const piece = bytes.subarray(at, at + CHUNK);
    const framed = new Uint8Array(piece.length + 1);
    framed[0] = at + CHUNK < bytes.length ? 1 : 0;
    framed.set(piece, 1);
    channel.send(framed);
  }
};

/** Puts pieces together again; null while more are to come. Too long a message is dropped. */
export const makeGatherer = () => {
  let pieces: Uint8Array[] = [];
  let length = 0;
  return (framed: Uint8Array): Uint8Array | null => {
    const piece = framed.subarray(1);
    length += piece.length;
    if (length <= MOST) pieces.push(piece);
    if (framed[0] === 1) return null;
    const whole = new Uint8Array(length <= MOST ? length : 0);
    let at = 0;
    for (const one of length <= MOST ? pieces : []) {
      whole.set(one, at);
      at += one.length;
    }
    pieces = [];
    length = 0;
    return whole;
  };
};
