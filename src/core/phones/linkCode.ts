import { checked, problems, type Checked } from '../checked/checked';
import { makeBase41, parseBase41 } from '../codes/base41';
import { checksum } from '../codes/checksum';

/** Where a phone can be reached: an address of its network, or the name that a browser hides it behind. */
export interface Candidate {
  readonly address: string;
  readonly port: number;
}

/** What one phone must know of another to link up with it: all else of a WebRTC description is the same for all. */
export interface Description {
  readonly ufrag: string;
  readonly pwd: string;
  /** SHA-256 of its certificate: nobody else can answer in its place. */
  readonly fingerprint: Uint8Array;
  readonly candidates: readonly Candidate[];
}

export type LinkKind = 'offer' | 'answer';

/** One end of a line, and the offer that it is or answers. */
export interface NumberedEnd {
  readonly number: number;
  readonly description: Description;
}

/** One look from phone to phone. */
export interface LinkCode extends NumberedEnd {
  readonly kind: LinkKind;
  /** Tells games apart: the first letters of the room's id. */
  readonly room: string;
  /** An offer beside an answer, for a phone that no longer has what is answered. */
  readonly otherwise?: NumberedEnd;
}

export type LinkWhy =
  { readonly id: 'not-a-link' } | { readonly id: 'newer-link' } | { readonly id: 'damaged-link' };

/** An address of the app, so that a phone's own camera opens it there. */
export const JOIN_LINK = 'flagbridge://join/';
const MARK = /^flagbridge:\/\/join\//i;
export const VERSION = 1;
const KINDS: readonly LinkKind[] = ['offer', 'answer'];
export const ROOM_LETTERS = 8;
const FINGERPRINT = 32;
/** More are of no use at one table. */
const MOST_CANDIDATES = 4;
const HIDDEN = '.local';

const fail = (why: LinkWhy) => problems<LinkWhy>({ path: '', why });

export const ascii = (text: string): readonly number[] =>
  Array.from(text, (sign) => sign.charCodeAt(0) & 0x7f);

const two = (value: number): readonly number[] => [(value >> 8) & 0xff, value & 0xff];

const hexBytes = (hex: string): readonly number[] =>
  (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));

/** An IPv4 address is four bytes, a hidden name sixteen; any other goes as its letters. */
const addressBytes = (address: string): readonly number[] => {
  const parts = address.split('.').map(Number);
  if (/^[\d.]+$/.test(address) && parts.length === 4) return [4, ...parts];
  const uuid = address.endsWith(HIDDEN) ? address.slice(0, -HIDDEN.length).replaceAll('-', '') : '';
  if (/^[0-9a-f]{32}$/.test(uuid)) return [16, ...hexBytes(uuid)];
  return [0, address.length, ...ascii(address)];
};

/** Bytes as an address of the app, with a sum that tells a damaged one. */
export const makeJoinText = (bytes: readonly number[]): string => {
  const sum = checksum(Uint8Array.from(bytes));
  return JOIN_LINK + makeBase41(Uint8Array.from([...bytes, ...two(sum & 0xffff)]));
};

const endBytes = ({ number, description }: NumberedEnd): readonly number[] => {
  const { ufrag, pwd, fingerprint, candidates } = description;
  const known = candidates.slice(0, MOST_CANDIDATES);
  return [
    ...two(number),
    ufrag.length,
    ...ascii(ufrag),
    pwd.length,
    ...ascii(pwd),
    ...fingerprint,
    known.length,
    ...known.flatMap(({ address, port }) => [...addressBytes(address), ...two(port)]),
  ];
};

export const makeLinkCode = ({ kind, room, otherwise, ...end }: LinkCode): string =>
  makeJoinText([
    VERSION,
    KINDS.indexOf(kind),
    ...ascii(room.slice(0, ROOM_LETTERS).padEnd(ROOM_LETTERS, ' ')),
    ...endBytes(end),
    ...(otherwise ? endBytes(otherwise) : []),
  ]);

/** Reads bytes one after the other; what is beyond the end is nothing. */
const makeTaker = (bytes: Uint8Array) => {
  let at = 0;
  const take = (count: number): Uint8Array => bytes.slice(at, (at += count));
  const one = (): number => take(1)[0] ?? 0;
  const pair = (): number => one() * 256 + one();
  const letters = (count: number): string => String.fromCharCode(...take(count));
  return { take, one, pair, letters, isDone: () => at === bytes.length };
};

const uuidOf = (bytes: Uint8Array): string => {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return [...parts, hex.slice(20)].join('-');
};

