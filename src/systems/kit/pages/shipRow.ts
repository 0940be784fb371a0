import type { TrackStyle, Silhouette } from '../../../core/drawing/drawing';
import type { ShipId } from '../../../core/game/events';
import { trackOf, type GameState, type Ship } from '../../../core/game/state';
import type { Command, GameSetup } from '../../../core/game/system';
import type { Item, Page, ShipRow, TrackView, ZoneView } from '../../../core/pages/page';
import type { HandCommand } from '../play/commands';
import { activeShip, isActivated } from '../play/turns';
import type { Wording } from '../../../core/words';
import type { anyCorrectWords } from '../words/en/correct';
import type { anyGameWords } from '../words/en/gamePages';
import type { Asking } from './asking';

/** What pages show of a ship's card wherever the ship is named. */
interface CardLook {
  readonly silhouette: Silhouette;
  readonly kicker: string;
}

/** What the pages of any game are made from: how it stands, its words, and what the engine replies. */
export interface GameView<Asked extends Command = HandCommand> extends Asking<Asked> {
  readonly setup: GameSetup;
  readonly state: GameState;
  readonly words: {
    readonly pages: Wording<typeof anyGameWords>;
    readonly correct: Wording<typeof anyCorrectWords> & { readonly mark: (mark: string) => string };
  };
  /** Null for a ship whose card is not in the game. */
  readonly cardLook: (ship: ShipId) => CardLook | null;
}

type Table = Pick<GameView, 'state'>;

/** A tap on the card is no correction: what follows by the rules follows. */
const adjustTo =
  (ship: ShipId, track: string, now: number) =>
  (to: number): HandCommand<'adjust'> => ({ type: 'adjust', ship, track, by: to - now });

/** What has left takes no further part: its card may only be read. */
const tapped = <Set>({ state }: Table, ship: ShipId, set: Set): { set?: Set } =>
  state.ships[ship]?.left ? {} : { set };

/** A track that a game does not draw otherwise. */
const BOXES: TrackStyle = { pip: 'box', colour: 'text', inList: 'pips' };

/** A track of a ship's card, as it is tapped there. */
export const trackView = (
  table: Table,
  ship: ShipId,
  track: string,
  view: Pick<TrackView, 'label'> & Partial<TrackView>,
): TrackView => {
  const { now, max } = trackOf(table.state, ship, track) ?? { now: 0, max: 0 };
  const set = tapped(table, ship, adjustTo(ship, track, now));
  return { id: track, style: BOXES, now, max, ...set, ...view };
};

/** A side of a ship, and the track of its shield. */
export interface Zone {
  readonly label: string;
  readonly track: string;
}

/** Each side with a shield of its own, and what a tap on it asks for. */
export const zoneViews = (
  table: Table,
  ship: ShipId,
  zones: readonly Zone[],
  setTo: (ship: ShipId, track: string, now: number) => (to: number) => Command = adjustTo,
): readonly ZoneView[] =>
  zones.map(({ label, track }) => {
    const { now, max } = trackOf(table.state, ship, track) ?? { now: 0, max: 0 };
    return { label, now, max: max ?? now, ...tapped(table, ship, setTo(ship, track, now)) };
  });

const stateOf = (state: GameState, ship: Ship): ShipRow['state'] => {
  if (ship.left !== null) return 'gone';
  if (ship.place !== 'play') return 'reserve';
  if (activeShip(state) === ship.id) return 'active';
  return isActivated(state, ship.id) ? 'done' : 'ready';
};

/** A ship at a glance: what its game shows of it, and what is the same of all. Null for one without its card. */
export const rowOf = (
  { state, cardLook }: Pick<GameView, 'state' | 'cardLook'>,
  ship: Ship,
  own: Pick<ShipRow, 'zones' | 'tracks' | 'chips'> & Partial<ShipRow>,
): ShipRow | null => {
  const look = cardLook(ship.id);
  return (
    look && {
      ship: ship.id,
      name: ship.name,
      badge: ship.badge,
      team: ship.team,
      ...look,
      state: stateOf(state, ship),
      opens: { page: 'ship', about: ship.id },
      ...own,
    }
  );
};

/** A ship in a list of ships. */
export const shipItem = (
  { state, cardLook }: Pick<GameView, 'state' | 'cardLook'>,
  id: ShipId,
  own: Partial<Item>,
): Item => {
  const ship = state.ships[id];
  const look = cardLook(id);
  return {
    id,
    title: ship?.name ?? id,
    ...(ship?.badge ? { badge: ship.badge } : {}),
    ...(look ? { silhouette: look.silhouette } : {}),
    ...own,
  };
};

/** What the page of a ship is headed with. */
export const shipHead = (ship: Ship): Pick<Page, 'title' | 'badge' | 'team'> => ({
  title: ship.name,
  ...(ship.badge === null ? {} : { badge: ship.badge }),
  team: ship.team,
});
