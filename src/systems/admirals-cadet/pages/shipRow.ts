import {
  cardsAt,
  trackOf,
  type GameState,
  type HeldCard,
  type Ship,
} from '../../../core/game/state';
import type {
  Chip,
  FacingView,
  ShipRow,
  SilhouetteName,
  TrackView,
} from '../../../core/pages/page';
import {
  activeShip,
  FACINGS,
  HULL,
  isActivated,
  SHIELD,
  shieldTrack,
} from '../../admirals/editions';
import type { Role } from '../cards/types';
import type { Piece } from '../piece';
import { SLOTS } from '../play/names';
import { mountsOf } from '../play/situations';
import { pieceOf } from '../play/view';
import { ask, readsRule, type Seen } from './seen';

export const SILHOUETTE: Readonly<Record<Role, SilhouetteName>> = {
  Escort: 'escort',
  Light: 'light',
  Heavy: 'heavy',
  'Super Heavy': 'superHeavy',
};

const adjustTo = (ship: string, track: string, now: number) => (to: number) =>
  ask({ type: 'adjust', ship, track, by: to - now });

const trackView = (
  { state }: Seen,
  ship: string,
  track: string,
  view: Pick<TrackView, 'label' | 'style' | 'entry'>,
): TrackView => {
  const { now, max } = trackOf(state, ship, track) ?? { now: 0, max: 0 };
  return { id: track, now, max, set: adjustTo(ship, track, now), ...view };
};

/** Hull, and the shield track of a small ship. */
export const trackViews = (seen: Seen, piece: Piece): readonly TrackView[] => {
  const { hull, shields } = seen.words.pages.row;
  return [
    trackView(seen, piece.id, HULL, { label: hull, style: 'hull', ...readsRule('Hits') }),
    ...(piece.shields.as === 'pool'
      ? [
          trackView(seen, piece.id, SHIELD, {
            label: shields,
            style: 'shield',
            ...readsRule('Shields'),
          }),
        ]
      : []),
  ];
};

export const facingViews = ({ state }: Seen, ship: string): readonly FacingView[] =>
  FACINGS.map((facing) => {
    const track = shieldTrack(facing);
    const { now, max } = trackOf(state, ship, track) ?? { now: 0, max: 0 };
    return { label: facing, now, max: max ?? now, set: adjustTo(ship, track, now) };
  });

/** Face down nobody but its player knows what it is. */
export const isSecret = ({ face }: HeldCard): boolean => face === 'down';

/** Face-down orders show that they are there, and nothing else. */
export const orderChips = ({ setup, state, words }: Seen, ship: string): readonly Chip[] =>
  cardsAt(state, ship, SLOTS.order).map((card) => {
    const order = setup.cards[card.ref];
    return isSecret(card) || !order
      ? { label: words.pages.row.orderDown, tone: 'order' }
      : { label: order.code, spoken: order.name, tone: 'order', solid: true };
  });

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

const stateOf = (state: GameState, ship: Ship): ShipRow['state'] => {
  if (ship.left !== null) return 'gone';
  if (ship.place !== 'play') return 'reserve';
  if (activeShip(state) === ship.id) return 'active';
  return isActivated(state, ship.id) ? 'done' : 'ready';
};

/** A ship at a glance; null for one whose card is not in the game. */
export const shipRow = (seen: Seen, ship: Ship): ShipRow | null => {
  const piece = pieceOf(seen.setup, seen.state, ship.id);
  if (!piece) return null;
  const isTrack = piece.shields.as === 'pool';
  return {
    ship: ship.id,
    name: ship.name,
    badge: ship.badge,
    team: ship.team,
    silhouette: SILHOUETTE[piece.card.role],
    kicker: seen.words.pages.row.kicker(piece.card.role, piece.card.code),
    facings: isTrack ? null : facingViews(seen, ship.id).map(({ now, max }) => ({ now, max })),
    tracks: trackViews(seen, piece),
    chips: [...orderChips(seen, ship.id), ...stateChips(seen, piece)],
    state: stateOf(seen.state, ship),
    opens: { page: 'ship', about: ship.id },
  };
};
