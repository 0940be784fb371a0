import type { HeldCard, Ship } from '../../../core/game/state';
import type { Chip, ShipRow, TrackView, Block } from '../../../core/pages/page';
import { chipsBlock, listed } from '../../kit/pages/laidOut';
import { rowOf } from '../../kit/pages/shipRow';
import { makeKeyword, type Keyword } from '../../admirals-shared/cards/keywordText';
import * as rows from '../../admirals-shared/pages/shipRow';
import { readsKeyword, readsRule, type View } from './view';
import type { Piece } from '../piece';
import { mountsOf } from '../play/situations';

/** Hull, and the shield track of a small ship. */
export const trackViews = (view: View, piece: Piece): readonly TrackView[] =>
  rows.trackViews(view, piece, { hull: readsRule('Hits'), shields: readsRule('Shields') });

/** Face down nobody but its player knows what it is. */
export const isSecret = ({ face }: HeldCard): boolean => face === 'down';

const stateChips = ({ setup, state, words }: View, piece: Piece): readonly Chip[] => {
  const { row, hex } = words.pages;
  const reloads = mountsOf(setup, state, piece).some((mount) => mount.reloading);
  const { terrain } = piece;
  return listed<Chip>([
    piece.crippled && { label: row.crippled, tone: 'critical', ...readsRule('Critical Hits') },
    reloads && { label: row.reloading, tone: 'plain', ...readsRule('Heavy') },
    terrain !== null && { label: hex(terrain), tone: 'plain', ...readsRule(terrain) },
  ]);
};

/** A ship at a glance; null for one whose card is not in the game. */
export const shipRow = (view: View, ship: Ship): ShipRow | null => {
  const piece = view.pieceOf(ship.id);
  if (!piece) return null;
  return rowOf(view, ship, {
    zones: rows.rowZones(view, piece),
    tracks: trackViews(view, piece),
    chips: [...view.orderChips(ship.id), ...stateChips(view, piece)],
  });
};

/** Ships besides these that have something which could reach others. */
export const bystanders = (view: View, besides: readonly string[]): readonly Piece[] =>
  view
    .pieces()
    .filter(
      ({ id, keywords, effects }) => !besides.includes(id) && keywords.length + effects.length > 0,
    );

/** What a ship has that could reach others. */
export const carriedBy = ({ keywords, orders }: Piece): string =>
  [...keywords.map(makeKeyword), ...orders].join(' · ');

/** Keywords of a card or of a ship; nothing where there are none. */
export const keywordChips = (
  { keywords }: { readonly keywords: readonly Keyword[] },
  { pages }: View['words'],
): readonly Block[] =>
  listed<Block>(
    chipsBlock(
      pages.ship.keywords,
      keywords.map((keyword) => ({
        label: makeKeyword(keyword),
        tone: 'plain',
        ...readsKeyword(keyword.name),
      })),
    ),
  );
