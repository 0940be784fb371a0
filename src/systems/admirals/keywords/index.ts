import { armorBy } from '../../admirals-shared/keywords/armor';
import { augur } from './augur';
import { boardingArrayBy } from '../../admirals-shared/keywords/boardingArray';
import { cover } from './cover';
import { deadlyBy } from '../../admirals-shared/keywords/deadly';
import { delectable } from './delectable';
import { fast } from './fast';
import { flakBy } from '../../admirals-shared/keywords/flak';
import { grudge } from './grudge';
import { lethalBy } from '../../admirals-shared/keywords/lethal';
import { massive } from './massive';
import { oreHull } from './oreHull';
import { ramProw } from './ramProw';
import { shuttleHangar } from './shuttleHangar';
import { skilled } from './skilled';
import { starcaster } from './starcaster';
import { starmaw } from './starmaw';
import { stealth } from './stealth';
import { supportBy } from '../../admirals-shared/keywords/support';
import { threader } from './threader';
import type { KeywordTable } from './hooks';

/** Section 9 in its order, and what other sections name. */
export const KEYWORDS: KeywordTable = [
  armorBy('9A'),
  cover,
  deadlyBy('9C'),
  fast,
  flakBy('9E'),
  lethalBy('9F'),
  massive,
  shuttleHangar,
  skilled,
  stealth,
  supportBy('9K'),
  augur,
  boardingArrayBy('9M'),
  oreHull,
  ramProw,
  delectable,
  grudge,
  threader,
  starmaw,
  starcaster,
];
