import type { ConstructionList } from '../cards/types';
import type { FleetMode } from './types';

/** How many copies of a ship a fleet has, and the most it may still come to have. */
export interface Prospect {
  readonly now: number;
  readonly most: number;
}

/** 10B-04: whether a fleet that is still growing can end within its list's restrictions. */
export const canStillHold = (
  list: ConstructionList,
  mode: FleetMode,
  prospect: (ship: string) => Prospect,
): boolean => {
  if (mode === 'open') return true;
  const total = (ships: readonly string[], of: keyof Prospect) =>
    ships.reduce((sum, ship) => sum + prospect(ship)[of], 0);
  return list.restrictions.every((asked) => {
    switch (asked.on) {
      case 'count':
        return (
          total(asked.ships, 'now') <= (asked.max ?? Infinity) &&
          total(asked.ships, 'most') >= (asked.min ?? 0)
        );
      case 'needs':
        return prospect(asked.ship).most >= asked.count * prospect(asked.perShip).now;
      case 'text':
        return true;
    }
  });
};
