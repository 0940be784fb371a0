import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

import { checked, problems, type Checked } from '../checked/checked';

export type SqueezeWhy =
  { readonly id: 'not-squeezed' } | { readonly id: 'too-long'; readonly most: number };

/** Seven bits a byte, the last without its eighth. */
const makeLength = (length: number): readonly number[] =>
  length < 128 ? [length] : [(length % 128) + 128, ...makeLength(Math.floor(length / 128))];

/** A text made small: the length that it has when it is large, and its deflated bytes. */
export const squeeze = (text: string): Uint8Array => {
  const bytes = strToU8(text);
  const length = makeLength(bytes.length);
  const small = deflateSync(bytes, { level: 9 });
  const whole = new Uint8Array(length.length + small.length);
  whole.set(length);
  whole.set(small, length.length);
  return whole;
};

const LONGEST_LENGTH = 5;

const readLength = (bytes: Uint8Array): { length: number; used: number } | null => {
  let length = 0;
  for (let used = 0; used < LONGEST_LENGTH; used += 1) {
    const byte = bytes[used];
    if (byte === undefined) return null;
    length += (byte % 128) * 128 ** used;
    if (byte < 128) return { length, used: used + 1 };
  }
  return null;
};

/** What is inflated before it is looked at whether there is too much of it: a byte may become a thousand. */
const MOUTHFUL = 1024;

/** The bytes again, or null as soon as there are more than promised. */
const inflate = (small: Uint8Array, length: number): Uint8Array | null => {
  const large = new Uint8Array(length);
  let filled = 0;
  const stream = new Inflate((chunk) => {
    if (filled + chunk.length <= length) large.set(chunk, filled);
    filled += chunk.length;
  });
  for (let at = 0; at < small.length && filled <= length; at += MOUTHFUL) {
    stream.push(small.subarray(at, at + MOUTHFUL), at + MOUTHFUL >= small.length);
  }
  return filled === length ? large : null;
};

/** The text again. Room is measured before and while it grows, so that no small thing grows without end. */
export const unsqueeze = (bytes: Uint8Array, most: number): Checked<string, SqueezeWhy> => {
  const read = readLength(bytes);
  if (read === null) return problems({ path: '', why: { id: 'not-squeezed' } });
  if (read.length > most) return problems({ path: '', why: { id: 'too-long', most } });
  try {
    const large = inflate(bytes.subarray(read.used), read.length);
    if (large !== null) return checked(strFromU8(large));
  } catch {
    // fflate throws at bytes that it did not make.
  }
  return problems({ path: '', why: { id: 'not-squeezed' } });
};
