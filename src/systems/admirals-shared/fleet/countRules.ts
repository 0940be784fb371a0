import type { ConstructionList, ListRestriction } from '../cards/types';
import type { FleetMode } from './types';

/** 10B-04 as a sum: so many of these, less so many of those, between two bounds. */
export interface CountRule {
  /** By ship code; a ship that is not named weighs nothing. */
  readonly weights: ReadonlyMap<string, number>;
  readonly least: number;
  readonly most: number;
}

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

/** 10B-04, 13C-04: what a list counts; nothing in open play. */
export const countRules = (list: ConstructionList, mode: FleetMode): readonly CountRule[] =>
  mode === 'open' ? [] : list.restrictions.flatMap(countRule);

/** What a rule comes to in a fleet. */
export const sumOf = ({ weights }: CountRule, copies: ReadonlyMap<string, number>): number =>
  [...weights].reduce((sum, [ship, weight]) => sum + weight * (copies.get(ship) ?? 0), 0);
