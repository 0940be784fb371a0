import { bearingOf, RAYS, type Bearing, type Place } from '../../core/hex/bearing';
import { stepsBetween, type Hex, ORIGIN } from '../../core/hex/hex';
import { holds, sectorFrom, WHOLE, type Sector } from '../../core/hex/sector';
import { ARCS, FACINGS, type Arc, type Facing } from './cards/terms';

export type ArcShapes = Readonly<Record<Arc, Sector>>;

export type FacingShapes = Readonly<Record<Facing, Sector>>;

/** 5A-01: the printed diagrams are lost, so these are the app's reading; a player may redraw them. */
export const DEFAULT_ARCS: ArcShapes = {
  F: sectorFrom(11, 1),
  FX: sectorFrom(9, 3),
  R: sectorFrom(1, 5),
  A: sectorFrom(5, 7),
  AX: sectorFrom(3, 9),
  L: sectorFrom(7, 11),
  '360': WHOLE,
};

/** 5E-01: neighbours share the ray between them. */
export const DEFAULT_FACINGS: FacingShapes = {
  'Direct Fore': sectorFrom(11, 1),
  'Right Fore': sectorFrom(1, 3),
  'Right Aft': sectorFrom(3, 5),
  'Direct Aft': sectorFrom(5, 7),
  'Left Aft': sectorFrom(7, 9),
  'Left Fore': sectorFrom(9, 11),
};

/** 2A-01: the hexes between two pieces, 0 where they are adjacent. */
export const gameDistance = (a: Hex, b: Hex): number => Math.max(0, stepsBetween(a, b) - 1);

/** 5A-01: the arcs that hold a target at this bearing from the attacker. */
export const arcsAt = (arcs: ArcShapes, bearing: Bearing): readonly Arc[] =>
  ARCS.filter((arc) => holds(arcs[arc], bearing));

/** 5E-01: the facings of a target that an attacker at this bearing from it is in. */
export const facingsAt = (facings: FacingShapes, bearing: Bearing): readonly Facing[] =>
  FACINGS.filter((facing) => holds(facings[facing], bearing));

/** 5A-01: the arcs of a piece in its place that hold a hex. */
export const arcsHolding = (arcs: ArcShapes, attacker: Place, target: Hex): readonly Arc[] => {
  const bearing = bearingOf(attacker, target);
  return bearing === null ? [] : arcsAt(arcs, bearing);
};

/** 5E-01: the facings of a piece in its place that an attacker's hex lies in. */
export const facingsHit = (facings: FacingShapes, target: Place, attacker: Hex) => {
  const bearing = bearingOf(target, attacker);
  return bearing === null ? [] : facingsAt(facings, bearing);
};

/** The shapes that a table plays with. */
export interface Shapes {
  readonly arcs: ArcShapes;
  readonly facings: FacingShapes;
}

/** Shapes that a player has drawn after a printed diagram. */
export interface Redrawn {
  readonly arcs?: Partial<ArcShapes>;
  readonly facings?: Partial<FacingShapes>;
}

/** 2A-01, 5A-01, 5E-01: what a target's place means for a strike at it. */
export const sightingOf = (place: Place, rules: Shapes) => ({
  distance: gameDistance(ORIGIN, place.hex),
  arcs: arcsHolding(rules.arcs, { hex: ORIGIN, facing: 0 }, place.hex),
  facings: facingsHit(rules.facings, place, ORIGIN),
});

/** Every set of arcs that can hold a target at once, but for those that are part of another. */
export const arcSets = (shapes: ArcShapes): readonly (readonly Arc[])[] => {
  const bearings = RAYS.flatMap((ray): readonly Bearing[] => [
    { ray, exact: true },
    { ray, exact: false },
  ]);
  const sets = bearings.map((bearing) => arcsAt(shapes, bearing));
  const different = [...new Map(sets.map((arcs) => [arcs.join(), arcs])).values()];
  return different.filter(
    (arcs) =>
      !different.some(
        (other) => other.length > arcs.length && arcs.every((arc) => other.includes(arc)),
      ),
  );
};
