import type { DieFace, FaceValue } from '../dice/die';
import type { Command } from '../game/command';
import type { ShipId, SubjectId, TeamId } from '../game/events';
import type { Sector } from '../hex/sector';
import type { Answer, Changes } from './answers';
import type { Sheet } from './sheet';
import type { ColourRole, DieLook, Sign, Silhouette, TrackStyle } from '../drawing/drawing';

/**
 * What a system shows. A system describes its screens as pages of blocks, in words; screens draw blocks
 * and know no rule set. A page is a pure function of what it is about and of the answers given so far.
 */

/** Names an entry of the system's reference; a label with one opens it when held, or by its own button. */
export type EntryId = string;

/** Where a tap leads: another page of the same system. */
export interface PageRef {
  readonly page: string;
  readonly about?: SubjectId;
}

/** What labels of every game stand for; each has a colour and a shape of its own. */
export const TONES = [
  'plain',
  'order',
  'exhausted',
  'good',
  'warning',
  'critical',
  'shield',
] as const;

/** One of these, or a look that a system brings. */
export type Tone = (typeof TONES)[number] | ToneLook;

export interface ToneLook {
  readonly colour: ColourRole;
  readonly sign: Sign;
}

/**
 * What a tap does, in this order: changes answers, plays a command, opens a page. `why` set means that it
 * is greyed and says why not.
 */
export interface Act {
  readonly label: string;
  /** What a screen reader says where the label alone is not enough; it holds the label. */
  readonly spoken?: string;
  readonly detail?: string;
  /** Given once the command was taken, where there is one. */
  readonly answers?: Changes;
  readonly command?: Command;
  /** A step of its own after the command, once that was taken. */
  readonly then?: Command;
  /** After a command was taken, or instead of one. */
  readonly opens?: PageRef | 'back' | 'bridge';
  readonly why?: string;
  /** What is done in spite of it: offered along with the reason. */
  readonly anyway?: Act;
  readonly entry?: EntryId;
  readonly tone?: Tone;
}

export interface Chip {
  readonly label: string;
  readonly spoken?: string;
  readonly tone: Tone;
  /** Filled, as an order's code is. */
  readonly solid?: boolean;
  /** The die that shows it. */
  readonly die?: DieLook;
  /** One of several that can be on. */
  readonly isOn?: boolean;
  readonly entry?: EntryId;
  readonly act?: Act;
}

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

/** A side of a ship with a shield of its own. */
export interface ZoneView {
  readonly label: string;
  readonly now: number;
  /** 0 where it has no shield. */
  readonly max: number;
  /** In a game. */
  readonly set?: (to: number) => Command;
  /** On a desk: where the answer goes. */
  readonly path?: string;
  /** What it is armed with, and the same in words. */
  readonly dice?: { readonly looks: readonly DieLook[]; readonly spoken: string };
}

/** A ship at a glance, in a list. */
export interface ShipRow {
  readonly ship: ShipId;
  readonly name: string;
  readonly badge: string | null;
  readonly team: TeamId;
  readonly silhouette: Silhouette;
  readonly kicker: string;
  /** Shields clockwise from the fore, or null where they are a pool or none. */
  readonly zones: readonly { readonly now: number; readonly max: number }[] | null;
  readonly tracks: readonly TrackView[];
  readonly chips: readonly Chip[];
  /** What follows from its tracks, in a few words. */
  readonly note?: string;
  /** Where it is or what it is, in place of its silhouette. */
  readonly sign?: Sign;
  /** Small enough for two in a row. */
  readonly isTile?: true;
  /** Ships of a group, squadrons of a ship. Folded they stand in one line. */
  readonly rows?: readonly ShipRow[];
  readonly state: 'ready' | 'active' | 'done' | 'gone' | 'reserve';
  /** What has become of one that is gone, where it was not destroyed. */
  readonly gone?: string | undefined;
  readonly opens: PageRef;
  /** What comes next with it, at the end of the row. */
  readonly act?: Act;
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
  /** Strikes with it, chooses it. */
  readonly act?: Act;
}

