import { makeApply } from '../../admirals-shared/keywords/apply';
import type { Nearby, Piece } from '../piece';
import type { Rulings } from '../rulings';
import type { HookName, Hooks, KeywordAt, KeywordTable } from './hooks';

/** What a keyword needs of the rules in force. */
export interface KeywordRules {
  readonly keywords: KeywordTable;
  readonly rulings: Rulings;
}

type ValueOf<Name extends HookName> = Parameters<Hooks[Name]>[0];
type ExtraOf<Name extends HookName> = Omit<Parameters<Hooks[Name]>[1], keyof KeywordAt>;

export const { applyOwn } = makeApply<Hooks, Piece, Rulings>();

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
