/**
 * What can happen in a game, in words that know no rule set. A system tells every game in these, and
 * gives itself typed views over them. Names are stored for ever: add, never rename.
 */

/**
 * A ship in play, a player, a team, a card, `GAME`, or what a system names by an id of its own: a star
 * system, an attack under way. Ids are unique within a game, over all of these.
 */
export type SubjectId = string;
export type ShipId = SubjectId;
export type PlayerId = SubjectId;
export type TeamId = SubjectId;
/** One physical card: two copies of an order are two card ids with one `ref`. */
export type CardId = SubjectId;
/** Names a printed card within the game's frozen card list. */
export type CardRef = string;

/** The subject of what belongs to no ship, player or team; the team and player of a ship on no side. */
export const GAME: SubjectId = 'game';

/** 0 is off; a count, or a word such as a terrain. */
export type MarkValue = number | string;
export type Face = 'up' | 'down';

interface Ruled {
  /** The section of the rulebook that made it so. Absent for what a player set by hand. */
  readonly rule?: string;
}

export interface ShipEntered extends Ruled {
  readonly type: 'ship-entered';
  readonly ship: ShipId;
  readonly card: CardRef;
  /** `GAME`, as the player, for what is on no side: a dropsite. */
  readonly team: TeamId;
  readonly player: PlayerId;
  readonly name: string;
  /** Tells twins apart: a number, a letter, a colour. */
  readonly badge?: string;
  /** Where it stands in the game's own words: `play`, `reserve`, `orbit`, `aboard:s3`. */
  readonly place: string;
  /** What it is part of: a group, a squadron, a ship that carries it. */
  readonly partOf?: SubjectId;
  readonly tracks: Readonly<Record<string, Track>>;
}

/** Out of the battle: defeated, escaped, captured. What left stays in the record. */
export interface ShipLeft extends Ruled {
  readonly type: 'ship-left';
  readonly ship: ShipId;
  readonly how: string;
  /** Who did it, where the rules care. */
  readonly by?: SubjectId;
}

/** From one place to another: out of reserve, into the atmosphere, back into play by correction. */
export interface ShipPlaced extends Ruled {
  readonly type: 'ship-placed';
  readonly ship: ShipId;
  readonly place: string;
  readonly partOf?: SubjectId | null;
}

export interface TrackSet extends Ruled {
  readonly type: 'track-set';
  readonly subject: SubjectId;
  readonly track: string;
  readonly to: number;
  /** Only where the ceiling itself changes. */
  readonly max?: number | null;
}

export interface MarkSet extends Ruled {
  readonly type: 'mark-set';
  readonly subject: SubjectId;
  readonly mark: string;
  readonly to: MarkValue;
}

/** A card comes to a subject: an order to a ship, a damage card, a dial onto a stack, an order into a library. */
export interface CardAttached extends Ruled {
  readonly type: 'card-attached';
  readonly card: CardId;
  /**
   * Given when the card first comes, and when it becomes another: a dial set anew. One that nobody has
   * looked at comes under a ref that stands for its back.
   */
  readonly ref?: CardRef;
  readonly owner?: SubjectId;
  readonly to: SubjectId;
  readonly slot: string;
  readonly face: Face;
}

export interface CardTurned extends Ruled {
  readonly type: 'card-turned';
  readonly card: CardId;
  readonly face: Face;
  /** What it turns out to be, where it lay unseen under the ref of its back. */
  readonly ref?: CardRef;
}

/** Back to where its owner keeps it, or out of the game where it has no owner; its tracks and marks go. */
export interface CardReturned extends Ruled {
  readonly type: 'card-returned';
  readonly card: CardId;
}

export interface PhaseEntered extends Ruled {
  readonly type: 'phase-entered';
  readonly round: number;
  readonly phase: string;
}

export interface InitiativeSet extends Ruled {
  readonly type: 'initiative-set';
  readonly team: TeamId;
}

export interface PointsScored extends Ruled {
  readonly type: 'points-scored';
  readonly team: TeamId;
  readonly points: number;
  /** The name of what scored, in the system's own id. */
  readonly why: string;
  readonly player?: PlayerId;
  readonly ship?: ShipId;
}

export interface DiceRolled extends Ruled {
  readonly type: 'dice-rolled';
  readonly by: SubjectId;
  /** What the dice were for, in the system's own id. */
  readonly roll: string;
  readonly dice: readonly number[];
  /** Which die, where it is not a plain d6: a colour, a number of sides. */
  readonly die?: string;
  readonly against?: SubjectId;
  /** What the odds promised and what the dice gave, for the battle report. */
  readonly expected?: Readonly<Record<string, number>>;
  readonly actual?: Readonly<Record<string, number>>;
}

export interface Noted extends Ruled {
  readonly type: 'noted';
  readonly about: SubjectId;
  /** A system's own id with its values, or a player's words under `text`. */
  readonly note: Readonly<Record<string, string | number | boolean>>;
}

export interface GameEnded extends Ruled {
  readonly type: 'game-ended';
  readonly winner: TeamId | null;
  readonly by: string;
}

export type GameEvent =
  | ShipEntered
  | ShipLeft
  | ShipPlaced
  | TrackSet
  | MarkSet
  | CardAttached
  | CardTurned
  | CardReturned
  | PhaseEntered
  | InitiativeSet
  | PointsScored
  | DiceRolled
  | Noted
  | GameEnded;

/** A number on a subject with its ceiling, null where there is none. A rule may let `now` stand above it. */
export interface Track {
  readonly now: number;
  readonly max: number | null;
}
