import type { KeywordInPlay, Nearby, Piece } from '../piece';
import type { Rulings } from '../rulings';
import type { HookName, Hooks, KeywordAt, KeywordNames, KeywordRule, KeywordTable } from './hooks';

/** What a keyword needs of the rules in force. */
export interface KeywordRules {
  readonly keywords: KeywordTable;
  readonly rulings: Rulings;
}

type ValueOf<Name extends HookName> = Parameters<Hooks[Name]>[0];
type AtOf<Name extends HookName> = Parameters<Hooks[Name]>[1];
type ExtraOf<Name extends HookName> = Omit<AtOf<Name>, keyof KeywordAt>;

/** Undefined for a keyword that the table does not know: it is shown and does nothing. */
export const keywordRule = (table: KeywordTable, name: string): KeywordRule | undefined =>
  table.find((rule) => rule.name === name);

export const hasKeyword = (piece: Piece, name: string): boolean =>
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

const act = <Name extends HookName>(
  { keywords, rulings }: KeywordRules,
  name: Name,
  value: ValueOf<Name>,
  bearer: Piece,
  keyword: KeywordInPlay,
  extra: ExtraOf<Name>,
): ValueOf<Name> => {
  const hook = keywordRule(keywords, keyword.name)?.[name];
  if (!hook) return value;
  // The hook of this name takes and gives this value.
  const call = hook as (value: ValueOf<Name>, at: unknown) => ValueOf<Name>;
  return call(value, { ...extra, keyword, bearer, rulings });
};

/** Lets every keyword of a piece act at one moment. */
export const applyOwn = <Name extends HookName>(
  rules: KeywordRules,
  name: Name,
  value: ValueOf<Name>,
  bearer: Piece,
  extra: ExtraOf<Name>,
): ValueOf<Name> =>
  actingKeywords(rules.keywords, bearer.keywords).reduce(
    (so, keyword) => act(rules, name, so, bearer, keyword, extra),
    value,
  );

/** Whether the same keyword of several pieces acts each time. */
export type Stacking = 'each' | 'once';

/** Lets the keywords of the pieces nearby act on a piece. */
export const applyNearby = <Name extends HookName>(
  rules: KeywordRules,
  name: Name,
  value: ValueOf<Name>,
  nearby: readonly Nearby[],
  stacking: Stacking,
  extra: Omit<ExtraOf<Name>, 'distance'>,
): ValueOf<Name> => {
  const acted = new Set<string>();
  return nearby.reduce((sofar, { piece, distance }) => {
    let now = sofar;
    for (const keyword of actingKeywords(rules.keywords, piece.keywords)) {
      if (stacking === 'once' && acted.has(keyword.name)) continue;
      // `distance` is the one thing that `extra` leaves out.
      const at = { ...extra, distance } as unknown as ExtraOf<Name>;
      const next = act(rules, name, now, piece, keyword, at);
      if (next !== now) acted.add(keyword.name);
      now = next;
    }
    return now;
  }, value);
};

/** Ruling auras-stack. */
export const aurasStack = (rulings: Rulings): Stacking =>
  rulings['auras-stack'] === 'once' ? 'once' : 'each';
