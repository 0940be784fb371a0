import type { Role } from '../cards/terms';

/** What an attack can change of a ship that still stands. */
export interface Standing {
  readonly hull: number;
  /** Boxes that may be spent against this attack. */
  readonly shields: number;
  readonly crippled: boolean;
  readonly orders: number;
}

/** Null where the ship is destroyed. */
export type Fate = Standing | null;

/** Hits, Direct Hit: a hull box for each, and the ship with the last of them. */
export const afterHits = (ship: Standing, hits: number): Fate =>
  ship.hull > hits ? { ...ship, hull: ship.hull - hits } : null;

/** What a Critical Hit that nothing stopped does, in words that play and odds share. */
export type CriticalEffect = 'destroyed' | 'crippled' | 'orders-back' | 'hull';

/** Critical Hits: by role. */
export const criticalEffect = (role: Role, ship: Standing): CriticalEffect => {
  switch (role) {
    case 'Escort':
      return 'destroyed';
    case 'Light':
      return ship.shields > 0 ? 'hull' : 'destroyed';
    case 'Heavy':
      return ship.crippled ? 'destroyed' : 'crippled';
    case 'Super Heavy':
      if (ship.orders > 0) return 'orders-back';
      return ship.crippled ? 'destroyed' : 'crippled';
  }
};

/** Critical Hits: the ship afterwards. */
export const afterCritical = (role: Role, ship: Standing): Fate => {
  switch (criticalEffect(role, ship)) {
    case 'destroyed':
      return null;
    case 'crippled':
      return { ...ship, crippled: true };
    case 'orders-back':
      return { ...ship, orders: 0 };
    case 'hull':
      return afterHits(ship, 1);
  }
};

/** How a ship can cancel icons: as it stood, once its orders have gone back, or once it is crippled. */
export type Guard = 'now' | 'withoutOrders' | 'crippled';

/** Critical Hits: what those of this attack have left it; its own orders no longer help once they are gone. */
export const guardOf = (
  before: Pick<Standing, 'crippled' | 'orders'>,
  ship: Pick<Standing, 'crippled' | 'orders'>,
): Guard => {
  if (ship.crippled && !before.crippled) return 'crippled';
  return ship.orders < before.orders ? 'withoutOrders' : 'now';
};
