import type { Shields, Zone } from '../terms';
import type { AttackEnd } from './attack';

/** A ship under attack. */
export interface ShipHit {
  readonly zone: Zone;
  readonly shields: Shields;
  /** Hull value less the damage cards that it holds. */
  readonly hullLeft: number;
}

/** Damage: shields of the zone first, then a card a point, until the last that it can take (AR-12). */
export const sufferedBy = (ship: ShipHit, { damage, critical, redirected }: AttackEnd) => {
  const shields = { ...ship.shields };
  let rest = damage;
  for (const { zone, points } of redirected) {
    shields[zone] -= points;
    rest -= points;
  }
  const absorbed = Math.min(rest, shields[ship.zone]);
  shields[ship.zone] -= absorbed;
  const cards = Math.min(ship.hullLeft, rest - absorbed);
  return {
    shields,
    cards,
    /** Critical Effects: the first card is dealt faceup. */
    faceup: critical && cards > 0,
    destroyed: cards >= ship.hullLeft,
  };
};
