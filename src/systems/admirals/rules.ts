import { KEYWORDS } from './keywords';
import { RULINGS, rulingsFrom, type Rulings } from './rulings';
import type { AnyParts, AnyRules } from '../admirals-shared/parts';
import type { KeywordTable } from './keywords/hooks';
import { TERRAIN_RULES, type TerrainTable } from './terrain/rules';
import { DEFAULT_ARCS, DEFAULT_FACINGS, type Redrawn } from '../admirals-shared/geometry';

export type AdmiralsParts = AnyParts<KeywordTable, TerrainTable>;

export const ADMIRALS_PARTS: AdmiralsParts = {
  id: 'admirals',
  keywords: KEYWORDS,
  terrains: TERRAIN_RULES,
  rulings: RULINGS,
  arcs: DEFAULT_ARCS,
  facings: DEFAULT_FACINGS,
};

export type Rules = AnyRules<KeywordTable, TerrainTable, Rulings>;

export const rulesFor = (
  { keywords, terrains, arcs, facings }: AdmiralsParts,
  chosen: Readonly<Record<string, string>>,
  redrawn: Redrawn = {},
): Rules => ({
  keywords,
  terrains,
  rulings: rulingsFrom(chosen),
  arcs: { ...arcs, ...redrawn.arcs },
  facings: { ...facings, ...redrawn.facings },
});