/** One line of a list that a player works on: a ship of a fleet, an order of a library, an armament. */
export interface Item {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  readonly badge?: string;
  readonly silhouette?: Silhouette;
  readonly rays?: Sector;
  readonly chips?: readonly Chip[];
  /** On the right, large. */
  readonly figure?: string;
  /** How many of it, with a button for one less and one more where these can be. */
  readonly count?: { readonly value: number; readonly less?: Act; readonly more?: Act };
  readonly isOn?: boolean;
  /** A tap on the line. */
  readonly act?: Act;
  readonly acts?: readonly Act[];
  readonly entry?: EntryId;
}

export interface Option {
  readonly value: Answer;
  readonly label: string;
  readonly detail?: string;
  readonly why?: string;
  /** Drawn as an arc beside the label. */
  readonly rays?: Sector;
  /** Drawn beside the label, or above it among pictures. */
  readonly sign?: Sign;
  /** Whose it is: drawn as its mark. */
  readonly team?: TeamId;
  /** Ships that it brings, drawn below the label. */
  readonly ships?: readonly Silhouette[];
}

/** A question for the table, answered by a switch at a path. */
export interface SwitchView {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly on: boolean;
  readonly entry?: EntryId;
  /** What on and off are at its path, where that is not true and false. */
  readonly answers?: { readonly on: Changes; readonly off: Changes };
}

/** What a tap changes: answers of the page, or the game. */
export type Tap = Pick<Act, 'answers' | 'command'>;

/** A hex on the radar, from the attacker's own; the attacker's fore is up. */
export interface RadarHex {
  readonly q: number;
  readonly r: number;
  /** As the game counts. */
  readonly distance: number;
  readonly state: 'bears' | 'too-far' | 'outside';
  /** What lies there. */
  readonly sign?: Sign;
  /** What a tap there does, in place of putting the target there by answers. */
  readonly tap?: Tap;
}

export interface RadarTarget {
  readonly silhouette: Silhouette;
  readonly team: TeamId;
  readonly q: number;
  readonly r: number;
  /** Sixths of a turn clockwise, 0 as the attacker. */
  readonly facing: number;
}

export interface SumRow {
  readonly label: string;
  readonly rule: string | null;
  readonly entry?: EntryId;
  readonly value: number;
  /** Goes beyond the limit and changes nothing. */
  readonly wasted?: boolean;
  /** Takes it away again, where the player has added it. */
  readonly remove?: Act;
}

export interface OddsBar {
  readonly label: string;
  /** A whole number of hundredths is for the eye; this is exact to the machine. */
  readonly chance: number;
  /** The end of the ship: hatched, with a mark of its own. */
  readonly fatal?: boolean;
}

export interface Share {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number | null;
  /** Null while there is nothing to judge. */
  readonly ok: boolean | null;
  readonly entry?: EntryId;
}

/** Something that is wrong or worth knowing, with what would mend it. */
export interface Finding {
  readonly text: string;
  readonly rule: string | null;
  readonly entry?: EntryId;
  readonly tone: 'warning' | 'good' | 'plain';
  readonly act?: Act;
}

/** Dice of one kind among others: a row of keys. */
export interface DiceKind {
  /** Where what they show goes. */
  readonly id: string;
  readonly name: string;
  readonly look: DieLook;
  readonly count: number;
  readonly dice: readonly FaceValue[];
  /** A column each, the same face at the same place in every row; null is a gap. */
  readonly faces: readonly (DieFace | null)[];
  /** Why these are not rolled now. */
  readonly why?: string;
}

/** A number with its pips, to look at. */
export interface Gauge {
  readonly style: TrackStyle;
  readonly now: number;
  readonly max: number;
  /** How many are to come, once what is planned is done. */
  readonly coming?: number;
}

