import type { CardRef, PlayerId, ShipId } from '../../../core/game/events';
import type {
  AnyAdjust,
  AnySetPhase,
  AnySetTerrain,
  AnySkirmishAim,
  AnySkirmishQuick,
  AnyStrikeAim,
  Overridable,
  RepairChoice,
  SharedCommand,
} from '../../admirals-shared/play/commands';
import type { Facing } from '../../admirals-shared/cards/terms';
import type { SkirmishSide } from '../../admirals-shared/skirmish/sides';
import type { Terrain } from '../cards/terms';
import type { Payer } from '../terrain';
import type { Phase } from './names';

/**
 * Everything that a player can ask for. One command is one act at the table, one step of the log and
 * one undo. Dice, and what only the table can see, come in with it.
 */

/** Setup */
export interface PlaceShip extends Overridable {
  readonly type: 'place-ship';
  readonly ship: ShipId;
}

export interface Activate extends Overridable {
  readonly type: 'activate';
  readonly ship: ShipId;
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
export interface StrikeAim extends AnyStrikeAim {
  /** Dice of the mount that are used; all that are left where nobody has said. */
  readonly using?: number;
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

export type SkirmishAim = AnySkirmishAim;

export interface SkirmishRolls {
  readonly dice?: Readonly<Partial<Record<SkirmishSide, readonly number[]>>>;
  /** Ram-Prow */
  readonly rams?: Readonly<Partial<Record<SkirmishSide, readonly number[]>>>;
  /** Black Hole: the roll of a survivor that takes the other's hex from there. */
  readonly breakOut?: number;
  /** The hex of the destroyed ship, where the other takes it. */
  readonly advance?: Entry;
}

export interface Skirmish extends Overridable, SkirmishAim, SkirmishRolls {
  readonly type: 'skirmish';
}

export interface SkirmishQuick extends AnySkirmishQuick {
  /** Black Hole: as in a skirmish that is rolled. */
  readonly breakOut?: number;
  readonly advance?: Entry;
}

export interface EndActivation extends Overridable {
  readonly type: 'end-activation';
  readonly ship: ShipId;
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

export type Adjust = AnyAdjust;

/** One tap: a Critical Hit that nothing stopped. */
export interface TakeCritical {
  readonly type: 'critical';
  readonly ship: ShipId;
}

export interface ReturnShip {
  readonly type: 'return-ship';
  readonly ship: ShipId;
}

/** A ship that comes to the table later, by a card that is in the game. */
export interface AddShip {
  readonly type: 'add-ship';
  readonly player: PlayerId;
  readonly card: CardRef;
  readonly name: string;
  readonly badge?: string;
}

export type SetTerrain = AnySetTerrain<Terrain>;
export type SetPhase = AnySetPhase<Phase>;

export type CadetCommand =
  | SharedCommand
  | PlaceShip
  | Activate
  | Reload
  | Strike
  | StrikeQuick
  | Move
  | Skirmish
  | SkirmishQuick
  | EndActivation
  | Refresh
  | ScenarioDo
  | Adjust
  | TakeCritical
  | SetTerrain
  | ReturnShip
  | AddShip
  | SetPhase;
export type CommandType = CadetCommand['type'];
export type CommandOf<Type extends CommandType> = Extract<CadetCommand, { readonly type: Type }>;
