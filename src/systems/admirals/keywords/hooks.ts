import type { WeaponType } from '../../admirals-shared/cards/terms';
import type { Explained, Source, Tally } from '../../admirals-shared/explain';
import type { Modifier } from '../../admirals-shared/modifiers';
import type { Wound } from '../../admirals-shared/odds/spec';
import type { Rulings } from '../rulings';
import type { Save } from '../../admirals-shared/saves';
import type {
  AnyKeywordAt,
  AnyNearbyAt,
  MoveRange,
  SharedHooks,
  AnyKeywordRule,
} from '../../admirals-shared/keywords/hooks';
import { makeApply } from '../../admirals-shared/keywords/apply';
import type { Piece, SettledStrike } from '../piece';

export type KeywordAt = AnyKeywordAt<Piece, Rulings>;

export type NearbyAt = AnyNearbyAt<Piece, Rulings>;

export interface PoolAt extends KeywordAt {
  readonly opponent: Piece;
}

export interface SaveAt extends KeywordAt {
  readonly icon: Wound;
  readonly weaponTypes: readonly WeaponType[];
}

export interface StrikeAt extends KeywordAt {
  readonly strike: SettledStrike;
}

export interface StrikeNearbyAt extends NearbyAt {
  readonly strike: SettledStrike;
}

/** Unmodified results of the first roll that give a Lock On each, or a Target Lock. */
export interface FreeLockOns {
  readonly faces: readonly number[];
  readonly as: 'lock-on' | 'target-lock';
  readonly source: Source;
  readonly rule: string;
}

/** A roll after a skirmish that defeats the opponent when it shows no more than the Direct Hits taken. */
export interface Revenge {
  readonly source: Source;
  readonly rule: string;
}

/** An order that may be assigned besides the others. */
export interface BonusOrder {
  readonly order: string;
  readonly source: Source;
  readonly rule: string;
}

/** The moments at which a keyword can act. Each takes the value so far and gives the value from then on. */
export interface Hooks extends SharedHooks<KeywordAt, NearbyAt> {
  readonly orderLimit: (limit: Tally, at: KeywordAt) => Tally;
  readonly bonusOrders: (orders: readonly BonusOrder[], at: KeywordAt) => readonly BonusOrder[];
  /** Whether the piece's Psionic order counts towards its player's one. */
  readonly psionicCounts: (counts: boolean, at: KeywordAt) => boolean;
  readonly moves: (moves: Explained<MoveRange>, at: KeywordAt) => Explained<MoveRange>;
  readonly movesNearby: (moves: Explained<MoveRange>, at: NearbyAt) => Explained<MoveRange>;
  readonly drawnIn: (modifiers: readonly Modifier[], at: KeywordAt) => readonly Modifier[];
  readonly strikeAsAttacker: (modifiers: readonly Modifier[], at: StrikeAt) => readonly Modifier[];
  readonly strikeAsTarget: (modifiers: readonly Modifier[], at: StrikeAt) => readonly Modifier[];
  /** From pieces near the attacker, of either team. */
  readonly strikeNearby: (
    modifiers: readonly Modifier[],
    at: StrikeNearbyAt,
  ) => readonly Modifier[];
  readonly freeLockOns: (
    lockOns: readonly FreeLockOns[],
    at: StrikeNearbyAt,
  ) => readonly FreeLockOns[];
  readonly strikeSaves: (saves: readonly Save[], at: SaveAt) => readonly Save[];
  /** Before anything degrades them. */
  readonly skirmishDice: (dice: Tally, at: KeywordAt) => Tally;
  readonly combatPool: (pool: Tally, at: PoolAt) => Tally;
  readonly combatSaves: (saves: readonly Save[], at: KeywordAt) => readonly Save[];
  readonly revenge: (rolls: readonly Revenge[], at: KeywordAt) => readonly Revenge[];
}

export type HookName = keyof Hooks;

export type KeywordRule = AnyKeywordRule<Hooks>;

export type KeywordTable = readonly KeywordRule[];

export const { applyNearby, applyOwn } = makeApply<Hooks, Piece, Rulings>();

/** Ruling auras-stack: whether the same keyword of several pieces acts each time. */
export const aurasStack = (rulings: Rulings): 'each' | 'once' =>
  rulings['auras-stack'] === 'once' ? 'once' : 'each';
