import type { CardRef } from './events';

/** Stands in the place of what a thing is, while it lies face down and only the phone of its player knows. */
const MARK = 'promise:';

/** A salted hash, as the place of a ref. */
export const makePromise = (hash: string): CardRef => MARK + hash;

export const isPromise = (ref: CardRef): boolean => ref.startsWith(MARK);

/** What was promised: anybody can see that it was this. */
export interface Told {
  readonly promise: CardRef;
  readonly what: CardRef;
  readonly salt: string;
}
