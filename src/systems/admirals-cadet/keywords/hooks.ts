import type {
  AnyKeywordAt,
  AnyKeywordRule,
  AnyNearbyAt,
  CombatDie,
  Explained,
  Source,
  Tally,
} from '../../admirals/editions';
import type { Piece } from '../piece';
import type { Rulings } from '../rulings';

export type KeywordAt = AnyKeywordAt<Piece, Rulings>;
export type NearbyAt = AnyNearbyAt<Piece, Rulings>;

export interface FightAt extends KeywordAt {
  readonly opponent: Piece;
}

/** A roll beside the combat dice: up to so much deals so many Direct Hits more. */
export interface Ram {
  readonly upTo: number;
  readonly hits: number;
  readonly source: Source;
  readonly rule: string;
}

/** The moments at which a keyword can act. Each takes the value so far and gives the value from then on. */
export interface Hooks {
  readonly armor: (armor: Tally, at: KeywordAt) => Tally;
  readonly flak: (flak: Tally, at: KeywordAt) => Tally;
  readonly flakNearby: (flak: Tally, at: NearbyAt) => Tally;
  /** Unmodified results that a friend nearby may roll again in an attack. */
  readonly rerollsNearby: (faces: readonly number[], at: NearbyAt) => readonly number[];
  readonly combatPool: (pool: Tally, at: KeywordAt) => Tally;
  readonly combatPoolNearby: (pool: Tally, at: NearbyAt) => Tally;
  readonly combatDie: (die: Explained<CombatDie>, at: KeywordAt) => Explained<CombatDie>;
  /** Direct Hits of the opponent's dice that are cancelled. */
  readonly cancelled: (hits: Tally, at: KeywordAt) => Tally;
  readonly rams: (rams: readonly Ram[], at: FightAt) => readonly Ram[];
  /** Direct Hits dealt to the opponent when the bearer is destroyed in a skirmish. */
  readonly deathBlow: (hits: Tally, at: KeywordAt) => Tally;
  /** Psionic orders that may be played to it after the reveal. */
  readonly latePsionics: (orders: number, at: KeywordAt) => number;
}

export type HookName = keyof Hooks;

export type KeywordRule = AnyKeywordRule<Hooks>;
export type KeywordTable = readonly KeywordRule[];
