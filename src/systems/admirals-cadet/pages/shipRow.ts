import type { HeldCard, Ship } from '../../../core/game/state';
import type { Silhouette } from '../../../core/drawing/drawing';
import type { Chip, ShipRow, TrackView } from '../../../core/pages/page';
import { SHIP_OF_ROLE } from '../../admirals-shared/looks';
import {
  orderChips as ordersShown,
  rowZones,
  trackViews as hullAndShields,
} from '../../admirals-shared/pages/shipRow';
import { rowOf } from '../../kit/pages/shipRow';
import type { Role } from '../cards/terms';
import type { Piece } from '../piece';
import { mountsOf } from '../play/situations';
import { pieceOf } from '../play/view';
import { readsRule, type View } from './view';

export const SILHOUETTE: Readonly<Record<Role, Silhouette>> = SHIP_OF_ROLE;

/** Hull, and the shield track of a small ship. */
export const trackViews = (view: View, piece: Piece): readonly TrackView[] =>
  hullAndShields(view, piece, { hull: readsRule('Hits'), shields: readsRule('Shields') });

/** Face down nobody but its player knows what it is. */
export const isSecret = ({ face }: HeldCard): boolean => face === 'down';

export const orderChips = (
  { setup, state, words }: Pick<View, 'setup' | 'state' | 'words'>,
  ship: string,
): readonly Chip[] => ordersShown({ setup, state }, ship, { label: words.pages.row.orderDown });

const stateChips = ({ setup, state, words }: View, piece: Piece): readonly Chip[] => {
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
export const shipRow = (view: View, ship: Ship): ShipRow | null => {
  const piece = pieceOf(view.setup, view.state, ship.id);
  if (!piece) return null;
  return rowOf(view, ship, {
    zones: rowZones(view, piece),
    tracks: trackViews(view, piece),
    chips: [...orderChips(view, ship.id), ...stateChips(view, piece)],
  });
};
