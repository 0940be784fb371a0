import { bearingOf, RAYS } from './bearing';
import { hexesWithin, ORIGIN, stepsBetween, type Hex, type Side } from './hex';
import { holds } from './sector';

/** A hex about a ship in the middle, and whether a shape holds it. */
export interface ArcHex {
  readonly hex: Hex;
  /** Steps from the middle. */
  readonly ring: number;
  readonly isIn: boolean;
}

/** The hexes of so many rings about a ship that faces one of its sides, by the twelve rays of a shape. */
export const arcHexes = (
  rays: readonly boolean[],
  facing: Side,
  rings: number,
): readonly ArcHex[] => {
  const sector = RAYS.filter((ray) => rays[ray] === true);
  return hexesWithin(rings).map((hex) => {
    const bearing = bearingOf({ hex: ORIGIN, facing }, hex);
    return {
      hex,
      ring: stepsBetween(ORIGIN, hex),
      isIn: bearing !== null && holds(sector, bearing),
    };
  });
};
