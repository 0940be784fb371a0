import { checked, problems } from '../../../../core/checked/checked';
import { object, optional, text, type Reader } from '../../../../core/checked/read';
import { makeSector, parseSector, type Sector } from '../../../../core/hex/sector';
import { ARCS, byName, FACINGS } from '../terms';
import type { Answers } from '../../../../core/pages/answers';
import type { Shelf } from '../../../../core/pages/desks';
import { DEFAULT_ARCS, type ArcShapes, type Redrawn } from '../../geometry';

export type ShapeWhy = { readonly id: 'shape-unreadable' };

const RAYS = 12;

/** Twelve signs, `#` for in and `.` for out, clockwise from the fore. */
const sector: Reader<Sector> = (draft, path) => {
  const written = text({ most: RAYS })(draft, path);
  if (!written.ok) return written;
  const read = parseSector(written.value);
  return read ? checked(read) : problems({ path, why: { id: 'shape-unreadable' } });
};

const shape = optional(sector);

/** 5A-01, 5E-01: arcs and facings as a player has redrawn them; what is absent stays as it is. */
export const redrawnShapes: Reader<Redrawn> = object({
  arcs: optional(object(byName(ARCS, () => shape))),
  facings: optional(object(byName(FACINGS, () => shape))),
});

const written = <Key extends string>(
  keys: readonly Key[],
  shapes: Readonly<Partial<Record<Key, Sector>>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const one = shapes[key];
      return one === undefined ? [] : [[key, makeSector(one)]];
    }),
  );

/** Redrawn shapes as they are kept with a card pack and with a game. */
export interface WrittenShapes {
  readonly arcs?: Readonly<Record<string, string>>;
  readonly facings?: Readonly<Record<string, string>>;
}

/** `redrawnShapes` reads it back. */
export const makeRedrawn = ({ arcs, facings }: Redrawn): WrittenShapes => ({
  ...(arcs === undefined ? {} : { arcs: written(ARCS, arcs) }),
  ...(facings === undefined ? {} : { facings: written(FACINGS, facings) }),
});

/** Shapes as they are kept, if every one of them can be read. */
export const writtenShapes: Reader<WrittenShapes> = (draft, path) => {
  const read = redrawnShapes(draft, path);
  return read.ok ? checked(makeRedrawn(read.value)) : read;
};

/** What is kept, read back; what cannot be read is as the app draws it. */
export const redrawnFrom = (kept: WrittenShapes | Answers | undefined): Redrawn => {
  const read = redrawnShapes(kept ?? {}, '');
  return read.ok ? read.value : {};
};

/** Shapes as they are drawn in the pack that a card is in. */
export const redrawnOn = ({ shapes, pack }: Shelf): Redrawn =>
  redrawnFrom(pack === undefined ? undefined : shapes?.[pack]);

/** 5A-01 */
export const arcsOn = (shelf: Shelf): ArcShapes => ({ ...DEFAULT_ARCS, ...redrawnOn(shelf).arcs });
