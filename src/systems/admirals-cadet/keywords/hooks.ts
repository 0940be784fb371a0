import type { CombatDie, Explained, KeywordValue, Source, Tally } from '../../admirals/editions';
import { PRINTED, type KeywordInPlay, type Piece } from '../piece';
import type { Rulings } from '../rulings';

/** What a keyword is told when it acts: itself, who has it, and how this table reads the rules. */
export interface KeywordAt {
  readonly keyword: KeywordInPlay;
  readonly bearer: Piece;
  readonly rulings: Rulings;
}

/** The bearer stands so many hexes from the ship that the question is about. */
export interface NearbyAt extends KeywordAt {
  readonly about: Piece;
  readonly distance: number;
}

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

export type KeywordRule = KeywordValue &
  Partial<Hooks> & { readonly name: string; readonly rule: string };

export type KeywordTable = readonly KeywordRule[];

export const numberOf = ({ keyword }: KeywordAt): number =>
  typeof keyword.value === 'number' ? keyword.value : 0;

const sourceOf = ({ keyword, bearer }: KeywordAt, isNearby: boolean): Source => ({
  of: 'keyword',
  keyword: keyword.name,
  from: keyword.source === PRINTED ? null : keyword.source,
  by: isNearby ? bearer.name : null,
});

export const ownKeyword = (at: KeywordAt): Source => sourceOf(at, false);
export const keywordNearby = (at: KeywordAt): Source => sourceOf(at, true);

/** A friend of the ship that the question is about, and not that ship itself. */
export const isFriend = ({ bearer, about }: NearbyAt): boolean =>
  bearer.team === about.team && bearer.id !== about.id;
