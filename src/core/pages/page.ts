import type { ShipId, SubjectId, TeamId } from '../game/events';
import type { Command } from '../game/command';
import type { Sector } from '../hex/sector';

/**
 * What a system shows. A system describes its screens as pages of blocks, in words; screens draw blocks
 * and know no rule set. A page is a pure function of the game alone.
 */

/** Names an entry of the system's reference; a label with one opens it when held, or by its own button. */
export type EntryId = string;

/** Where a tap leads: another page of the same system. */
export interface PageRef {
  readonly page: string;
  readonly about?: SubjectId;
}

/** What a chip stands for; each has a colour and a shape of its own. */
export type Tone = 'plain' | 'order' | 'exhausted';

/** What a tap does: play a command, then open a page or go back. */
export interface Act {
  readonly label: string;
  readonly command: Command;
  /** After the command was taken. */
  readonly opens?: 'bridge';
}

export interface Chip {
  readonly label: string;
  readonly spoken?: string;
  readonly tone: Tone;
  /** Filled, as an order's code is. */
  readonly solid?: boolean;
  /** One of several that can be on. */
  readonly isOn?: boolean;
  readonly entry?: EntryId;
  readonly act?: Act;
}

export type TrackStyle = 'hull' | 'shield' | 'critical' | 'exhausted';

/** A number that is tapped as on the card: the nth pip makes it n. */
export interface TrackView {
  readonly id: string;
  readonly label: string;
  readonly style: TrackStyle;
  readonly now: number;
  /** Null where there is no ceiling: drawn as a figure, not as pips. */
  readonly max: number | null;
  /** The pip at which the ship is lost, where that is not the last. */
  readonly lostAt?: number;
  readonly note?: string;
  readonly entry?: EntryId;
  /** Absent where it may only be read. */
  readonly set?: (to: number) => Command;
}

export interface FacingView {
  readonly label: string;
  readonly now: number;
  readonly max: number;
  readonly set: (to: number) => Command;
}

/** Drawn ships, from the smallest to the one that never moves. */
export type SilhouetteName = 'escort' | 'light' | 'heavy' | 'superHeavy' | 'stationary';

/** A ship at a glance, in a list. */
export interface ShipRow {
  readonly ship: ShipId;
  readonly name: string;
  readonly badge: string | null;
  readonly team: TeamId;
  readonly silhouette: SilhouetteName;
  readonly kicker: string;
  /** Values clockwise from the fore, or null where shields are a pool or none. */
  readonly facings: readonly { readonly now: number; readonly max: number }[] | null;
  readonly tracks: readonly TrackView[];
  readonly chips: readonly Chip[];
  readonly state: 'ready' | 'active' | 'done' | 'gone' | 'reserve';
  readonly opens: PageRef;
}

export interface ArmamentRow {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  /** The rays it bears on, of twelve clockwise from the fore. */
  readonly rays: Sector;
  readonly dice: number;
  /** What has become of it: spent. */
  readonly mark: string | null;
}

export type Block =
  | { readonly block: 'text'; readonly text: string }
  | { readonly block: 'chips'; readonly label: string; readonly chips: readonly Chip[] }
  | { readonly block: 'tracks'; readonly tracks: readonly TrackView[] }
  | {
      readonly block: 'shields';
      readonly silhouette: SilhouetteName;
      readonly team: TeamId;
      readonly facings: readonly FacingView[];
    }
  | { readonly block: 'armaments'; readonly label: string; readonly rows: readonly ArmamentRow[] };

export interface Page {
  readonly title: string;
  /** Tells the ship from its twins. */
  readonly badge?: string;
  readonly kicker?: string;
  readonly team?: TeamId;
  readonly figure?: { readonly label: string; readonly value: string; readonly entry?: EntryId };
  readonly blocks: readonly Block[];
  /** One primary act a page, at the bottom. */
  readonly primary?: Act;
}

/** The main screen of a game. */
export interface BridgeView {
  readonly kicker: string;
  readonly headline: { readonly text: string; readonly team: TeamId | null };
  readonly phases: readonly { readonly label: string; readonly state: 'done' | 'now' | 'next' }[];
  readonly points: readonly { readonly team: TeamId; readonly points: number }[];
  readonly fleets: readonly {
    readonly team: TeamId;
    readonly label: string;
    readonly note: string;
    readonly rows: readonly ShipRow[];
    /** Set apart below: in reserve, defeated. */
    readonly apart: readonly { readonly label: string; readonly rows: readonly ShipRow[] }[];
  }[];
  readonly notices: readonly { readonly text: string; readonly entry?: EntryId }[];
  readonly primary?: Act;
}
