import type { CountRule } from '../../kit/fleets/completionBound';
import type { ListRestriction } from '../../admirals-shared/cards/constructionListForm';
import type { ConstructionList } from '../../admirals-shared/cards/types';
import type { FleetMode } from '../../admirals-shared/fleet/types';

const countRule = (asked: ListRestriction): readonly CountRule[] => {
  switch (asked.on) {
    case 'count': {
      const weights = new Map(asked.ships.map((ship) => [ship, 1]));
      return [{ weights, least: asked.min ?? 0, most: asked.max ?? Infinity }];
    }
    case 'needs': {
      const weights = new Map([[asked.perShip, -asked.count]]);
      weights.set(asked.ship, (weights.get(asked.ship) ?? 0) + 1);
      return [{ weights, least: 0, most: Infinity }];
    }
    case 'text':
      return [];
  }
};

/** 10B-04, 13C-04: what a list counts, as sums; nothing in open play. */
export const countRules = (list: ConstructionList, mode: FleetMode): readonly CountRule[] =>
  mode === 'open' ? [] : list.restrictions.flatMap(countRule);

/** What a rule comes to in a fleet. */
export const sumOf = ({ weights }: CountRule, copies: ReadonlyMap<string, number>): number =>
  [...weights].reduce((sum, [ship, weight]) => sum + weight * (copies.get(ship) ?? 0), 0);
