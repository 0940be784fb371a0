import { RAYS } from '../../../core/hex/bearing';
import type { Sector } from '../../../core/hex/sector';
import type { EntryId } from '../../../core/pages/page';
import type { ArcShape } from '../../../core/pages/shows';
import { ARCS, FACINGS, type Arc } from '../cards/terms';
import { entryIdOf } from '../../kit/reference/entryIds';
import { DEFAULT_ARCS, DEFAULT_FACINGS } from '../geometry';
import type { AnyView } from './view';

const raysIn = (sector: Sector): readonly boolean[] => RAYS.map((ray) => sector.includes(ray));

/** What an edition calls the shapes, and where its reference tells of them. */
export interface OwnShapes {
  readonly words: Pick<AnyView['words'], 'pages'> & {
    readonly strike: { readonly arc: (arc: Arc) => string };
  };
  readonly entries: { readonly arcs: EntryId; readonly facings: EntryId };
  /** Where a shape is kept once it is redrawn; nothing where it may not be. */
  readonly placeOf: (kind: 'arcs' | 'facings', name: string) => Pick<ArcShape, 'place'>;
}

/** The arcs of weapons and the facings of shields, as they are drawn. */
export const arcShapes = ({
  words: { pages, strike },
  entries,
  placeOf,
}: OwnShapes): readonly ArcShape[] => [
  ...ARCS.map((arc) => ({
    id: `arc-${entryIdOf(arc)}`,
    label: pages.term(arc),
    name: pages.shapes.arc(arc, strike.arc(arc)),
    group: pages.shapes.arcs,
    rays: raysIn(DEFAULT_ARCS[arc]),
    entry: entries.arcs,
    ...placeOf('arcs', arc),
  })),
  ...FACINGS.map((facing) => ({
    id: `facing-${entryIdOf(facing)}`,
    label: pages.term(facing),
    name: pages.term(facing),
    group: pages.shapes.facings,
    rays: raysIn(DEFAULT_FACINGS[facing]),
    entry: entries.facings,
    ...placeOf('facings', facing),
  })),
];
