import type { Ruling } from '../../core/game/system';
import { KEYWORDS } from './keywords';
import type { KeywordTable } from './keywords/hooks';
import { RULINGS, rulingsFrom, type Rulings } from './rulings';
import {
  DEFAULT_ARCS,
  DEFAULT_FACINGS,
  type ArcShapes,
  type FacingShapes,
} from './strike/geometry';
import { TERRAIN_RULES, type TerrainTable } from './terrain/rules';

/** What an edition of Admirals is made of. Every rule takes what it needs of it as an argument. */
export interface AdmiralsParts {
  readonly id: string;
  readonly keywords: KeywordTable;
  readonly terrains: TerrainTable;
  readonly rulings: readonly Ruling[];
  readonly arcs: ArcShapes;
  readonly facings: FacingShapes;
}

export const ADMIRALS_PARTS: AdmiralsParts = {
  id: 'admirals',
  keywords: KEYWORDS,
  terrains: TERRAIN_RULES,
  rulings: RULINGS,
  arcs: DEFAULT_ARCS,
  facings: DEFAULT_FACINGS,
};

/** The parts as one table plays them. */
export interface Rules {
  readonly keywords: KeywordTable;
  readonly terrains: TerrainTable;
  readonly rulings: Rulings;
  readonly arcs: ArcShapes;
  readonly facings: FacingShapes;
}

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
