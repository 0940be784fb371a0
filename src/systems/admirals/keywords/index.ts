import { armor } from './armor';
import { augur } from './augur';
import { boardingArray } from './boardingArray';
import { cover } from './cover';
import { deadly } from './deadly';
import { delectable } from './delectable';
import { fast } from './fast';
import { flak } from './flak';
import { grudge } from './grudge';
import { lethal } from './lethal';
import { massive } from './massive';
import { oreHull } from './oreHull';
import { ramProw } from './ramProw';
import { shuttleHangar } from './shuttleHangar';
import { skilled } from './skilled';
import { starcaster } from './starcaster';
import { starmaw } from './starmaw';
import { stealth } from './stealth';
import { support } from './support';
import { threader } from './threader';
import type { KeywordTable } from './hooks';

/** Section 9 in its order, and what other sections name. */
export const KEYWORDS: KeywordTable = [
  armor,
  cover,
  deadly,
  fast,
  flak,
  lethal,
  massive,
  shuttleHangar,
  skilled,
  stealth,
  support,
  augur,
  boardingArray,
  oreHull,
  ramProw,
  delectable,
  grudge,
  threader,
  starmaw,
  starcaster,
];
