import type { CardId, CardRef, Face, PlayerId, ShipId } from '../../../core/game/events';
import type { Place } from '../../../core/hex/bearing';
import type { Facing, Repair, Role, Terrain } from '../../admirals-shared/cards/terms';
import type { Shields } from '../../admirals-shared/cards/types';
import type {
  AnyAdjust,
  AnySetPhase,
  AnySetTerrain,
  AnySkirmishAim,
  AnySkirmishQuick,
  AnyStrikeAim,
  Near,
  Overridable,
  RepairChoice,
  SharedCommand,
} from '../../admirals-shared/play/commands';
import type { HexContent, Maneuver } from '../movement/maneuvers';
import type { Wound } from '../../admirals-shared/odds/spec';
import { type SkirmishSide } from '../../admirals-shared/skirmish/sides';
import type { Phase, Place as PlaceOfShip } from '../../admirals-shared/play/names';

/**
 * Everything that a player can ask for. One command is one act at the table, one step of the log and
 * one undo. Dice, and what only the table can see, come in with it.
 */

/** 4A-04: puts a piece on the battlefield, or into reserve where no setup hex is left. */
export interface PlaceShip extends Overridable {
  readonly type: 'place-ship';
  readonly ship: ShipId;
  readonly place: Exclude<PlaceOfShip, 'waiting'>;
}

/** 13A-05, 13A-06: which of its bonus orders a ship has for the whole game. */
export interface ChooseOrder {
  readonly type: 'choose-order';
  readonly ship: ShipId;
  readonly order: CardRef;
}

/** 3A-01 VIII, 9G: a bonus order lies face up. */
export interface AssignBonus extends Overridable {
  readonly type: 'assign-bonus';
  readonly ship: ShipId;
  readonly order: CardRef;
}

/** 10A-05 I */
export interface SetOmega extends Overridable {
  readonly type: 'set-omega';
  readonly player: PlayerId;
  readonly card: CardId;
}

export interface Activate extends Overridable {
  readonly type: 'activate';
  readonly ship: ShipId;
  /** 9R: pieces that may hold it back, by their distance. */
  readonly near?: readonly Near[];
}

/** 5E: points that one facing, or the pool, pays for hits and for criticals. */
export interface ShieldSpend {
  readonly facing: Facing | null;
  readonly hits: number;
  readonly criticals: number;
}

/** 5F-01: what becomes of one Target Lock. */
export type LockUse =
  | { readonly use: 'hold' }
  | { readonly use: 'ability'; readonly dice?: readonly number[] }
  | { readonly use: 'lock-on'; readonly dice: readonly number[] };

/** Dice of one kind of save, one for each icon that still stands. */
export interface SaveRoll {
  readonly icon: Wound;
  readonly save: string;
  readonly dice: readonly number[];
}

/** 5A, 5B: who strikes whom with what, and what the table sees. */
export interface StrikeAim extends AnyStrikeAim {
  /** 9I */
  readonly skilled?: boolean;
  /** 9L: the piece that augments. */
  readonly augur?: ShipId;
}

/** 5C to 5F: what was rolled and chosen, in the order in which `resolveStrike` asks. */
export interface StrikeRolls {
  readonly dice?: readonly number[];
  readonly shields?: readonly ShieldSpend[];
  /** Dice that cards or Augur add, rolled as Lock Ons. */
  readonly bonusDice?: readonly number[];
  readonly locks?: readonly LockUse[];
  readonly saves?: readonly SaveRoll[];
  /** 5F-03: the orders that go back, one a critical. */
  readonly returned?: readonly CardId[];
}

export interface Strike extends Overridable, StrikeAim, StrikeRolls {
  readonly type: 'strike';
}

/** A strike that was resolved at the table: only what it did. */
export interface StrikeQuick extends Overridable {
  readonly type: 'strike-quick';
  readonly target: ShipId;
  /** Absent where an attacker is not tracked. */
  readonly with?: { readonly attacker: ShipId; readonly armament: number; readonly mount: number };
  readonly hull: number;
  readonly criticals: number;
  readonly stands?: Place;
  readonly shields?: readonly { readonly facing: Facing | null; readonly points: number }[];
  readonly skirmishDicePenalty?: number;
  readonly skilled?: boolean;
  readonly augur?: ShipId;
  readonly returned?: readonly CardId[];
}

export interface SkirmishSave {
  readonly side: SkirmishSide;
  readonly save: string;
  readonly dice: readonly number[];
}

/** 8: the hex that a piece comes to stand in, as the table sees it. */
export interface Entry {
  readonly terrain: Terrain | null;
  /** 8B-01, 8C-03 */
  readonly roll?: number;
  /** 8B-01: who is in the core hex that it is drawn into. */
  readonly coreOccupant?: ShipId;
  /** 8C-03: what pays on a 4 or 5: a facing, the pool, or the hull. */
  readonly pays?: Facing | 'pool' | 'hull';
  /** 10E-03: next to a Strategic System that its team holds. */
  readonly nearStrategic?: boolean;
}

