import * as hooks from '../../admirals-shared/keywords/hooks';
import type { Source, Tally } from '../../admirals-shared/explain';
import type { Nearby, Piece } from '../piece';
import type { Rulings } from '../rulings';

export type KeywordAt = hooks.AnyKeywordAt<Piece, Rulings>;
export type NearbyAt = hooks.AnyNearbyAt<Piece, Rulings>;

interface FightAt extends KeywordAt {
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
export interface Hooks extends hooks.SharedHooks<KeywordAt, NearbyAt> {
  /** Unmodified results that a friend nearby may roll again in an attack. */
  readonly rerollsNearby: (faces: readonly number[], at: NearbyAt) => readonly number[];
  readonly combatPool: (pool: Tally, at: KeywordAt) => Tally;
  /** Direct Hits of the opponent's dice that are cancelled. */
  readonly cancelled: (hits: Tally, at: KeywordAt) => Tally;
  readonly rams: (rams: readonly Ram[], at: FightAt) => readonly Ram[];
  /** Psionic orders that may be played to it after the reveal. */
  readonly latePsionics: (orders: number, at: KeywordAt) => number;
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

const { applyOwn, applyNearby: applyAll } = hooks.makeApply<Hooks, Piece, Rulings>();
export { applyOwn };

/** Lets the keywords of the ships nearby act on a ship; a crippled one by a ruling (crippled-keeps-granted). */
export const applyNearby = <Name extends HookName>(
  rules: { readonly keywords: KeywordTable; readonly rulings: Rulings },
  name: Name,
  value: hooks.ValueIn<Hooks, Name>,
  about: Piece,
  nearby: readonly Nearby[],
): hooks.ValueIn<Hooks, Name> => {
  const keeps = !about.crippled || rules.rulings['crippled-keeps-granted'] === 'keeps';
  // All that a hook of this kind is told besides itself, its bearer and how far that is.
  const extra = { about } as unknown as hooks.ExtraIn<Hooks, Name>;
  return keeps ? applyAll(rules, name, value, nearby, 'each', extra) : value;
};
