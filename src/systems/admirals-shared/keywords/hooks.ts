import type { KeywordValue } from '../cards/keywordText';
import type { Explained, Source, Tally } from '../explain';
import { PRINTED, type KeywordInPlay } from '../piece';
import type { CombatDie } from '../skirmish/die';

/** What a keyword is given when it acts: itself, who has it, and how this table reads the rules. */
export interface AnyKeywordAt<SomePiece, SomeRulings> {
  readonly keyword: KeywordInPlay;
  readonly bearer: SomePiece;
  readonly rulings: SomeRulings;
}

/** The bearer stands so many hexes from the piece that the question is about. */
export interface AnyNearbyAt<SomePiece, SomeRulings> extends AnyKeywordAt<SomePiece, SomeRulings> {
  readonly about: SomePiece;
  readonly distance: number;
}

export interface MoveRange {
  readonly min: number;
  readonly max: number;
}

/** Moments at which keywords of every edition can act. */
export interface SharedHooks<At, Nearby> {
  readonly armor: (armor: Tally, at: At) => Tally;
  readonly flak: (flak: Tally, at: At) => Tally;
  readonly flakNearby: (flak: Tally, at: Nearby) => Tally;
  readonly combatPoolNearby: (pool: Tally, at: Nearby) => Tally;
  readonly combatDie: (die: Explained<CombatDie>, at: At) => Explained<CombatDie>;
  /** Direct Hits dealt to the opponent when the bearer is defeated in a skirmish. */
  readonly deathBlow: (hits: Tally, at: At) => Tally;
}

/** One keyword of a rulebook with such hooks. */
export type AnyKeywordRule<SomeHooks> = KeywordValue &
  Partial<SomeHooks> & { readonly name: string; readonly rule: string };

export const numberOf = ({ keyword }: { readonly keyword: KeywordInPlay }): number =>
  typeof keyword.value === 'number' ? keyword.value : 0;

interface Named {
  readonly id: string;
  readonly team: string;
}

/** A friend of the piece that the question is about, and not that piece itself. */
export const isFriend = ({ bearer, about }: { readonly bearer: Named; readonly about: Named }) =>
  bearer.team === about.team && bearer.id !== about.id;

/** A keyword as it acts, and who has it. */
interface Acting {
  readonly keyword: KeywordInPlay;
  readonly bearer: { readonly name: string };
}

const sourceOf = ({ name, source }: KeywordInPlay, by: string | null): Source => ({
  of: 'keyword',
  keyword: name,
  from: source === PRINTED ? null : source,
  by,
});

/** A keyword of the piece itself. */
export const ownKeyword = ({ keyword }: Acting): Source => sourceOf(keyword, null);

/** A keyword of another piece. */
export const keywordNearby = ({ keyword, bearer }: Acting): Source =>
  sourceOf(keyword, bearer.name);
