import { checked, type Checked } from '../../../core/checked/checked';
import {
  list,
  object,
  objectDraft,
  oneOf,
  optional,
  text,
  whole,
  yesNo,
  type Reader,
  all,
  at,
} from '../../../core/checked/read';

import type { Place } from '../../../core/hex/bearing';
import { SIDES } from '../../../core/hex/hex';

/** Readers for what commands and set-ups of any game are made of, with the limits that hold for all. */

export const MOST_PIECES = 200;

export const id = text({ most: 120 });
export const ids = list(id, { most: MOST_PIECES });
export const count = whole({ least: 0, most: 99 });
export const change = whole({ least: -99, most: 99 });
export const name = text({ most: 80 });
export const words = text({ most: 2000, lines: true });

export const FURTHEST = 60;
const hexAway = whole({ least: -FURTHEST, most: FURTHEST });

/** Where a piece stands as seen from another. */
export const stands: Reader<Place> = object({
  hex: object({ q: hexAway, r: hexAway }),
  facing: oneOf(SIDES),
});

/** What the rules advise against may be done all the same, and is then noted. */
export const override = optional(yesNo);

/** A mark: off, a count, or a word. */
export const markValue: Reader<number | string> = (draft, path) => {
  if (draft === '') return checked(0);
  return typeof draft === 'string' ? id(draft, path) : count(draft, path);
};

/** Whether a field is there decides how the rest is read. */
export const eitherField =
  <One, Other>(key: string, when: Reader<One>, otherwise: Reader<Other>): Reader<One | Other> =>
  (draft, path) => {
    const own = objectDraft(draft, path);
    if (!own.ok) return own;
    return Object.hasOwn(own.value, key) ? when(draft, path) : otherwise(draft, path);
  };

/** Anything under any name, each read alike. */
export const recordOf =
  <Value>(value: Reader<Value>): Reader<Readonly<Record<string, Value>>> =>
  (draft, path) => {
    const own = objectDraft(draft, path);
    if (!own.ok) return own;
    const read = all(
      Object.entries(own.value).map(([key, one]): Checked<readonly [string, Value]> => {
        const given = value(one, at(path, key));
        return given.ok ? checked([key, given.value]) : given;
      }),
    );
    return read.ok ? checked(Object.fromEntries(read.value)) : read;
  };
