import { actingKeywords } from '../../admirals/editions';
import type { KeywordInPlay, Nearby, Piece } from '../piece';
import type { Rulings } from '../rulings';
import type { HookName, Hooks, KeywordAt, KeywordTable } from './hooks';

/** What a keyword needs of the rules in force. */
export interface KeywordRules {
  readonly keywords: KeywordTable;
  readonly rulings: Rulings;
}

type ValueOf<Name extends HookName> = Parameters<Hooks[Name]>[0];
type ExtraOf<Name extends HookName> = Omit<Parameters<Hooks[Name]>[1], keyof KeywordAt>;

const act = <Name extends HookName>(
  { keywords, rulings }: KeywordRules,
  name: Name,
  value: ValueOf<Name>,
  bearer: Piece,
  keyword: KeywordInPlay,
  extra: ExtraOf<Name>,
): ValueOf<Name> => {
  const hook = keywords.find((rule) => rule.name === keyword.name)?.[name];
  if (!hook) return value;
  // The hook of this name takes and gives this value.
  const call = hook as (value: ValueOf<Name>, at: unknown) => ValueOf<Name>;
  return call(value, { ...extra, keyword, bearer, rulings });
};

/** Lets every keyword of a ship act at one moment. */
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

/** Lets the keywords of the ships nearby act on a ship. */
export const applyNearby = <Name extends HookName>(
  rules: KeywordRules,
  name: Name,
  value: ValueOf<Name>,
  about: Piece,
  nearby: readonly Nearby[],
): ValueOf<Name> => {
  const keeps = !about.crippled || rules.rulings['crippled-keeps-granted'] === 'keeps';
  if (!keeps) return value;
  return nearby.reduce(
    (so, { piece, distance }) =>
      // All that a hook of this kind is told besides itself and its bearer.
      applyOwn(rules, name, so, piece, { about, distance } as unknown as ExtraOf<Name>),
    value,
  );
};
