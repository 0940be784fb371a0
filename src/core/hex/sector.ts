import { RAYS, rayAt, raysOf, type Bearing, type Ray } from './bearing';

/** A shape around a hex: the rays that are in it, ascending. What lies between two rays is in when both are. */
export type Sector = readonly Ray[];

export const WHOLE: Sector = RAYS;

const sorted = (rays: Iterable<Ray>): Sector => [...new Set(rays)].sort((a, b) => a - b);

/** Clockwise from one ray to another, both included. */
export const sectorFrom = (from: Ray, to: Ray): Sector =>
  sorted(Array.from({ length: rayAt(to - from) + 1 }, (_, n) => rayAt(from + n)));

export const holds = (sector: Sector, bearing: Bearing): boolean =>
  raysOf(bearing).every((ray) => sector.includes(ray));

/** The same shape with one ray put in or taken out. */
export const toggleRay = (sector: Sector, ray: Ray): Sector =>
  sector.includes(ray) ? sector.filter((one) => one !== ray) : sorted([...sector, ray]);

export const turnSector = (sector: Sector, turns: number): Sector =>
  sorted(sector.map((ray) => rayAt(ray + 2 * turns)));

/** Left for right. */
export const mirrorSector = (sector: Sector): Sector => sorted(sector.map((ray) => rayAt(-ray)));

/** Twelve signs, `#` for in and `.` for out, clockwise from the fore. */
export const makeSector = (sector: Sector): string =>
  RAYS.map((ray) => (sector.includes(ray) ? '#' : '.')).join('');

/** Null for a text that is not twelve of those signs. */
export const parseSector = (text: string): Sector | null =>
  /^[#.]{12}$/.test(text) ? RAYS.filter((ray) => text[ray] === '#') : null;
