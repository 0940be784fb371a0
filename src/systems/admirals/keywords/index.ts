import { armor } from '../../admirals-shared/keywords/armor';
import { augur } from './augur';
import { boardingArray } from '../../admirals-shared/keywords/boardingArray';
import { cover } from './cover';
import { deadly } from '../../admirals-shared/keywords/deadly';
import { delectable } from './delectable';
import { fast } from './fast';
import { flak } from '../../admirals-shared/keywords/flak';
import { grudge } from './grudge';
import { lethal } from '../../admirals-shared/keywords/lethal';
import { massive } from './massive';
import { oreHull } from './oreHull';
import { ramProw } from './ramProw';
import { shuttleHangar } from './shuttleHangar';
import { skilled } from './skilled';
import { starcaster } from './starcaster';
import { starmaw } from './starmaw';
import { stealth } from './stealth';
import { support } from '../../admirals-shared/keywords/support';
import { threader } from './threader';
import type { KeywordTable } from '../../admirals-shared/keywords/hooks';

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
