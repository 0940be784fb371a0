import type { Rulings } from '../rulings';
import type { HookName, Hooks, KeywordRule, KeywordTable } from './hooks';
import {
  type ValueIn,
  type ExtraIn,
  type AnyKeywordRules,
  actingKeywords,
  makeApply,
} from '../../admirals-shared/keywords/apply';
import type { Nearby, Piece } from '../piece';

export type KeywordRules = AnyKeywordRules<Hooks, Rulings>;

type ExtraOf<Name extends HookName> = ExtraIn<Hooks, Name>;

type ValueOf<Name extends HookName> = ValueIn<Hooks, Name>;

/** Undefined for a keyword that the table does not know: it is shown and does nothing. */
export const keywordRule = (table: KeywordTable, name: string): KeywordRule | undefined =>
  table.find((rule) => rule.name === name);

export const { act, applyOwn } = makeApply<Hooks, Piece, Rulings>();

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
