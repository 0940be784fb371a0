import { ask } from './ask';
import { readsRule, readsTerrain } from './reads';
import { cardsAt, hasMark, trackOf, type GameState, type Ship } from '../../../core/game/state';
import type {
  Chip,
  FacingView,
  ShipRow,
  SilhouetteName,
  TrackView,
} from '../../../core/pages/page';
import { orderLimitOf } from '../attributes';
import { FACINGS, type Role } from '../cards/types';
import type { Rules } from '../parts';
import type { Piece } from '../piece';
import {
  CRITICALS,
  EXHAUSTED,
  HULL,
  LASTING_MARKS,
  ROUND_MARKS,
  SHIELD,
  shieldTrack,
  SLOTS,
} from '../play/names';
import { terrainOf } from '../play/reading';
import type { AdmiralsSetup } from '../play/setup';
import { activeShip, isActivated } from '../play/turn';
import { pieceOf, shipName } from '../play/view';
import type { AdmiralsWords } from '../words/en';

/** What pages are made from. */
export interface Seen {
  readonly setup: AdmiralsSetup;
  readonly state: GameState;
  readonly rules: Rules;
  readonly words: AdmiralsWords;
}

export const SILHOUETTE: Readonly<Record<Role, SilhouetteName>> = {
  Escort: 'escort',
  Light: 'light',
  Heavy: 'heavy',
  'Super Heavy': 'superHeavy',
  Stationary: 'stationary',
};

/** The tracks of a ship; what a tap sets follows its rules, so it is an adjustment, not a correction. */
const adjustTo = (ship: string, track: string, now: number) => (to: number) =>
  ask({ type: 'adjust', ship, track, by: to - now });

const trackView = (
  { state }: Seen,
  ship: string,
  track: string,
  view: Pick<TrackView, 'label' | 'style'> & Partial<TrackView>,
): TrackView => {
  const { now, max } = trackOf(state, ship, track) ?? { now: 0, max: 0 };
  return { id: track, now, max, set: adjustTo(ship, track, now), ...view };
};

export const hullView = (seen: Seen, piece: Piece): TrackView =>
  trackView(seen, piece.id, HULL, {
    label: seen.words.pages.row.hull,
    style: 'hull',
    ...readsRule('3A-01 X'),
  });

export const poolView = (seen: Seen, piece: Piece): TrackView =>
  trackView(seen, piece.id, SHIELD, {
    label: seen.words.pages.row.shields,
    style: 'shield',
    ...readsRule('3A-01 XIII'),
  });

export const criticalsView = (seen: Seen, piece: Piece): TrackView => {
  const limit = orderLimitOf(piece, seen.rules).value;
  const held = cardsAt(seen.state, piece.id, SLOTS.order).length;
  return trackView(seen, piece.id, CRITICALS, {
    label: seen.words.pages.row.critical,
    style: 'critical',
    note: seen.words.pages.ship.orders(held, limit),
    ...readsRule('5F-03'),
  });
};

export const exhaustedView = (seen: Seen, piece: Piece): TrackView => {
  const { diceHalved, diceQuartered } = seen.words.pages.ship;
  const note = ['', diceHalved, diceQuartered][Math.min(2, piece.exhausted)];
  return trackView(seen, piece.id, EXHAUSTED, {
    label: seen.words.pages.row.exhausted,
    style: 'exhausted',
    ...readsRule('7D'),
    ...(note ? { note } : {}),
  });
};

export const facingViews = ({ state }: Seen, ship: string): readonly FacingView[] =>
  FACINGS.map((facing) => {
    const track = shieldTrack(facing);
    const { now, max } = trackOf(state, ship, track) ?? { now: 0, max: 0 };
    return { label: facing, now, max: max ?? now, set: adjustTo(ship, track, now) };
  });

const stateOf = (state: GameState, ship: Ship): ShipRow['state'] => {
  if (ship.left !== null) return 'gone';
  if (ship.place !== 'play') return 'reserve';
  if (activeShip(state) === ship.id) return 'active';
  return isActivated(state, ship.id) ? 'done' : 'ready';
};

const markChips = ({ state, words }: Seen, ship: string): readonly Chip[] => {
  const marked = (mark: string, rule: string): readonly Chip[] =>
    hasMark(state, ship, mark)
      ? [{ label: words.correct.mark(mark), tone: 'plain', ...readsRule(rule) }]
      : [];
  const terrain = terrainOf(state, ship);
  return [
    ...(terrain === null
      ? []
      : [{ label: terrain, tone: 'plain', ...readsTerrain(terrain) } as const]),
    ...marked(LASTING_MARKS.reloading, '5G-01'),
    ...marked(ROUND_MARKS.evadeUsed, '6C'),
    ...marked(ROUND_MARKS.skilledUsed, '9I'),
    ...marked(ROUND_MARKS.augurUsed, '9L'),
  ];
};

/** Face-down orders show that they are there, and nothing else. */
export const orderChips = ({ setup, state, words }: Seen, ship: string): readonly Chip[] =>
  cardsAt(state, ship, SLOTS.order).map((card) => {
    const order = setup.cards[card.ref];
    return card.face === 'down' || !order
      ? { label: words.pages.row.orderDown, tone: 'order', ...readsRule('4B-01') }
      : { label: order.code, spoken: order.name, tone: 'order', solid: true };
  });

/** A ship at a glance; null for one whose card is not in the game. */
export const shipRow = (seen: Seen, ship: Ship): ShipRow | null => {
  const piece = pieceOf(seen.setup, seen.state, ship.id);
  if (!piece) return null;
  const isPool = piece.shields.as === 'pool';
  return {
    ship: ship.id,
    name: ship.name,
    badge: ship.badge,
    team: ship.team,
    silhouette: SILHOUETTE[piece.card.role],
    kicker: seen.words.pages.row.kicker(piece.card.role, piece.card.code),
    facings: isPool ? null : facingViews(seen, ship.id).map(({ now, max }) => ({ now, max })),
    tracks: [
      hullView(seen, piece),
      ...(isPool ? [poolView(seen, piece)] : []),
      criticalsView(seen, piece),
      exhaustedView(seen, piece),
    ],
    chips: [...orderChips(seen, ship.id), ...markChips(seen, ship.id)],
    state: stateOf(seen.state, ship),
    opens: { page: 'ship', about: ship.id },
  };
};

export const nameOfShip = ({ state }: Seen, ship: string): string => shipName(state, ship);
