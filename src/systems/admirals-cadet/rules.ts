import type { AnyParts, AnyRules } from '../admirals-shared/parts';
import { KEYWORDS } from './keywords';
import type { KeywordTable } from './keywords/hooks';
import { RULINGS, rulingsFrom, type Rulings } from './rulings';
import { TERRAIN_RULES, type TerrainTable } from './terrain';
import { DEFAULT_ARCS, DEFAULT_FACINGS } from '../admirals-shared/geometry';

/** What the first edition is made of. Every rule takes what it needs of it as an argument. */
export type CadetParts = AnyParts<KeywordTable, TerrainTable>;

export const CADET_PARTS: CadetParts = {
  id: 'admirals-cadet',
  keywords: KEYWORDS,
  terrains: TERRAIN_RULES,
  rulings: RULINGS,
  arcs: DEFAULT_ARCS,
  facings: DEFAULT_FACINGS,
};

/** The parts as one table plays them. */
export type Rules = AnyRules<KeywordTable, TerrainTable, Rulings>;

export const rulesFor = (
  { keywords, terrains, arcs, facings }: CadetParts,
  chosen: Readonly<Record<string, string>>,
): Rules => ({ keywords, terrains, rulings: rulingsFrom(chosen), arcs, facings });
