import type { KeywordValue, KeywordNames } from '../cards/keywordText';
import type { Explained, Source, Tally } from '../explain';
import { PRINTED, type KeywordInPlay, type AnyNearby } from '../piece';
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

type AnyHooks<Names extends PropertyKey> = Readonly<
  Record<Names, (value: never, at: never) => unknown>
>;
export type ValueIn<SomeHooks extends AnyHooks<Name>, Name extends PropertyKey> = Parameters<
  SomeHooks[Name]
>[0];
/** What a hook is given besides the keyword and who has it. */
export type ExtraIn<SomeHooks extends AnyHooks<Name>, Name extends PropertyKey> = Omit<
  Parameters<SomeHooks[Name]>[1],
  keyof AnyKeywordAt<unknown, unknown>
>;

/** What a keyword needs of the rules in force. */
export interface AnyKeywordRules<SomeHooks, SomeRulings> {
  readonly keywords: readonly AnyKeywordRule<SomeHooks>[];
  readonly rulings: SomeRulings;
}

interface WithKeywords {
  readonly keywords: readonly KeywordInPlay[];
}

export const hasKeyword = (piece: WithKeywords, name: string): boolean =>
  piece.keywords.some((keyword) => keyword.name === name);

const outranks = (one: KeywordInPlay, other: KeywordInPlay): boolean =>
  typeof one.value === 'number'
    ? one.value > (typeof other.value === 'number' ? other.value : 0)
    : one.value !== undefined && other.value === undefined;

/** The keywords that act: all of one that adds up, else the highest, and one with brackets before one without. */
export const actingKeywords = (
  table: KeywordNames,
  keywords: readonly KeywordInPlay[],
): readonly KeywordInPlay[] => {
  const acting: KeywordInPlay[] = [];
  for (const keyword of keywords) {
    const rule = table.find(({ name }) => name === keyword.name);
    const adds = rule?.value === 'number' && rule.several === 'add';
    const at = acting.findIndex((other) => other.name === keyword.name);
    const other = acting[at];
    if (adds || !other) acting.push(keyword);
    else if (outranks(keyword, other)) acting[at] = keyword;
  }
  return acting;
};

/** How the keywords of an edition act, by its own hooks, pieces and rulings. */
export const makeApply = <
  SomeHooks extends AnyHooks<keyof SomeHooks>,
  SomePiece extends WithKeywords,
  SomeRulings,
>() => {
  const act = <Name extends keyof SomeHooks>(
    { keywords, rulings }: AnyKeywordRules<SomeHooks, SomeRulings>,
    name: Name,
    value: ValueIn<SomeHooks, Name>,
    bearer: SomePiece,
    keyword: KeywordInPlay,
    extra: ExtraIn<SomeHooks, Name>,
  ): ValueIn<SomeHooks, Name> => {
    const hook = keywords.find((rule) => rule.name === keyword.name)?.[name];
    if (!hook) return value;
    // The hook of this name takes and gives this value.
    const call = hook as (value: ValueIn<SomeHooks, Name>, at: unknown) => ValueIn<SomeHooks, Name>;
    return call(value, { ...extra, keyword, bearer, rulings });
  };

  /** Lets every keyword of a piece act at one moment. */
  const applyOwn = <Name extends keyof SomeHooks>(
    rules: AnyKeywordRules<SomeHooks, SomeRulings>,
    name: Name,
    value: ValueIn<SomeHooks, Name>,
    bearer: SomePiece,
    extra: ExtraIn<SomeHooks, Name>,
  ): ValueIn<SomeHooks, Name> =>
    actingKeywords(rules.keywords, bearer.keywords).reduce<ValueIn<SomeHooks, Name>>(
      (so, keyword) => act(rules, name, so, bearer, keyword, extra),
      value,
    );

  /** Lets the keywords of the pieces nearby act on a piece, the same one of several each time or once. */
  const applyNearby = <Name extends keyof SomeHooks>(
    rules: AnyKeywordRules<SomeHooks, SomeRulings>,
    name: Name,
    value: ValueIn<SomeHooks, Name>,
    nearby: readonly AnyNearby<SomePiece>[],
    stacking: 'each' | 'once',
    extra: Omit<ExtraIn<SomeHooks, Name>, 'distance'>,
  ): ValueIn<SomeHooks, Name> => {
    const acted = new Set<string>();
    return nearby.reduce<ValueIn<SomeHooks, Name>>((sofar, { piece, distance }) => {
      let now = sofar;
      for (const keyword of actingKeywords(rules.keywords, piece.keywords)) {
        if (stacking === 'once' && acted.has(keyword.name)) continue;
        // `distance` is the one thing that `extra` leaves out.
        const at = { ...extra, distance } as unknown as ExtraIn<SomeHooks, Name>;
        const next = act(rules, name, now, piece, keyword, at);
        if (next !== now) acted.add(keyword.name);
        now = next;
      }
      return now;
    }, value);
  };

  return { applyOwn, applyNearby };
};
