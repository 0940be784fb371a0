import type { ShipId } from '../../../core/game/events';
import type { Command, GameSetup } from '../../../core/game/system';
import type { Chip, Block, ShipRow, TrackView, ZoneView } from '../../../core/pages/page';
import type { Wording } from '../../../core/words';
import { chipOf } from '../../kit/pages/choices';
import type { Reads } from '../../kit/pages/reads';
import { trackView, zoneViews, type GameView, type Zone } from '../../kit/pages/shipRow';
import type { Source } from '../explain';
import type { SharedCommand } from '../play/commands';
import type { correctWords } from '../words/en/correctPages';
import type { GamePageWords } from '../words/en/gamePages';
import { cardsAt, type GameState } from '../../../core/game/state';
import { shipName } from '../../kit/play/ships';
import { FACINGS } from '../cards/terms';
import type { ShipCard } from '../cards/types';
import { SHIP_OF_ROLE, TRACKS } from '../looks';
import { HULL, SHIELD, shieldTrack, SLOTS } from '../play/names';
import type { AnyPiece } from '../piece';

/** The ships of a game as an edition's rules see them. */
export interface Seeing<Piece> {
  /** Null for a ship whose card is not in the game. */
  readonly pieceOf: (ship: ShipId) => Piece | null;
  readonly pieces: () => readonly Piece[];
}

/** What the pages of every edition are made from. */
export interface AnyView<Asked extends Command = SharedCommand> extends GameView<Asked> {
  readonly words: {
    readonly pages: GamePageWords;
    readonly correct: Wording<typeof correctWords>;
  };
  readonly nameOf: (ship: ShipId) => string;
  /** What a number comes from. */
  readonly readsSource: (line: { readonly source: Source; readonly rule: string }) => Reads;
  /** The orders at a ship, as far as everybody may see them. */
  readonly orderChips: (ship: ShipId) => readonly Chip[];
}

type Bearer = Pick<AnyPiece<unknown, unknown, unknown>, 'id' | 'shields' | 'team'>;

/** The facings of the shields, clockwise from the fore; none where they are a pool. */
export const shieldZones = ({ words }: AnyView, { shields }: Bearer): readonly Zone[] =>
  (shields.as === 'pool' ? [] : FACINGS).map((facing) => {
    return { label: words.pages.term(facing), track: shieldTrack(facing) };
  });

/** Shields by facing; null where they are a pool. */
const zonesOf = (view: AnyView, piece: Bearer): readonly ZoneView[] | null =>
  piece.shields.as === 'pool' ? null : zoneViews(view, piece.id, shieldZones(view, piece));

/** Shields at a glance. */
export const rowZones = (view: AnyView, piece: Bearer): ShipRow['zones'] =>
  zonesOf(view, piece)?.map(({ now, max }) => ({ now, max })) ?? null;

/** Shields by facing, as they are tapped on the card. */
export const shieldBlock = (view: AnyView, piece: Bearer): readonly Block[] => {
  const zones = zonesOf(view, piece);
  const look = view.cardLook(piece.id);
  return zones && look
    ? [{ block: 'zones', silhouette: look.silhouette, team: piece.team, zones }]
    : [];
};

/** Hull, and the shields of a ship that has them as a pool. */
export const trackViews = (
  view: AnyView,
  { id, shields }: Bearer,
  reads: { readonly hull: Reads; readonly shields: Reads },
): readonly TrackView[] => {
  const { row } = view.words.pages;
  const pool = { label: row.shields, style: TRACKS.shield, ...reads.shields };
  return [
    trackView(view, id, HULL, { label: row.hull, style: TRACKS.hull, ...reads.hull }),
    ...(shields.as === 'pool' ? [trackView(view, id, SHIELD, pool)] : []),
  ];
};

/** Face-down orders show that they are there, and nothing else. */
const orderChips = (
  { setup, state }: { readonly setup: GameSetup; readonly state: GameState },
  ship: ShipId,
  faceDown: Pick<Chip, 'label'> & Reads,
): readonly Chip[] =>
  cardsAt(state, ship, SLOTS.order).map((card) => {
    const order = setup.cards[card.ref];
    return card.face === 'down' || !order
      ? { tone: 'order', ...faceDown }
      : { label: order.name, tone: 'order', solid: true };
  });

/** A game and its ships, as pages name and draw them. */
export const seeing = <
  Setup extends GameSetup,
  Piece extends { readonly card: Pick<ShipCard, 'role' | 'code'> },
>(
  { setup, state }: { readonly setup: Setup; readonly state: GameState },
  ships: {
    readonly pieceOf: (setup: Setup, state: GameState, ship: ShipId) => Piece | null;
    readonly piecesOf: (setup: Setup, state: GameState) => readonly Piece[];
  },
  { row }: AnyView['words']['pages'],
  reads: Reads = {},
) => ({
  setup,
  state,
  pieceOf: (ship: ShipId) => ships.pieceOf(setup, state, ship),
  pieces: () => ships.piecesOf(setup, state),
  nameOf: (ship: ShipId) => shipName(state, ship),
  cardLook: (ship: ShipId) => {
    const card = ships.pieceOf(setup, state, ship)?.card;
    return card
      ? { silhouette: SHIP_OF_ROLE[card.role], kicker: row.kicker(card.role, card.code) }
      : null;
  },
  orderChips: (ship: ShipId) =>
    orderChips({ setup, state }, ship, { label: row.orderDown, ...reads }),
});

/** The hex that a ship stands in; one tap says another. */
export const terrainBlock = <Terrain extends string>(
  { words }: Pick<AnyView, 'words'>,
  { id: ship, terrain: now }: { readonly id: ShipId; readonly terrain: Terrain | null },
  terrains: readonly Terrain[],
  reads: (terrain: Terrain) => Reads,
): Block => ({
  block: 'chips',
  label: words.pages.ship.terrain,
  chips: [null, ...terrains].map((terrain) => ({
    ...chipOf(words.pages.hex(terrain), now === terrain, { type: 'set-terrain', ship, terrain }),
    ...(terrain === null ? {} : reads(terrain)),
  })),
});
