import { KEYWORDS } from './keywords';
import { rulingsFrom } from './rulings';
import { TERRAIN_RULES } from './terrain/rules';
import { DEFAULT_ARCS, DEFAULT_FACINGS, type Redrawn } from '../admirals-shared/geometry';

/** The rules as one table plays them. Every rule takes what it needs of them as an argument. */
export const rulesFor = (chosen: Readonly<Record<string, string>>, redrawn: Redrawn = {}) => ({
  keywords: KEYWORDS,
  terrains: TERRAIN_RULES,
  rulings: rulingsFrom(chosen),
  arcs: { ...DEFAULT_ARCS, ...redrawn.arcs },
  facings: { ...DEFAULT_FACINGS, ...redrawn.facings },
});

export type Rules = ReturnType<typeof rulesFor>;
