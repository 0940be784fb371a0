import type { ShipId, SubjectId, TeamId } from '../game/events';
import type { Command } from '../game/command';

/**
 * What a system shows. A system describes its screens as pages of blocks, in words; screens draw blocks
 * and know no rule set. A page is a pure function of the game and of the answers given on it so far.
 */

/** What was touched on a page so far, by the id of the control. Kept by the screen, not by the game. */
export type Answer =
  string | number | boolean | null | readonly Answer[] | { readonly [key: string]: Answer };
export type Answers = Readonly<Record<string, Answer>>;

/** Names an entry of the system's reference; a label with one opens it when held, or by its own button. */
export type EntryId = string;

/** Where a tap leads: another page of the same system. */
export interface PageRef {
  readonly page: string;
  readonly about?: SubjectId;
  readonly answers?: Answers;
}

/** Each tone has a colour and a shape of its own. */
export const TONES = [
  'plain',
  'shield',
  'critical',
  'order',
  'good',
  'exhausted',
  'warning',
] as const;
export type Tone = (typeof TONES)[number];

/** What a tap does: play a command, open a page, change answers. `why` set means it is greyed and says why. */
export interface Act {
  readonly label: string;
  /** What a screen reader says where the label alone is not enough. */
  readonly spoken?: string;
  readonly detail?: string;
  readonly command?: Command;
  /** After the command was taken, or instead of one. */
  readonly opens?: PageRef | 'back' | 'bridge';
  readonly answers?: Answers;
  readonly why?: string;
  readonly entry?: EntryId;
  readonly tone?: Tone;
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

export const TRACK_STYLES = ['hull', 'shield', 'critical', 'exhausted', 'count'] as const;
export type TrackStyle = (typeof TRACK_STYLES)[number];

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
  readonly set?: (to: number) => Command;
}

/** Drawn ships, from the smallest to the one that never moves. */
export const SILHOUETTES = ['escort', 'light', 'heavy', 'superHeavy', 'stationary'] as const;
export type SilhouetteName = (typeof SILHOUETTES)[number];

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
  /** The whole row in one sentence, for a screen reader. */
  readonly spoken: string;
  readonly opens: PageRef;
}

export interface OddsBar {
  readonly label: string;
  readonly chance: number;
  /** The end of the ship is hatched and has a skull. */
  readonly fatal?: boolean;
}

export interface SumRow {
  readonly label: string;
  readonly rule: string | null;
  readonly entry?: EntryId;
  readonly value: number;
}

/** A question for the table, answered by a switch. */
export interface SwitchView {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly on: boolean;
  readonly entry?: EntryId;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
  readonly why?: string;
}

/** A hex on the radar, from the attacker's own: rings count outwards, directions clockwise from the fore. */
export interface RadarHex {
  readonly q: number;
  readonly r: number;
  readonly distance: number;
  readonly bears: boolean;
}

export interface ArmamentRow {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  /** One per mount: which of the twelve directions it bears in, clockwise from the fore. */
  readonly arcs: readonly (readonly boolean[])[];
  readonly dice: number;
  readonly chips: readonly Chip[];
  readonly act?: Act;
}

export type Block =
  | {
      readonly block: 'heading';
      readonly text: string;
      readonly note?: string;
      readonly team?: TeamId;
    }
  | {
      readonly block: 'text';
      readonly text: string;
      readonly tone?: Tone;
      readonly entry?: EntryId;
    }
  | { readonly block: 'chips'; readonly label?: string; readonly chips: readonly Chip[] }
  | { readonly block: 'tracks'; readonly tracks: readonly TrackView[] }
  | {
      readonly block: 'shields';
      readonly silhouette: SilhouetteName;
      readonly team: TeamId;
      readonly facings: readonly FacingView[];
    }
  | { readonly block: 'ships'; readonly rows: readonly ShipRow[] }
  | { readonly block: 'armaments'; readonly rows: readonly ArmamentRow[] }
  | { readonly block: 'acts'; readonly acts: readonly Act[]; readonly label?: string }
  | {
      readonly block: 'choice';
      readonly id: string;
      readonly label: string;
      readonly style: 'segments' | 'list' | 'chips';
      readonly value: string | null;
      readonly options: readonly Option[];
    }
  | {
      readonly block: 'switches';
      readonly label?: string;
      readonly switches: readonly SwitchView[];
    }
  | {
      readonly block: 'stepper';
      readonly id: string;
      readonly label: string;
      readonly value: number;
      readonly min: number;
      readonly max: number;
      readonly entry?: EntryId;
    }
  | {
      readonly block: 'radar';
      /** Answers `id`.q, .r and .facing hold where the target stands and how it is turned. */
      readonly id: string;
      readonly attacker: { readonly silhouette: SilhouetteName; readonly team: TeamId };
      readonly target: {
        readonly silhouette: SilhouetteName;
        readonly team: TeamId;
        readonly q: number;
        readonly r: number;
        readonly facing: number;
      } | null;
      readonly hexes: readonly RadarHex[];
      readonly spoken: string;
    }
  | {
      readonly block: 'sum';
      readonly rows: readonly SumRow[];
      readonly total: { readonly label: string; readonly value: number; readonly note?: string };
    }
  | {
      readonly block: 'odds';
      readonly label: string;
      readonly headline: number;
      readonly note: string;
      readonly bars: readonly OddsBar[];
      readonly why: readonly string[];
    }
  | {
      readonly block: 'dice';
      readonly id: string;
      readonly label: string;
      readonly count: number;
      readonly dice: readonly number[];
      /** What each face from 1 to 6 gives, shown on the keys. */
      readonly faces?: readonly string[];
    }
  | {
      readonly block: 'log';
      readonly lines: readonly { readonly text: string; readonly rule: string | null }[];
    };

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
  readonly secondary?: readonly Act[];
  /** Blocks shown beside the rest on a wide screen, below it on a phone. */
  readonly aside?: readonly Block[];
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
  readonly notices: readonly {
    readonly text: string;
    readonly tone: Tone;
    readonly entry?: EntryId;
  }[];
  readonly primary?: Act;
  readonly secondary: readonly Act[];
}
