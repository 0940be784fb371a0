import type { WeaponType } from '../../admirals-shared/cards/terms';
import type { Source, Tally, Modifier, Save } from '../../admirals-shared/explain';
import type { Moves } from '../../admirals-shared/roles';
import type { Wound } from '../../admirals-shared/odds/spec';
import type { Rulings } from '../rulings';
import * as hooks from '../../admirals-shared/keywords/hooks';
import type { Piece, SettledStrike } from '../piece';

export type KeywordAt = hooks.AnyKeywordAt<Piece, Rulings>;

export type NearbyAt = hooks.AnyNearbyAt<Piece, Rulings>;

interface StrikeAt {
  readonly strike: SettledStrike;
}

interface SaveAt {
  readonly icon: Wound;
  readonly weaponTypes: readonly WeaponType[];
}

export type StrikeNearbyAt = NearbyAt & StrikeAt;

/** Where something comes from. */
interface Told {
  readonly source: Source;
  readonly rule: string;
}

/** Unmodified results of the first roll that give a Lock On each, or a Target Lock. */
export interface FreeLockOns extends Told {
  readonly faces: readonly number[];
  readonly as: 'lock-on' | 'target-lock';
}

/** A roll after a skirmish that defeats the opponent when it shows no more than the Direct Hits taken. */
export type Revenge = Told;

/** An order that may be assigned besides the others. */
export interface BonusOrder extends Told {
  readonly order: string;
}

/** Each adds to what stands before it. */
type More<Item, At> = (before: readonly Item[], at: At) => readonly Item[];

/** The moments at which a keyword can act. Each takes the value so far and gives the value from then on. */
export interface Hooks extends hooks.SharedHooks<KeywordAt, NearbyAt> {
  readonly orderLimit: (limit: Tally, at: KeywordAt) => Tally;
  readonly bonusOrders: More<BonusOrder, KeywordAt>;
  /** Whether the piece's Psionic order counts towards its player's one. */
  readonly psionicCounts: (counts: boolean, at: KeywordAt) => boolean;
  readonly moves: (moves: Moves, at: KeywordAt) => Moves;
  readonly movesNearby: (moves: Moves, at: NearbyAt) => Moves;
  readonly drawnIn: More<Modifier, KeywordAt>;
  readonly strikeAsAttacker: More<Modifier, KeywordAt & StrikeAt>;
  readonly strikeAsTarget: More<Modifier, KeywordAt & StrikeAt>;
  /** From pieces near the attacker, of either team. */
  readonly strikeNearby: More<Modifier, StrikeNearbyAt>;
  readonly freeLockOns: More<FreeLockOns, StrikeNearbyAt>;
  readonly strikeSaves: More<Save, KeywordAt & SaveAt>;
  /** Before anything degrades them. */
  readonly skirmishDice: (dice: Tally, at: KeywordAt) => Tally;
  readonly combatPool: (pool: Tally, at: KeywordAt & { readonly opponent: Piece }) => Tally;
  readonly combatSaves: More<Save, KeywordAt>;
  readonly revenge: More<Revenge, KeywordAt>;
}

export type HookName = keyof Hooks;

export type KeywordRule = hooks.AnyKeywordRule<Hooks>;

export type KeywordTable = readonly KeywordRule[];

/** A keyword without anything in brackets. */
export const plain = (name: string, rule: string, acts: Partial<Hooks>): KeywordRule => ({
  name,
  rule,
  value: 'none',
  ...acts,
});

export const { applyNearby, applyOwn } = hooks.makeApply<Hooks, Piece, Rulings>();

/** Ruling auras-stack: whether the same keyword of several pieces acts each time. */
export const aurasStack = (rulings: Rulings): 'each' | 'once' =>
  rulings['auras-stack'] === 'once' ? 'once' : 'each';
