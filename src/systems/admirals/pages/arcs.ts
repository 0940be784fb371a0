import type { ArcShape } from '../../../core/pages/shows';
import { arcShapes } from '../../admirals-shared/pages/arcShapes';
import type { AdmiralsWords } from '../words/en';
import type { AdmiralsParts } from '../rules';

/** 5A-01, 5E-01: the arcs of weapons and the facings of shields, as they are drawn. */
export const arcsShown = (
  parts: AdmiralsParts,
  { strike, pages: { shapes } }: AdmiralsWords,
): readonly ArcShape[] =>
  arcShapes(parts, {
    words: { ...shapes, arc: (arc) => shapes.arc(arc, strike.arc(arc)) },
    entries: { arcs: 'arcs', facings: 'shield-facings' },
    placeOf: (kind, name) => ({ place: `${kind}.${name}` }),
  });
