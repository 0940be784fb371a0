import { RAYS } from '../../../core/hex/bearing';
import type { Sector } from '../../../core/hex/sector';
import type { ArcShape } from '../../../core/pages/shows';
import { ARCS, FACINGS } from '../cards/types';
import type { AdmiralsParts } from '../parts';
import { entryIdOf } from '../reference/entryIds';
import type { AdmiralsWords } from '../words/en';

const raysIn = (sector: Sector): readonly boolean[] => RAYS.map((ray) => sector.includes(ray));

/** 5A-01, 5E-01: the arcs of weapons and the facings of shields, as they are drawn. */
export const arcShapes = (
  { arcs, facings }: Pick<AdmiralsParts, 'arcs' | 'facings'>,
  { strike, pages }: AdmiralsWords,
): readonly ArcShape[] => [
  ...ARCS.map((arc) => ({
    id: `arc-${entryIdOf(arc)}`,
    label: arc,
    name: pages.shapes.arc(arc, strike.arc(arc)),
    group: pages.shapes.arcs,
    rays: raysIn(arcs[arc]),
    entry: 'arcs',
    place: `arcs.${arc}`,
  })),
  ...FACINGS.map((facing) => ({
    id: `facing-${entryIdOf(facing)}`,
    label: facing,
    name: facing,
    group: pages.shapes.facings,
    rays: raysIn(facings[facing]),
    entry: 'shield-facings',
    place: `facings.${facing}`,
  })),
];
