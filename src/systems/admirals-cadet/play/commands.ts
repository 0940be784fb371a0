import type {
  CardId,
  MarkValue,
  PlayerId,
  ShipId,
  SubjectId,
  TeamId,
} from '../../../core/game/events';
import type { Arc, Facing, HandModifier, Near, SkirmishSide } from '../../admirals/editions';
import type { Terrain } from '../cards/types';
import type { Payer } from '../terrain';
import type { Phase } from './names';

/**
 * Everything that a player can ask for. One command is one act at the table, one step of the log and
 * one undo. Dice, and what only the table can see, come in with it.
 */

/** What the rules advise against may be done all the same, and is then noted. */
interface Overridable {
  readonly override?: boolean;
}

/** Setup */
export interface PlaceShip extends Overridable {
  readonly type: 'place-ship';
  readonly ship: ShipId;
}

/** Every ship that still waits is put on the map, and the first turn begins. */
export interface StartBattle {
  readonly type: 'start-battle';
}

/** Orders Phase; after the reveal only what Starcaster allows. */
export interface AssignOrder extends Overridable {
  readonly type: 'assign-order';
  readonly ship: ShipId;
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

/** Whom the repair of an order reaches, and which sides it mends: one a box. */
export interface RepairChoice {
  readonly card: CardId;
  readonly ship: ShipId;
  readonly facings?: readonly Facing[];
}

export interface Reveal extends Overridable {
  readonly type: 'reveal';
  readonly repairs?: readonly RepairChoice[];
}

export interface Activate extends Overridable {
  readonly type: 'activate';
  readonly ship: ShipId;
}

export interface Pass extends Overridable {
  readonly type: 'pass';
  readonly team: TeamId;
}

/** Heavy: the box is erased instead of firing. */
export interface Reload extends Overridable {
  readonly type: 'reload';
  readonly ship: ShipId;
  readonly armament: number;
}

/** Target Locks: what becomes of one. */
export type LockUse =
  | { readonly use: 'hold' }
  | { readonly use: 'reroll'; readonly to?: number }
  | { readonly use: 'ability'; readonly which: number; readonly dice?: readonly number[] };

/** Making Attacks: who attacks whom with what, and what the table sees. */
export interface StrikeAim {
  readonly attacker: ShipId;
  readonly armament: number;
  readonly mount: number;
  readonly target: ShipId;
  /** Dice of the mount that are used; all that are left where nobody has said. */
  readonly using?: number;
  readonly distance?: number;
  /** The attacker's arcs that hold the target; taken as in arc where nobody has said. */
  readonly arcs?: readonly Arc[];
  /** The target's sides that the attack comes from; needed where shields are a chart. */
  readonly facings?: readonly Facing[];
  /** The sentences on cards that the table answers with yes. */
  readonly asked?: readonly string[];
  readonly nearAttacker?: readonly Near[];
  readonly nearTarget?: readonly Near[];
  readonly modifiers?: readonly HandModifier[];
}

/** A die that Augur or an order lets roll again. */
export interface Again {
  readonly die: number;
  readonly to: number;
}

/** One Critical Hit: its Armor and Flak dice, up to the first that stops it, and what blocks it. */
export interface CriticalRolls {
  readonly saves?: readonly number[];
  readonly box?: Facing | 'pool' | 'none';
}

/** Resolving Attack Icons: what was rolled and chosen, in the order in which `resolveStrike` asks. */
export interface StrikeRolls {
  readonly dice?: readonly number[];
  readonly again?: readonly Again[];
  readonly locks?: readonly LockUse[];
  /** Against Hits, one die for each that still stands. */
  readonly saves?: readonly { readonly save: string; readonly dice: readonly number[] }[];
  /** Boxes spent on Hits, by side. */
  readonly shields?: readonly { readonly facing: Facing | null; readonly points: number }[];
  readonly criticals?: readonly CriticalRolls[];
}

export interface Strike extends Overridable, StrikeAim, StrikeRolls {
  readonly type: 'strike';
}

/** An attack that was resolved at the table: only what it did. */
export interface StrikeQuick extends Overridable {
  readonly type: 'strike-quick';
  readonly target: ShipId;
  readonly with?: {
    readonly attacker: ShipId;
    readonly armament: number;
    readonly mount: number;
    readonly using?: number;
  };
  readonly hull: number;
  readonly criticals: number;
  readonly shields?: readonly { readonly facing: Facing | null; readonly points: number }[];
}

/** Terrain Types: the hex that a ship comes to stand in, as the table sees it. */
export interface Entry {
  readonly terrain: Terrain | null;
  /** Star System */
  readonly roll?: number;
  /** What takes the Hit of a star or of dust. */
  readonly pays?: Payer;
  /** Black Hole: the hex is next to one, and what was rolled for it. */
  readonly nearHole?: boolean;
  readonly drag?: number;
}

export interface Move extends Overridable {
  readonly type: 'move';
  readonly ship: ShipId;
  readonly rotations?: number;
  /** The hex holds a friend, which is fine on the way. */
  readonly ontoFriend?: boolean;
  /** Black Hole: the roll on the way out. */
  readonly breakOut?: number;
  readonly enters?: Entry;
}

export interface SkirmishAim {
  readonly active: ShipId;
  readonly opposing: ShipId;
  readonly rotations?: number;
  readonly nearActive?: readonly Near[];
  readonly nearOpposing?: readonly Near[];
  readonly extraDice?: Readonly<Partial<Record<SkirmishSide, number>>>;
}

export interface SkirmishRolls {
  readonly dice?: Readonly<Partial<Record<SkirmishSide, readonly number[]>>>;
  /** Ram-Prow */
  readonly rams?: Readonly<Partial<Record<SkirmishSide, readonly number[]>>>;
  /** The hex of the destroyed ship, where the other takes it. */
  readonly advance?: Entry;
}

export interface Skirmish extends Overridable, SkirmishAim, SkirmishRolls {
  readonly type: 'skirmish';
}

export interface SkirmishQuick extends Overridable {
  readonly type: 'skirmish-quick';
  readonly active: ShipId;
  readonly opposing: ShipId;
  readonly rotations?: number;
  readonly hull: Readonly<Record<SkirmishSide, number>>;
  readonly advance?: Entry;
}

export interface EndActivation extends Overridable {
  readonly type: 'end-activation';
  readonly ship: ShipId;
}

/** Ends the ship phase before everything has activated. */
export interface EndPhase extends Overridable {
  readonly type: 'end-phase';
}

export interface Refresh extends Overridable {
  readonly type: 'refresh';
  /** Ships in a Star System, where the table knows better. */
  readonly inSystems?: readonly ShipId[];
  readonly repairs?: readonly RepairChoice[];
}

/** Historic Play: something that a ship does in a Star System, which ends its activation. */
export interface ScenarioDo extends Overridable {
  readonly type: 'scenario-act';
  readonly ship: ShipId;
  readonly act: string;
  /** Which Star System, counted from 1, where each may be used so often. */
  readonly system?: number;
}

/** One tap: loses or regains points of a track. What follows from it follows. */
export interface Adjust {
  readonly type: 'adjust';
  readonly ship: ShipId;
  readonly track: string;
  readonly by: number;
}

/** One tap: a Critical Hit that nothing stopped. */
export interface TakeCritical {
  readonly type: 'critical';
  readonly ship: ShipId;
}

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

export interface SetTerrain {
  readonly type: 'set-terrain';
  readonly ship: ShipId;
  readonly terrain: Terrain | null;
}

export interface RemoveShip {
  readonly type: 'remove-ship';
  readonly ship: ShipId;
  readonly by?: ShipId;
}
export interface ReturnShip {
  readonly type: 'return-ship';
  readonly ship: ShipId;
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
export interface SetPhase {
  readonly type: 'set-phase';
  readonly round: number;
  readonly phase: Phase;
}

export interface ScorePoints {
  readonly type: 'score';
  readonly team: TeamId;
  readonly points: number;
  readonly text?: string;
}
/** Historic Play: a line of the scenario. */
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
/** The table stops here: the winner is found as after the last turn. */
export interface EndGame {
  readonly type: 'end-game';
}

export type CadetCommand =
  | PlaceShip
  | StartBattle
  | AssignOrder
  | UnassignOrder
  | RepeatOrders
  | Reveal
  | Activate
  | Pass
  | Reload
  | Strike
  | StrikeQuick
  | Move
  | Skirmish
  | SkirmishQuick
  | EndActivation
  | EndPhase
  | Refresh
  | ScenarioDo
  | Adjust
  | TakeCritical
  | SetTrack
  | SetMark
  | SetTerrain
  | RemoveShip
  | ReturnShip
  | MoveOrder
  | ReturnOrder
  | SetInitiative
  | SetPhase
  | ScorePoints
  | ScoreScenario
  | Note
  | Concede
  | EndGame;
export type CommandType = CadetCommand['type'];
export type CommandOf<Type extends CommandType> = Extract<CadetCommand, { readonly type: Type }>;
