import type { HeldCard, Ship } from '../../../core/game/state';
import type { Silhouette } from '../../../core/drawing/drawing';
import type { Chip, ShipRow, TrackView } from '../../../core/pages/page';
import { SHIP_OF_ROLE, TRACKS } from '../../admirals-shared/looks';
import { HULL, SHIELD } from '../../admirals-shared/play/names';
import { orderChips as ordersShown, rowOf, trackView } from '../../admirals-shared/pages/shipRow';
import type { Role } from '../cards/terms';
import type { Piece } from '../piece';
import { mountsOf } from '../play/situations';
import { pieceOf } from '../play/view';
import { readsRule, type Seen } from './seen';

export const SILHOUETTE: Readonly<Record<Role, Silhouette>> = SHIP_OF_ROLE;

/** Hull, and the shield track of a small ship. */
export const trackViews = (seen: Seen, piece: Piece): readonly TrackView[] => {
  const { hull, shields } = seen.words.pages.row;
  return [
    trackView(seen, piece.id, HULL, { label: hull, style: TRACKS.hull, ...readsRule('Hits') }),
    ...(piece.shields.as === 'pool'
      ? [
          trackView(seen, piece.id, SHIELD, {
            label: shields,
            style: TRACKS.shield,
            ...readsRule('Shields'),
          }),
        ]
      : []),
  ];
};

/** Face down nobody but its player knows what it is. */
export const isSecret = ({ face }: HeldCard): boolean => face === 'down';

export const orderChips = ({ setup, state, words }: Seen, ship: string): readonly Chip[] =>
  ordersShown({ setup, state }, ship, { label: words.pages.row.orderDown });

const stateChips = ({ setup, state, words }: Seen, piece: Piece): readonly Chip[] => {
  const { crippled, reloading } = words.pages.row;
  const reloads = mountsOf(setup, state, piece).some((mount) => mount.reloading);
  return [
    ...(piece.crippled
      ? [{ label: crippled, tone: 'critical', ...readsRule('Critical Hits') } as const]
      : []),
    ...(reloads ? [{ label: reloading, tone: 'plain', ...readsRule('Heavy') } as const] : []),
    ...(piece.terrain === null
      ? []
      : [{ label: piece.terrain, tone: 'plain', ...readsRule(piece.terrain) } as const]),
  ];
};

/** A ship at a glance; null for one whose card is not in the game. */
export const shipRow = (seen: Seen, ship: Ship): ShipRow | null => {
  const piece = pieceOf(seen.setup, seen.state, ship.id);
  if (!piece) return null;
  return rowOf(seen, ship, piece, {
    silhouette: SILHOUETTE[piece.card.role],
    kicker: seen.words.pages.row.kicker(piece.card.role, piece.card.code),
    tracks: trackViews(seen, piece),
    chips: [...orderChips(seen, ship.id), ...stateChips(seen, piece)],
  });
};
