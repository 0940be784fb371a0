import type { Ruling } from '../../core/game/system';
import { KEYWORDS } from '../admirals/keywords';
import type { KeywordTable } from './keywords/hooks';
import { RULINGS, rulingsFrom, type Rulings } from '../admirals/rulings';
import {
  DEFAULT_ARCS,
  DEFAULT_FACINGS,
  type ArcShapes,
  type FacingShapes,
} from './strike/geometry';
import { TERRAIN_RULES, type TerrainTable } from './terrain/rules';

/** What an edition of Admirals is made of. Every rule takes what it needs of it as an argument. */
export interface AnyParts<Keywords, Terrains, SomeRulings = readonly Ruling[]> {
  readonly id: string;
  readonly keywords: Keywords;
  readonly terrains: Terrains;
  readonly rulings: SomeRulings;
  readonly arcs: ArcShapes;
  readonly facings: FacingShapes;
}

export type AdmiralsParts = AnyParts<KeywordTable, TerrainTable>;

export const ADMIRALS_PARTS: AdmiralsParts = {
  id: 'admirals',
  keywords: KEYWORDS,
  terrains: TERRAIN_RULES,
  rulings: RULINGS,
  arcs: DEFAULT_ARCS,
  facings: DEFAULT_FACINGS,
};

/** The parts as one table plays them. */
export type AnyRules<Keywords, Terrains, SomeRulings> = Omit<
  AnyParts<Keywords, Terrains, SomeRulings>,
  'id'
>;

export type Rules = AnyRules<KeywordTable, TerrainTable, Rulings>;

/** Shapes that a player has drawn after a printed diagram. */
export interface Redrawn {
  readonly arcs?: Partial<ArcShapes>;
  readonly facings?: Partial<FacingShapes>;
}

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
