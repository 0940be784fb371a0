import type {
  CardId,
  MarkValue,
  PlayerId,
  ShipId,
  SubjectId,
  TeamId,
} from '../../../core/game/events';
import type { Place } from '../../../core/hex/bearing';
import type { Arc, Facing } from '../cards/terms';
import type { SkirmishSide } from '../skirmish/sides';

/** What the rules advise against may be done all the same, and is then noted. */
export interface Overridable {
  readonly override?: boolean;
}

/** Another piece, and the hexes between. */
export interface Near {
  readonly ship: ShipId;
  readonly distance: number;
}

export interface HandModifier {
  readonly source: string;
  readonly value: number;
}

/** Every ship that still waits is put on the battlefield. */
export interface StartBattle {
  readonly type: 'start-battle';
}

export interface AssignOrder extends Overridable {
  readonly type: 'assign-order';
  readonly ship: ShipId;
  /** A card of the library of the ship's player. */
  readonly card: CardId;
}

export interface UnassignOrder {
  readonly type: 'unassign-order';
  readonly card: CardId;
}

/** Assigns again what the player had at the last reveal, as far as it can be. */
export interface RepeatOrders {
  readonly type: 'repeat-orders';
  readonly player: PlayerId;
}

/** Whom the repair of a card reaches, and which shields it mends: one facing a point. */
export interface RepairChoice {
  readonly card: CardId;
  readonly ship: ShipId;
  readonly facings?: readonly Facing[];
}

export interface Reveal extends Overridable {
  readonly type: 'reveal';
  readonly repairs?: readonly RepairChoice[];
}

export interface Pass extends Overridable {
  readonly type: 'pass';
  readonly team: TeamId;
}

/** Ends the phase before everything has activated. */
export interface EndPhase extends Overridable {
  readonly type: 'end-phase';
}

/** One tap: loses or regains points of a track. What follows from it follows. */
export interface AnyAdjust {
  readonly type: 'adjust';
  readonly ship: ShipId;
  readonly track: string;
  readonly by: number;
}

/** A number of a ship as it is on the table. */
export interface SetTrack {
  readonly type: 'set-track';
  readonly ship: ShipId;
  readonly track: string;
  readonly to: number;
}

export interface SetMark {
  readonly type: 'set-mark';
  readonly subject: SubjectId;
  readonly mark: string;
  readonly to: MarkValue;
}

export interface RemoveShip {
  readonly type: 'remove-ship';
  readonly ship: ShipId;
  readonly by?: ShipId;
}

export interface MoveOrder {
  readonly type: 'move-order';
  readonly card: CardId;
  readonly to: ShipId;
}

export interface ReturnOrder {
  readonly type: 'return-order';
  readonly card: CardId;
}

export interface SetInitiative {
  readonly type: 'set-initiative';
  readonly team: TeamId;
}

export interface ScorePoints {
  readonly type: 'score';
  readonly team: TeamId;
  readonly points: number;
  readonly text?: string;
}

/** A line of the scenario. */
export interface ScoreScenario extends Overridable {
  readonly type: 'scenario-score';
  readonly line: string;
}

export interface Note {
  readonly type: 'note';
  readonly about?: SubjectId;
  readonly text: string;
}

export interface Concede {
  readonly type: 'concede';
  readonly team: TeamId;
}

/** The table stops here: the winner is found as after the last round. */
export interface EndGame {
  readonly type: 'end-game';
}

/** What a player can ask for in every edition, in the same words. */
export type SharedCommand =
  | StartBattle
  | AssignOrder
  | UnassignOrder
  | RepeatOrders
  | Reveal
  | Pass
  | EndPhase
  | SetTrack
  | SetMark
  | RemoveShip
  | MoveOrder
  | ReturnOrder
  | SetInitiative
  | ScorePoints
  | ScoreScenario
  | Note
  | Concede
  | EndGame;

/** Who strikes whom with what, and what the table sees. */
export interface AnyStrikeAim {
  readonly attacker: ShipId;
  readonly armament: number;
  readonly mount: number;
  readonly target: ShipId;
  /** Hexes between; conditions that ask for it fail while nobody has said. */
  readonly distance?: number;
  /** The attacker's arcs that hold the target; taken as in arc where nobody has said. */
  readonly arcs?: readonly Arc[];
  /** The target's facings that the attacker is in; needed where shields have facings. */
  readonly facings?: readonly Facing[];
  /** Where the target stands as seen from the attacker, whose fore is up; kept for their next strike. */
  readonly stands?: Place;
  /** The sentences on cards that the table answers with yes. */
  readonly asked?: readonly string[];
  /** Other pieces that matter, by their distance from each of the two. */
  readonly nearAttacker?: readonly Near[];
  readonly nearTarget?: readonly Near[];
  readonly modifiers?: readonly HandModifier[];
}

/** Who skirmishes with whom, and what the table sees. */
export interface AnySkirmishAim {
  readonly active: ShipId;
  readonly opposing: ShipId;
  readonly rotations?: number;
  /** Pieces that may support, by their distance from each of the two. */
  readonly nearActive?: readonly Near[];
  readonly nearOpposing?: readonly Near[];
  /** Dice that the table adds or takes away. */
  readonly extraDice?: Readonly<Partial<Record<SkirmishSide, number>>>;
}

/** A skirmish that the table has resolved itself. */
export interface AnySkirmishQuick extends Overridable {
  readonly type: 'skirmish-quick';
  readonly active: ShipId;
  readonly opposing: ShipId;
  readonly rotations?: number;
  /** Hull that each side loses, when all is saved that could be. */
  readonly hull: Readonly<Record<SkirmishSide, number>>;
}

export interface AnySetTerrain<SomeTerrain extends string> {
  readonly type: 'set-terrain';
  readonly ship: ShipId;
  readonly terrain: SomeTerrain | null;
}

export interface AnySetPhase<SomePhase extends string> {
  readonly type: 'set-phase';
  readonly round: number;
  readonly phase: SomePhase;
}