/** A place inside a section, tapped by itself. */
export interface SlotView {
  readonly id: string;
  readonly spoken: string;
  readonly sign: Sign;
  readonly figure?: string;
  readonly gauge?: Gauge;
  /** In place of pips. */
  readonly note?: string;
  /** At fault, proposed for what is in hand, or still free. */
  readonly state?: 'wrong' | 'proposed' | 'free';
  readonly act?: Act;
}

/** A part of a ship that holds parts. */
export interface SectionView {
  readonly id: string;
  readonly label: string;
  readonly spoken: string;
  /** On its outer face; absent where it has none. */
  readonly shield?: { readonly now: number; readonly max: number };
  readonly slots: readonly SlotView[];
  readonly gauge?: Gauge;
  /** Chosen, destroyed, able to take what is in hand, or not. */
  readonly state?: 'chosen' | 'gone' | 'open' | 'closed';
  readonly act?: Act;
}

/** What is shared out, a cell each. */
export interface PoolStock {
  readonly label: string;
  readonly figure: string;
  /** Where each goes; null while it is free. */
  readonly cells: readonly (Sign | null)[];
  /** How many more it could hold. */
  readonly room?: number;
  /** What is left of it stays. */
  readonly isStored?: boolean;
  readonly note?: string;
}

/** Who gets a share; how much is the answer at its path. */
export interface PoolRow {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly sign?: Sign;
  readonly gauge?: Gauge;
  readonly value: number;
  readonly max: number;
  /** All that it can take, at a tap on its name. */
  readonly fill?: Act;
  /** Who brings it there, tapped to send another. */
  readonly carrier?: { readonly sign: Sign; readonly figure: string; readonly act: Act };
}

/** A card of a stack; face down it has neither name nor sign. */
export type StackCard =
  | { readonly face: 'down'; readonly act?: Act }
  | { readonly face: 'up'; readonly name: string; readonly sign: Sign; readonly act?: Act };

