import type { AnyNearby, KeywordInPlay } from '../piece';
import type { KeywordNames } from '../cards/keywordText';
import type { AnyKeywordAt, AnyKeywordRule } from './hooks';

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
