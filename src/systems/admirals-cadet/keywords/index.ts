import { armor } from './armor';
import { augur } from './augur';
import { boardingArray } from './boardingArray';
import { cover } from './cover';
import { deadly } from './deadly';
import { flak } from './flak';
import type { KeywordTable } from './hooks';
import { lethal } from './lethal';
import { oreHull } from './oreHull';
import { ramProw } from './ramProw';
import { shuttleHangar } from './shuttleHangar';
import { starcaster } from './starcaster';
import { support } from './support';

/** Ship Keywords, in the order of the booklet. */
export const KEYWORDS: KeywordTable = [
  armor,
  augur,
  boardingArray,
  cover,
  deadly,
  flak,
  lethal,
  oreHull,
  ramProw,
  shuttleHangar,
  starcaster,
  support,
];
