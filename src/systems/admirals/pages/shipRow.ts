import { readsRule, readsTerrain } from './reads';
import { cardsAt, hasMark, type GameState, type Ship } from '../../../core/game/state';
import type { Silhouette } from '../../../core/drawing/drawing';
import type { Chip, ShipRow, TrackView } from '../../../core/pages/page';
import { orderLimitOf } from '../attributes';
import type { Role } from '../../admirals-shared/cards/terms';
import { SHIP_OF_ROLE, TRACKS } from '../../admirals-shared/looks';
import { orderChips as ordersShown, rowOf, trackView } from '../../admirals-shared/pages/shipRow';
import type { Rules } from '../../admirals-shared/parts';
import type { Piece } from '../../admirals-shared/piece';
import {
  CRITICALS,
  EXHAUSTED,
  HULL,
  LASTING_MARKS,
  ROUND_MARKS,
  SHIELD,
  SLOTS,
} from '../../admirals-shared/play/names';
import type { AdmiralsSetup } from '../play/setup';
import { pieceOf } from '../play/view';
import { shipName } from '../../kit/play/ships';
import type { AdmiralsWords } from '../words/en';
import { terrainOf } from '../../admirals-shared/play/reading';

/** What pages are made from. */
export interface Seen {
  readonly setup: AdmiralsSetup;
  readonly state: GameState;
  readonly rules: Rules;
  readonly words: AdmiralsWords;
}

export const SILHOUETTE: Readonly<Record<Role, Silhouette>> = SHIP_OF_ROLE;

export const hullView = (seen: Seen, piece: Piece): TrackView =>
  trackView(seen, piece.id, HULL, {
    label: seen.words.pages.row.hull,
    style: TRACKS.hull,
    ...readsRule('3A-01 X'),
  });

export const poolView = (seen: Seen, piece: Piece): TrackView =>
  trackView(seen, piece.id, SHIELD, {
    label: seen.words.pages.row.shields,
    style: TRACKS.shield,
    ...readsRule('3A-01 XIII'),
  });

export const criticalsView = (seen: Seen, piece: Piece): TrackView => {
  const limit = orderLimitOf(piece, seen.rules).value;
  const held = cardsAt(seen.state, piece.id, SLOTS.order).length;
  return trackView(seen, piece.id, CRITICALS, {
    label: seen.words.pages.row.critical,
    style: TRACKS.critical,
    note: seen.words.pages.ship.orders(held, limit),
    ...readsRule('5F-03'),
  });
};

export const exhaustedView = (seen: Seen, piece: Piece): TrackView => {
  const { diceHalved, diceQuartered } = seen.words.pages.ship;
  const note = ['', diceHalved, diceQuartered][Math.min(2, piece.exhausted)];
  return trackView(seen, piece.id, EXHAUSTED, {
    label: seen.words.pages.row.exhausted,
    style: TRACKS.exhausted,
    ...readsRule('7D'),
    ...(note ? { note } : {}),
  });
};

/** Every track of its card, a pool of shields among them. */
export const trackViews = (seen: Seen, piece: Piece): readonly TrackView[] => [
  hullView(seen, piece),
  ...(piece.shields.as === 'pool' ? [poolView(seen, piece)] : []),
  criticalsView(seen, piece),
  exhaustedView(seen, piece),
];

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

export const orderChips = (seen: Seen, ship: string): readonly Chip[] =>
  ordersShown(seen, ship, { label: seen.words.pages.row.orderDown, ...readsRule('4B-01') });

/** A ship at a glance; null for one whose card is not in the game. */
export const shipRow = (seen: Seen, ship: Ship): ShipRow | null => {
  const piece = pieceOf(seen.setup, seen.state, ship.id);
  if (!piece) return null;
  return rowOf(seen, ship, piece, {
    silhouette: SILHOUETTE[piece.card.role],
    kicker: seen.words.pages.row.kicker(piece.card.role, piece.card.code),
    tracks: trackViews(seen, piece),
    chips: [...orderChips(seen, ship.id), ...markChips(seen, ship.id)],
  });
};

export const nameOfShip = ({ state }: Seen, ship: string): string => shipName(state, ship);