export interface SkirmishAim extends AnySkirmishAim {
  /** False for a skirmish that no Assault began: it costs no move. */
  readonly assault?: boolean;
}

export interface SkirmishRolls {
  readonly dice?: Readonly<Partial<Record<SkirmishSide, readonly number[]>>>;
  readonly saves?: readonly SkirmishSave[];
  /** 9Q */
  readonly grudge?: Readonly<Partial<Record<SkirmishSide, number>>>;
  /** 6B-04: the hex that the active piece takes when the other was defeated. */
  readonly enters?: Entry;
}

export interface Skirmish extends Overridable, SkirmishAim, SkirmishRolls {
  readonly type: 'skirmish';
}

export interface SkirmishQuick extends AnySkirmishQuick {
  readonly assault?: boolean;
  /** 9Q: whose Grudge took the other with it. */
  readonly grudge?: SkirmishSide;
  readonly enters?: Entry;
}

/** 6C: the Escort slips away, and the active piece takes its hex. */
export interface Evade extends Overridable {
  readonly type: 'evade';
  readonly ship: ShipId;
  readonly by: ShipId;
  readonly rotations?: number;
  /** 8B-05: the escape roll of an Escort in a core hex. */
  readonly escape?: number;
  readonly enters?: Entry;
  readonly follows?: Entry;
}

export interface Move extends Overridable {
  readonly type: 'move';
  readonly ship: ShipId;
  /** An Assault is a skirmish. */
  readonly maneuver: Exclude<Maneuver, 'assault'>;
  readonly rotations?: number;
  /** What lies directly ahead, and behind that; not checked where nobody has said. */
  readonly ahead?: HexContent;
  readonly beyond?: HexContent;
  /** 8B-05 */
  readonly escape?: number;
  readonly enters?: Entry;
}

export interface EndActivation {
  readonly type: 'end-activation';
  readonly ship: ShipId;
  /** 6B: there was no maneuver that it could execute. */
  readonly noManeuver?: boolean;
}

/** 4B-03, 10E: what only the table knows of a refresh phase; everything else follows. */
export interface Refresh extends Overridable {
  readonly type: 'refresh';
  /** Pieces in a Strategic System hex. */
  readonly strategic: readonly ShipId[];
  /** 10E-03: pieces next to a Strategic System that their team holds. */
  readonly near: readonly ShipId[];
  readonly keepExhausted?: readonly ShipId[];
  readonly repairs?: readonly RepairChoice[];
  /** 10E-01: pieces that come in, in the order in which they are placed. */
  readonly reinforcements?: readonly ShipId[];
}

/** One tap: loses or regains points of a track. What follows from it follows. */
export interface Adjust extends AnyAdjust {
  /** 5F-03 */
  readonly returned?: readonly CardId[];
}

/** 14A */
export interface RepairShip {
  readonly type: 'repair';
  readonly ship: ShipId;
  readonly what: Repair;
  readonly amount: number;
  readonly facings?: readonly Facing[];
}

export interface SetTerrain extends AnySetTerrain<Terrain> {
  readonly nearStrategic?: boolean;
}

/** Takes a ship that left back into the battle by hand. */
export interface ReturnShip {
  readonly type: 'return-ship';
  readonly ship: ShipId;
  readonly place: Exclude<PlaceOfShip, 'waiting'>;
}

/** What is known of a ship without a card. */
export interface QuickShip {
  readonly role: Role;
  readonly hull: number;
  readonly shields: Shields;
  readonly armor?: number;
  readonly flak?: number;
  /** As printed: `Stealth`, `Lethal [2]`. */
  readonly keywords?: readonly string[];
}

export interface AddShip {
  readonly type: 'add-ship';
  readonly player: PlayerId;
  readonly name: string;
  readonly badge?: string;
  readonly place?: Exclude<PlaceOfShip, 'waiting'>;
  /** A ship card of this game, or what is known of the ship. */
  readonly as: { readonly card: CardRef } | { readonly quick: QuickShip };
}

export interface TurnOrder {
  readonly type: 'turn-order';
  readonly card: CardId;
  readonly face: Face;
}

export type SetPhase = AnySetPhase<Phase>;

export type AdmiralsCommand =
  | SharedCommand
  | PlaceShip
  | ChooseOrder
  | AssignBonus
  | SetOmega
  | Activate
  | Strike
  | StrikeQuick
  | Skirmish
  | SkirmishQuick
  | Evade
  | Move
  | EndActivation
  | Refresh
  | Adjust
  | RepairShip
  | SetTerrain
  | ReturnShip
  | AddShip
  | TurnOrder
  | SetPhase;
export type CommandType = AdmiralsCommand['type'];
export type CommandOf<Type extends CommandType> = Extract<AdmiralsCommand, { readonly type: Type }>;
