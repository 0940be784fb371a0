import type { Silhouette } from '../../../core/drawing/drawing';
import type { WithEntries } from './entries';

/** As many as stand in a line of a phone. */
const IN_A_LINE = 10;

/** The ships of a fleet for the eye: the first of them where there are many. */
export const drawnShips = <Card>(
  { ships }: WithEntries,
  cards: { readonly ships: ReadonlyMap<string, Card> },
  silhouetteOf: (card: Card) => Silhouette,
): readonly Silhouette[] =>
  ships
    .flatMap(({ code }) => {
      const card = cards.ships.get(code);
      return card === undefined ? [] : [silhouetteOf(card)];
    })
    .slice(0, IN_A_LINE);
