import { armorBy } from '../../admirals-shared/keywords/armor';
import { augur } from './augur';
import { boardingArrayBy } from '../../admirals-shared/keywords/boardingArray';
import { cover } from './cover';
import { deadlyBy } from '../../admirals-shared/keywords/deadly';
import { flakBy } from '../../admirals-shared/keywords/flak';
import type { KeywordTable } from './hooks';
import { lethalBy } from '../../admirals-shared/keywords/lethal';
import { oreHull } from './oreHull';
import { ramProw } from './ramProw';
import { shuttleHangar } from './shuttleHangar';
import { starcaster } from './starcaster';
import { supportBy } from '../../admirals-shared/keywords/support';

/** Ship Keywords, in the order of the booklet. */
export const KEYWORDS: KeywordTable = [
  armorBy('Armor'),
  augur,
  boardingArrayBy('Boarding Array'),
  cover,
  deadlyBy('Deadly'),
  flakBy('Flak'),
  lethalBy('Lethal'),
  oreHull,
  ramProw,
  shuttleHangar,
  starcaster,
  supportBy('Support'),
];
