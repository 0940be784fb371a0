import { checked, problems } from '../../../core/checked/checked';
import {
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  whole,
  type ReadBy,
  type Reader,
} from '../../../core/checked/read';
import type { Place } from '../../../core/hex/bearing';
import { sideAt, type Side } from '../../../core/hex/hex';
import { count, id, MOST_PIECES } from '../../kit/play/fields';
import { FACINGS } from '../cards/terms';

/** Parts that several commands share. */

export const MOST_DICE = 60;

export const die = whole({ least: 1, most: 6 });
export const dice = list(die, { most: MOST_DICE });
export const index = whole({ least: 0, most: 20 });
export const rotations = whole({ least: 0, most: 6 });
export const facing = oneOf(FACINGS);
export const facings = list(facing, { most: 60 });

const FURTHEST = 60;
export const distance = whole({ least: 0, most: FURTHEST });
const hexAway = whole({ least: -FURTHEST, most: FURTHEST });
const hexSide: Reader<Side> = (draft, path) => {
  const read = whole({ least: 0, most: 5 })(draft, path);
  return read.ok ? checked(sideAt(read.value)) : read;
};
export const stands: Reader<Place> = object({
  hex: object({ q: hexAway, r: hexAway }),
  facing: hexSide,
});

/** Another piece, and the hexes between. */
const nearPiece = object({ ship: id, distance });
export type Near = ReadBy<typeof nearPiece>;
export const near = list(nearPiece, { most: MOST_PIECES });

/** Whom the repair of a card reaches, and which shields it mends: one facing a point. */
const repair = object({ card: id, ship: id, facings: optional(facings) });
export type RepairChoice = ReadBy<typeof repair>;
export const repairs = list(repair, { most: MOST_PIECES });

export const modifiers = list(
  object({ source: text({ most: 120, least: 0 }), value: whole({ least: -9, most: 9 }) }),
  { most: 20 },
);

/** Points of shields that were spent, by facing; null is the pool. */
export const boxes = list(object({ facing: nullable(facing), points: count }), {
  most: FACINGS.length,
});

export const bySide = <Value>(value: Reader<Value>) =>
  object({ active: optional(value), opposing: optional(value) });

export const PAYERS = [...FACINGS, 'pool', 'hull'] as const;

/** What only a whole set-up can have wrong. */
export const teamRoll: Reader<readonly [number, number]> = (draft, path) => {
  const read = list(die, { least: 2, most: 2 })(draft, path);
  if (!read.ok) return read;
  const [first = 1, second = 1] = read.value;
  return first === second
    ? problems({ path, why: { id: 'team-roll-tied' } })
    : checked([first, second]);
};
