import { sha256 } from '@noble/hashes/sha2';
import { hkdf } from '@noble/hashes/hkdf';
import { utf8ToBytes } from '@noble/hashes/utils';

import { ascii, makeJoinText, parseJoinText, VERSION } from './linkCode';

/** A room on a relay: where it is, what it is called there, and the secret that only its phones know. */
export interface RelayLink {
  readonly address: string;
  readonly name: Uint8Array;
  readonly secret: Uint8Array;
}

/** Stands where the kind of a code stands, behind offer and answer. */
const RELAY = 2;
export const SECRET_BYTES = 16;
const NAME_BYTES = 16;

const derive = (secret: Uint8Array, use: string): Uint8Array =>
  hkdf(sha256, secret, utf8ToBytes('flagbridge relay'), utf8ToBytes(use), 32);

/** Two keys that do not tell each other: the relay is shown the one, and never learns the other. */
export const relayKeys = ({ secret }: Pick<RelayLink, 'secret'>) => ({
  token: derive(secret, 'token'),
  cipher: derive(secret, 'cipher'),
});

/** A room is called by the hash of its token: so the relay knows a wrong one without keeping any. */
export const makeRoomLink = (address: string, secret: Uint8Array): RelayLink => ({
  address,
  name: sha256(relayKeys({ secret }).token).slice(0, NAME_BYTES),
  secret,
});

export const makeRelayLink = ({ address, name, secret }: RelayLink): string =>
  makeJoinText([VERSION, RELAY, ...name, ...secret, ...ascii(address)]);

/** A secret link; null where the text is none, or not whole. */
export const parseRelayLink = (written: string): RelayLink | null => {
  const read = parseJoinText(written);
  if (!read.ok || read.value[1] !== RELAY) return null;
  const body = read.value.slice(2);
  const ends = NAME_BYTES + SECRET_BYTES;
  const address = String.fromCharCode(...body.slice(ends));
  return isRelayAddress(address)
    ? { address, name: body.slice(0, NAME_BYTES), secret: body.slice(NAME_BYTES, ends) }
    : null;
};

/** Encrypted on the way; a relay on one's own machine, to try it out, needs no certificate. */
export const isRelayAddress = (address: string): boolean =>
  /^(wss:\/\/[\w.-]+|ws:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?(\/[\w./-]*)?$/.test(address);
