import { checked, problems, type Checked } from '../../../../core/checked/checked';
import {
  all,
  at,
  just,
  list,
  object,
  objectDraft,
  oneOf,
  optional,
  orElse,
  tagged,
  type Reader,
} from '../../../../core/checked/read';
import type { KeywordNames } from '../../keywords/hooks';
import { CHART_RESULTS, ICONS, WEAPON_TYPES, type ChartResult, type Icon } from '../terms';
import type { AnyCardModifier, AnyWeaponCard, LockAbility, WeaponCard } from '../types';
import { conditions } from './condition';
import { MOST, MOST_ITEMS } from './limits';
import { code, distance, modifierValue, name, oneTo, rulesText, someOf } from './shared';

export type WeaponWhy =
  | { readonly id: 'chart-result'; readonly found: string }
  | { readonly id: 'chart-result-twice'; readonly result: number };

type Chart = WeaponCard['chart'];
type Row = readonly [ChartResult, readonly Icon[]];

const icons = list(oneOf(ICONS), { most: MOST_ITEMS.icons });

const chartResult = (draft: unknown, path: string): Checked<ChartResult> => {
  const found = typeof draft === 'number' || typeof draft === 'string' ? String(draft) : '';
  const result = CHART_RESULTS.find((one) => String(one) === found);
  if (result !== undefined) return checked(result);
  return problems({ path, why: { id: 'chart-result', found: found.slice(0, 20) } });
};

const row = (found: unknown, draft: unknown, path: string): Checked<Row> => {
  const result = chartResult(found, path);
  const read = icons(draft, path);
  if (!result.ok) return result;
  return read.ok ? checked([result.value, read.value]) : read;
};

const asChart = (rows: Checked<readonly Row[]>, path: string): Checked<Chart> => {
  if (!rows.ok) return rows;
  const results = rows.value.map(([result]) => result);
  const twice = results.find((result, index) => results.indexOf(result) !== index);
  return twice === undefined
    ? checked(Object.fromEntries(rows.value))
    : problems({ path, why: { id: 'chart-result-twice', result: twice } });
};

const rowsReader = list(
  object({
    results: list(chartResult, { least: 1, most: CHART_RESULTS.length }),
    icons,
  }),
  { most: CHART_RESULTS.length },
);

/** Icons by modified result, or rows such as `{ results: [0, 1], icons: ['hit'] }`. */
export const chart: Reader<Chart> = (draft, path) => {
  if (Array.isArray(draft)) {
    const read = rowsReader(draft, path);
    if (!read.ok) return read;
    const rows = read.value.flatMap((one) => one.results.map((result): Row => [result, one.icons]));
    return asChart(checked(rows), path);
  }
  const own = objectDraft(draft, path);
  if (!own.ok) return own;
  const rows = Object.entries(own.value).map(([found, one]) => row(found, one, at(path, found)));
  return asChart(all(rows), path);
};

/** What a card adds, each line with what must hold for it. */
const modifiersWhen = <SomeCondition>(
  when: Reader<readonly SomeCondition[]>,
): Reader<readonly AnyCardModifier<SomeCondition>[]> =>
  list(object({ value: modifierValue, when: orElse(when, []) }), { most: MOST_ITEMS.modifiers });

const HARMFUL = ['hit', 'critical', 'direct'] as const;

/** What a Target Lock buys in every edition. */
export const lockAbilities = {
  icons: object({
    gives: just('icons'),
    icons: list(oneOf(HARMFUL), { least: 1, most: MOST_ITEMS.icons }),
  }),
  dice: object({ gives: just('dice'), dice: oneTo(MOST.dice) }),
  text: object({ gives: just('text'), text: rulesText }),
} as const;

export const lockAbility: Reader<LockAbility> = tagged<LockAbility>('gives', {
  ...lockAbilities,
  'skirmish-dice-penalty': object({
    gives: just('skirmish-dice-penalty'),
    dice: oneTo(MOST.dice),
  }),
});

/** A weapon card, by the conditions of an edition and what its Target Locks may buy. */
export const weaponIn = <SomeCondition, SomeAbility>(
  when: Reader<readonly SomeCondition[]>,
  ability: Reader<SomeAbility>,
): Reader<AnyWeaponCard<SomeCondition, SomeAbility>> =>
  object({
    kind: just('weapon'),
    code,
    name,
    types: someOf(WEAPON_TYPES),
    maxDistance: distance,
    chart,
    modifiers: orElse(modifiersWhen(when), []),
    lockAbility: optional(ability),
    text: optional(rulesText),
  });

/** 3A-03, 5B-01, 5C, 5F-01 */
export const weapon = (table: KeywordNames): Reader<WeaponCard> =>
  weaponIn(conditions(table), lockAbility);
