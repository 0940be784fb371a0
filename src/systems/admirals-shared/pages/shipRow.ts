import type { ShipId } from '../../../core/game/events';
import { cardsAt, trackOf, type GameState, type Ship } from '../../../core/game/state';
import type { Command, GameSetup } from '../../../core/game/system';
import type { Chip, Page, ShipRow, TrackView, ZoneView } from '../../../core/pages/page';
import { FACINGS } from '../cards/terms';
import { shieldTrack, SLOTS } from '../play/names';
import type { AnyPiece } from '../piece';
import type { Reads } from '../../kit/pages/reads';
import type { HandCommand } from '../../kit/play/commands';
import { activeShip, isActivated } from '../../kit/play/turns';

interface Table {
  readonly setup: GameSetup;
  readonly state: GameState;
}

/** A tap on the card is no correction: what follows by the rules follows. */
const adjustTo =
  (ship: ShipId, track: string, now: number) =>
  (to: number): HandCommand<'adjust'> => ({ type: 'adjust', ship, track, by: to - now });

/** What has left takes no further part: its card may only be read. */
const tapped = <Set>({ state }: Pick<Table, 'state'>, ship: ShipId, set: Set): { set?: Set } =>
  state.ships[ship]?.left ? {} : { set };

/** A track of a ship's card, as it is tapped there. */
export const trackView = (
  table: Pick<Table, 'state'>,
  ship: ShipId,
  track: string,
  view: Pick<TrackView, 'label' | 'style'> & Partial<TrackView>,
): TrackView => {
  const { now, max } = trackOf(table.state, ship, track) ?? { now: 0, max: 0 };
  return { id: track, now, max, ...tapped(table, ship, adjustTo(ship, track, now)), ...view };
};

/** Each facing of the shields, and what a tap on it asks for. */
export const facingViews = (
  table: Pick<Table, 'state'>,
  ship: ShipId,
  setTo: (ship: ShipId, track: string, now: number) => (to: number) => Command = adjustTo,
): readonly ZoneView[] =>
  FACINGS.map((facing) => {
    const track = shieldTrack(facing);
    const { now, max } = trackOf(table.state, ship, track) ?? { now: 0, max: 0 };
    return { label: facing, now, max: max ?? now, ...tapped(table, ship, setTo(ship, track, now)) };
  });

/** Face-down orders show that they are there, and nothing else. */
export const orderChips = (
  { setup, state }: Table,
  ship: ShipId,
  faceDown: Pick<Chip, 'label'> & Reads,
): readonly Chip[] =>
  cardsAt(state, ship, SLOTS.order).map((card) => {
    const order = setup.cards[card.ref];
    return card.face === 'down' || !order
      ? { tone: 'order', ...faceDown }
      : { label: order.code, spoken: order.name, tone: 'order', solid: true };
  });

const stateOf = (state: GameState, ship: Ship): ShipRow['state'] => {
  if (ship.left !== null) return 'gone';
  if (ship.place !== 'play') return 'reserve';
  if (activeShip(state) === ship.id) return 'active';
  return isActivated(state, ship.id) ? 'done' : 'ready';
};

/** A ship at a glance: what its edition shows of it, and what is the same of all. */
export const rowOf = (
  { state }: Pick<Table, 'state'>,
  ship: Ship,
  { shields }: AnyPiece<unknown, unknown, unknown>,
  own: Pick<ShipRow, 'silhouette' | 'kicker' | 'tracks' | 'chips'>,
): ShipRow => ({
  ship: ship.id,
  name: ship.name,
  badge: ship.badge,
  team: ship.team,
  zones:
    shields.as === 'pool'
      ? null
      : facingViews({ state }, ship.id).map(({ now, max }) => ({ now, max })),
  ...own,
  state: stateOf(state, ship),
  opens: { page: 'ship', about: ship.id },
});

/** What the page of a ship is headed with. */
export const shipHead = (ship: Ship): Pick<Page, 'title' | 'badge' | 'team'> => ({
  title: ship.name,
  ...(ship.badge === null ? {} : { badge: ship.badge }),
  team: ship.team,
});