const takeCandidate = ({ take, one, pair, letters }: ReturnType<typeof makeTaker>): Candidate => {
  const kind = one();
  if (kind === 4) return { address: [...take(4)].join('.'), port: pair() };
  if (kind === 16) return { address: uuidOf(take(16)) + HIDDEN, port: pair() };
  return { address: letters(one()), port: pair() };
};

/** What stands in a description's lines must not begin a line of its own. */
const isPlain = (text: string): boolean => /^[\w+/.:-]+$/.test(text);

const isSound = ({ ufrag, pwd, fingerprint, candidates }: Description): boolean =>
  isPlain(ufrag) &&
  isPlain(pwd) &&
  fingerprint.length === FINGERPRINT &&
  candidates.every(({ address, port }) => isPlain(address) && port > 0);

const takeEnd = (taker: ReturnType<typeof makeTaker>): NumberedEnd => {
  const number = taker.pair();
  const ufrag = taker.letters(taker.one());
  const pwd = taker.letters(taker.one());
  const fingerprint = taker.take(FINGERPRINT);
  const count = Math.min(MOST_CANDIDATES, taker.one());
  const candidates = Array.from({ length: count }, () => takeCandidate(taker));
  return { number, description: { ufrag, pwd, fingerprint, candidates } };
};

const parseBytes = (body: Uint8Array): Checked<LinkCode, LinkWhy> => {
  const taker = makeTaker(body);
  taker.one();
  const kind = KINDS[taker.one()];
  const room = taker.letters(ROOM_LETTERS).trim();
  const end = takeEnd(taker);
  const otherwise = kind === 'answer' && !taker.isDone() ? takeEnd(taker) : null;
  const isWhole = [end, ...(otherwise ? [otherwise] : [])].every((one) => isSound(one.description));
  return kind && taker.isDone() && isWhole
    ? checked({ kind, room, ...end, ...(otherwise && { otherwise }) })
    : fail({ id: 'damaged-link' });
};

/** The bytes of an address of the app, whole and of this version; the version is the first of them. */
export const parseJoinText = (written: string): Checked<Uint8Array, LinkWhy> => {
  const text = written.replace(/\s+/g, '');
  if (!MARK.test(text) || text.length > 1000) return fail({ id: 'not-a-link' });
  const read = parseBase41(text.replace(MARK, '').toUpperCase());
  if (!read.ok || read.value.length <= 2) return fail({ id: 'damaged-link' });
  const bytes = read.value;
  const body = bytes.subarray(0, -2);
  const sum = (bytes.at(-2) ?? 0) * 256 + (bytes.at(-1) ?? 0);
  if ((checksum(body) & 0xffff) !== sum) return fail({ id: 'damaged-link' });
  return body[0] === VERSION ? checked(body) : fail({ id: 'newer-link' });
};

/** Reads a code that was scanned, pasted or opened as a link. */
export const parseLinkCode = (written: string): Checked<LinkCode, LinkWhy> => {
  const read = parseJoinText(written);
  return read.ok ? parseBytes(read.value) : read;
};

const CANDIDATE = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim;

const lineOf = (sdp: string, name: string): string =>
  new RegExp(`^a=${name}:(\\S+(?: \\S+)?)`, 'm').exec(sdp)?.[1] ?? '';

/** What of a description differs from phone to phone; null where it is none that the app can use. */
export const shrinkDescription = (sdp: string): Description | null => {
  const [method = '', print = ''] = lineOf(sdp, 'fingerprint').split(' ');
  const description = {
    ufrag: lineOf(sdp, 'ice-ufrag'),
    pwd: lineOf(sdp, 'ice-pwd'),
    fingerprint: Uint8Array.from(hexBytes(print.replaceAll(':', ''))),
    candidates: [...sdp.matchAll(CANDIDATE)].map(([, address = '', port = '']) => ({
      address,
      port: Number(port),
    })),
  };
  return method.toLowerCase() === 'sha-256' && isSound(description) ? description : null;
};

const printOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(':');

/** The whole description again, as a browser reads it. */
export const growDescription = (
  { ufrag, pwd, fingerprint, candidates }: Description,
  kind: LinkKind,
): string =>
  [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates.map(
      ({ address, port }, at) =>
        `a=candidate:${at + 1} 1 udp ${2130706431 - at} ${address} ${port} typ host`,
    ),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${printOf(fingerprint)}`,
    `a=setup:${kind === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    '',
  ].join('\r\n');