export interface StackView {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** Cards lie side by side, discs on one another. */
  readonly shape: 'card' | 'disc';
  readonly colour: ColourRole;
  /** The top one first. */
  readonly cards: readonly StackCard[];
  /** How many could lie there: the others are outlines. */
  readonly places?: number;
  readonly chips?: readonly Chip[];
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
  | { readonly block: 'chips'; readonly label: string; readonly chips: readonly Chip[] }
  | { readonly block: 'tracks'; readonly tracks: readonly TrackView[] }
  | {
      readonly block: 'zones';
      readonly silhouette: Silhouette;
      readonly team: TeamId;
      /** Clockwise from the fore, as many as the game has. */
      readonly zones: readonly ZoneView[];
    }
  | { readonly block: 'armaments'; readonly label: string; readonly rows: readonly ArmamentRow[] }
  | { readonly block: 'ships'; readonly label?: string; readonly rows: readonly ShipRow[] }
  /** Buttons: side by side, or one under another with their details. */
  | {
      readonly block: 'acts';
      readonly label?: string;
      readonly style: 'row' | 'list';
      readonly acts: readonly Act[];
    }
  | {
      readonly block: 'choice';
      readonly id: string;
      readonly label: string;
      /** `menu` opens a sheet with a search where there are many; `arcs` shows each as a picture. */
      readonly style: 'segments' | 'list' | 'chips' | 'menu' | 'arcs';
      readonly value: Answer;
      readonly options: readonly Option[];
      readonly entry?: EntryId;
    }
  /** Several of several; the value at its path is the list of those that are on. */
  | {
      readonly block: 'picks';
      readonly id: string;
      readonly label: string;
      readonly values: readonly Answer[];
      readonly options: readonly Option[];
    }
  | {
      readonly block: 'switches';
      readonly label?: string;
      readonly switches: readonly SwitchView[];
    }
  /** Much that is seldom asked for: one line, and what is worth seeing of it, until a tap unfolds all of it. */
  | {
      readonly block: 'fold';
      readonly label: string;
      readonly note: string;
      readonly folded: readonly Block[];
      readonly blocks: readonly Block[];
    }
  | {
      readonly block: 'stepper';
      readonly id: string;
      readonly label: string;
      /** Null where it is not known yet: the first tap makes it `first`. */
      readonly value: number | null;
      readonly min: number;
      readonly max: number;
      readonly first?: number;
      /** One below the least takes the number away again. */
      readonly orNone?: boolean;
      readonly entry?: EntryId;
    }
  | {
      readonly block: 'field';
      readonly id: string;
      readonly label: string;
      readonly value: string;
      readonly lines: 'one' | 'many';
      readonly hint?: string;
      readonly problem?: string;
    }
  /** Cells that are tapped on and off: a weapon's chart. */
  | {
      readonly block: 'grid';
      readonly label: string;
      readonly columns: readonly string[];
      readonly rows: readonly {
        readonly label: string;
        /** A tap on the label: the row by other means than its cells. */
        readonly act?: Act;
        readonly cells: readonly {
          readonly on: boolean;
          /** In place of a check, where it is on more than once. */
          readonly mark?: string;
          readonly spoken: string;
          readonly answers: Changes;
        }[];
      }[];
    }
  | {
      readonly block: 'items';
      readonly label: string;
      readonly note?: string;
      readonly items: readonly Item[];
      /** Of those that can be on, one is; else each is on or off by itself. */
      readonly chooses?: 'one';
      /** Said where there are none. */
      readonly empty?: string;
      readonly add?: Act;
      /** Many: only some are drawn at first, and typing finds the others. */
      readonly search?: string;
    }
  | {
      readonly block: 'radar';
      /** A tap puts the target at `id`.q and `id`.r; turning it sets `id`.facing. */
      readonly id: string;
      readonly label: string;
      readonly attacker: { readonly silhouette: Silhouette; readonly team: TeamId };
      readonly target: RadarTarget | null;
      readonly hexes: readonly RadarHex[];
      readonly spoken: string;
      /** What turning the target does, by its new facing, in place of an answer. */
      readonly turns?: readonly Tap[];
      /** Nothing is aimed at: the target is only shown, and the hexes need no legend. */
      readonly isMap?: true;
    }
  | {
      readonly block: 'sum';
      readonly label: string;
      readonly rows: readonly SumRow[];
      readonly total: { readonly label: string; readonly value: number; readonly note?: string };
      /** Of things, such as dice: what it begins with and comes to have no sign. */
      readonly isCount?: boolean;
    }
  /** Chances: one headline, bars, and the sentences behind them at a tap. */
  | {
      readonly block: 'odds';
      readonly label: string;
      readonly headline: { readonly label: string; readonly value: string };
      readonly figures?: readonly { readonly label: string; readonly value: string }[];
      readonly bars: readonly OddsBar[];
      readonly why: readonly string[];
    }
  /** Lengths to compare, each with its figure in words. */
  | {
      readonly block: 'bars';
      readonly label: string;
      readonly note?: string;
      readonly bars: readonly {
        readonly label: string;
        readonly value: number;
        readonly text: string;
      }[];
    }
  /** Faces that were rolled, entered with big keys; the list of faces is at its path. */
  | {
      readonly block: 'dice';
      readonly id: string;
      readonly label: string;
      readonly count: number;
      readonly dice: readonly FaceValue[];
      /** Each is a key, with what it gives. */
      readonly faces: readonly DieFace[];
      readonly note?: string;
      /** What the app does where it is not a roll: a card that it draws. */
      readonly draws?: string;
    }
  /** Dice of several kinds, counted by their faces: a row a kind, a column a face. */
  | {
      readonly block: 'diceKinds';
      readonly label: string;
      readonly kinds: readonly DiceKind[];
      /** What they come to so far. */
      readonly totals?: readonly {
        readonly label: string;
        readonly value: number;
        readonly sign: Sign;
      }[];
    }
  /** A ship in sections, clockwise from the fore around its core. */
  | {
      readonly block: 'sections';
      readonly label: string;
      readonly team: TeamId;
      readonly around: readonly SectionView[];
      readonly core?: SectionView;
    }
  /** Something that is shared out over rows, each within its limit, and what is lost by it. */
  | {
      readonly block: 'pool';
      readonly label: string;
      readonly note?: string;
      /** Drawn in every cell that is free. */
      readonly sign: Sign;
      readonly stocks: readonly PoolStock[];
      readonly chips?: readonly Chip[];
      readonly rows: readonly PoolRow[];
      readonly findings?: readonly Finding[];
    }
  | {
      readonly block: 'stacks';
      readonly label: string;
      readonly note?: string;
      readonly stacks: readonly StackView[];
    }
  | {
      readonly block: 'shares';
      readonly label: string;
      readonly spent: number;
      readonly limit: number;
      readonly note: string;
      readonly parts: readonly Share[];
    }
  | {
      readonly block: 'table';
      readonly label: string;
      readonly head: readonly string[];
      readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
    }
  /** A sheet of paper, printed by a tap; while it is shown, it is what the printer gets. */
  | { readonly block: 'paper'; readonly label: string; readonly sheet: Sheet }
  | { readonly block: 'findings'; readonly label?: string; readonly findings: readonly Finding[] };

export type BlockName = Block['block'];
export type BlockOf<Name extends BlockName> = Extract<Block, { readonly block: Name }>;

/** Lies over a page until the one it is for has taken the phone. */
export interface CoverView {
  readonly title: string;
  readonly text: string;
  readonly open: string;
}

export interface Page {
  readonly title: string;
  /** Tells the ship from its twins. */
  readonly badge?: string;
  readonly kicker?: string;
  readonly team?: TeamId;
  readonly figure?: { readonly label: string; readonly value: string; readonly entry?: EntryId };
  readonly blocks: readonly Block[];
  /** Beside the rest on a wide screen, below it on a phone. */
  readonly aside?: readonly Block[];
  /** Not for every eye: covered until the one it is for has taken the phone. */
  readonly cover?: CoverView;
  /** Which steps may be taken back here, and named: not what another does in secret. All where absent. */
  readonly undoes?: (command: Command) => boolean;
  /** Who decides what is asked next, where another has the phone: covered at tables that hand it over. */
  readonly handTo?: CoverView;
  /** One primary act a page, at the bottom; left out where dice are all that it waits for: the screen leads to their keys. */
  readonly primary?: Act;
  readonly secondary?: readonly Act[];
  /** Its moment has passed, or was taken back: one that was open gives way to the bridge. */
  readonly isPast?: true;
}

/** The main screen of a game. */
export interface BridgeView {
  readonly kicker: string;
  readonly headline: { readonly text: string; readonly team: TeamId | null };
  readonly phases: readonly {
    readonly label: string;
    readonly state: 'done' | 'now' | 'next';
    readonly entry?: EntryId;
  }[];
  readonly points: readonly { readonly team: TeamId; readonly points: number }[];
  /** What is counted there, where a battle is not won by points. */
  readonly pointsLabel?: string;
  readonly fleets: readonly {
    /** Null for what belongs to no side. */
    readonly team: TeamId | null;
    readonly label: string;
    readonly note: string;
    readonly rows: readonly ShipRow[];
    /** Set apart below: in reserve, defeated. */
    readonly apart: readonly { readonly label: string; readonly rows: readonly ShipRow[] }[];
  }[];
  readonly notices: readonly { readonly text: string; readonly entry?: EntryId }[];
  readonly primary?: Act;
  /** What else can be done from here: strike, score, correct, end. */
  readonly secondary?: readonly Act[];
}
