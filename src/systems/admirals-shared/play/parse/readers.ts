import { checked } from '../../../../core/checked/checked';
import {
  just,
  list,
  nullable,
  object,
  objectDraft,
  oneOf,
  optional,
  tagged,
  text,
  whole,
  yesNo,
  type Reader,
} from '../../../../core/checked/read';
import type { Place } from '../../../../core/hex/bearing';
import { sideAt, type Side } from '../../../../core/hex/hex';
import { FACINGS, TERRAINS } from '../../cards/terms';
import { WOUNDS } from '../../odds/spec';
import { SIDES } from '../../skirmish/sides';
import type { Entry, LockUse } from '../../../admirals/play/commands';

/** Parts that several commands share. */

export const MOST_PIECES = 200;
const MOST_DICE = 60;

export const id = text({ most: 120 });
export const ids = list(id, { most: MOST_PIECES });
export const die = whole({ least: 1, most: 6 });
export const dice = list(die, { most: MOST_DICE });
export const count = whole({ least: 0, most: 99 });
export const index = whole({ least: 0, most: 20 });
export const rotations = whole({ least: 0, most: 6 });
export const change = whole({ least: -99, most: 99 });
export const words = text({ most: 2000, lines: true });
export const facing = oneOf(FACINGS);
export const facings = list(facing, { most: 60 });
export const side = oneOf(SIDES);

const FURTHEST = 60;
const hexAway = whole({ least: -FURTHEST, most: FURTHEST });
const hexSide: Reader<Side> = (draft, path) => {
  const read = whole({ least: 0, most: 5 })(draft, path);
  return read.ok ? checked(sideAt(read.value)) : read;
};
export const stands: Reader<Place> = object({
  hex: object({ q: hexAway, r: hexAway }),
  facing: hexSide,
});

export const override = optional(yesNo);

export const near = list(object({ ship: id, distance: whole({ least: 0, most: 60 }) }), {
  most: MOST_PIECES,
});

export const repairs = list(object({ card: id, ship: id, facings: optional(facings) }), {
  most: MOST_PIECES,
});

export const modifiers = list(
  object({ source: text({ most: 120, least: 0 }), value: whole({ least: -9, most: 9 }) }),
  { most: 20 },
);

export const shieldSpends = list(
  object({ facing: nullable(facing), hits: count, criticals: count }),
  { most: FACINGS.length },
);

export const locks = list(
  tagged<LockUse>('use', {
    hold: object({ use: just('hold') }),
    ability: object({ use: just('ability'), dice: optional(dice) }),
    'lock-on': object({ use: just('lock-on'), dice }),
  }),
  { most: MOST_DICE },
);

export const strikeSaves = list(object({ icon: oneOf(WOUNDS), save: id, dice }), { most: 20 });
export const skirmishSaves = list(object({ side, save: id, dice }), { most: 20 });

export const bySide = <Value>(value: Reader<Value>) =>
  object({ active: optional(value), opposing: optional(value) });

const PAYERS = [...FACINGS, 'pool', 'hull'] as const;

export const entry: Reader<Entry> = object({
  terrain: nullable(oneOf(TERRAINS)),
  roll: optional(die),
  coreOccupant: optional(id),
  pays: optional(oneOf(PAYERS)),
  nearStrategic: optional(yesNo),
});

/** Whichever of two fields is there decides how it is read. */
export const eitherField =
  <Value>(key: string, when: Reader<Value>, otherwise: Reader<Value>): Reader<Value> =>
  (draft, path) => {
    const own = objectDraft(draft, path);
    if (!own.ok) return own;
    return Object.hasOwn(own.value, key) ? when(draft, path) : otherwise(draft, path);
  };

/** A mark: off, a count, or a word. */
export const markValue: Reader<number | string> = (draft, path) =>
  typeof draft === 'string' && draft !== ''
    ? id(draft, path)
    : draft === ''
      ? checked(0)
      : count(draft, path);
