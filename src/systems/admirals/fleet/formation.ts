import type { Range } from '../../kit/fleets/ranges';
import { byName, CATEGORIES, type Category } from '../../admirals-shared/cards/terms';
import type { FormationShares } from '../../admirals-shared/cards/constructionListForm';
import type { ConstructionList } from '../../admirals-shared/cards/types';
import { isAnyShips } from './anyShips';
import type { FleetView } from './fleetView';
import type { FleetMode } from '../../admirals-shared/fleet/types';
import type { Rules } from '../rules';

type Shares = Required<FormationShares>;

/** 10B-01 to 03, 13C-01 to 03. */
const RULEBOOK: Readonly<Record<FleetMode, Shares>> = {
  constructed: { coreMin: 0.4, coreMax: 0.6, specialistMax: 0.3, supportMax: 1 },
  open: { coreMin: 0.3, coreMax: 0.7, specialistMax: 0.3, supportMax: 1 },
};

const SECTIONS: Readonly<Record<FleetMode, Readonly<Record<Category, string>>>> = {
  constructed: { core: '10B-01', specialist: '10B-02', support: '10B-03' },
  open: { core: '13C-01', specialist: '13C-02', support: '13C-03' },
};

export interface Share extends Range {
  readonly category: Category;
  readonly power: number;
  /** Shares of the whole, 0 to 1, that make up the range. */
  readonly min: number;
  readonly max: number;
  /** What the shares are taken of: the limit or the power spent. */
  readonly of: number;
  readonly rule: string;
}

/** 10B-04, 13C-04: a list's own shares supersede the rulebook's, in constructed play only. */
export const sharesOf = (mode: FleetMode, list: ConstructionList): Shares =>
  mode === 'open' && !isAnyShips(list)
    ? RULEBOOK.open
    : { ...RULEBOOK.constructed, ...list.shares };

/** 10B-01, 10B-04: the least and the most of Core where a list moves one of them past the other, be it the rulebook's. */
export const crossingCore = (
  mode: FleetMode,
  list: ConstructionList,
): { readonly least: number; readonly most: number } | null => {
  const { coreMin: least, coreMax: most } = sharesOf(mode, list);
  return least > most ? { least, most } : null;
};

/** Ruling formation-share-of-limit: what Core and Specialist are shares of. */
export const isShareOfSpent = ({ rulings }: Rules): boolean =>
  rulings['formation-share-of-limit'] === 'of-spent';

const MINIMUM = { core: 'coreMin', specialist: null, support: null } as const;
const MAXIMUM = { core: 'coreMax', specialist: 'specialistMax', support: 'supportMax' } as const;

const bounds = (shares: Shares, category: Category) => {
  const minimum = MINIMUM[category];
  return { min: minimum === null ? 0 : shares[minimum], max: shares[MAXIMUM[category]] };
};

/** 10B-01 to 04, 13C: the power that each category may take in a fleet of which `of` is the whole. */
export const rangesOf = (
  mode: FleetMode,
  list: ConstructionList,
  of: number,
): Readonly<Record<Category, Range>> => {
  const shares = sharesOf(mode, list);
  return byName(CATEGORIES, (category): Range => {
    const { min, max } = bounds(shares, category);
    return { least: min * of, most: max * of };
  });
};

const overridden = (list: ConstructionList, category: Category): boolean => {
  const minimum = MINIMUM[category];
  const own = list.shares;
  return own[MAXIMUM[category]] !== undefined || (minimum !== null && own[minimum] !== undefined);
};

const sectionOf = (mode: FleetMode, list: ConstructionList, category: Category): string =>
  mode === 'constructed' && overridden(list, category) ? '10B-04' : SECTIONS[mode][category];

/** 10B, 13C: what each category has, and what it may have. */
export const formation = ({ fleet, list, limit, power, spent, rules }: FleetView) => {
  const of = isShareOfSpent(rules) ? power : limit;
  const ranges = rangesOf(fleet.mode, list, of);
  return CATEGORIES.map((category): Share => ({
    category,
    power: spent[category],
    ...bounds(sharesOf(fleet.mode, list), category),
    ...ranges[category],
    of,
    rule: sectionOf(fleet.mode, list, category),
  }));
};
