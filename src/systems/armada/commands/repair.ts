import type { Rules } from '../rulings';
import {
  cardsOf,
  perZone,
  type DamageCards,
  type PerZone,
  type Shields,
  type Spent,
  type Zone,
} from '../terms';

/** A hull zone's shields now, and at most. */
export interface ZoneShields {
  readonly shields: number;
  readonly max: number;
}
export type HullZones = PerZone<ZoneShields>;

export type RepairEffect =
  | { readonly effect: 'move'; readonly from: Zone; readonly to: Zone }
  | { readonly effect: 'recover'; readonly to: Zone }
  | {
      readonly effect: 'repair-hull';
      readonly card: 'faceup' | 'facedown';
      /** The card itself, where one is not like another. */
      readonly which?: string;
    };

export type RepairRefusal =
  'not-enough-points' | 'same-zone' | 'no-shield-to-move' | 'at-maximum' | 'no-such-card';

/** Commands, Repair: what each effect costs in engineering points. */
export const REPAIR_COSTS: Readonly<Record<RepairEffect['effect'], number>> = {
  move: 1,
  recover: 2,
  'repair-hull': 3,
};

/** Commands, Repair, AR-19: the value for a dial, half of it rounded up for a token, or both. */
export const engineeringPoints = (
  engineering: number,
  { dial, token }: Spent,
  together: Rules['dial-and-token'] = 'added',
): number => {
  const isHalved = token && !(dial && together === 'greater-one');
  return (dial ? engineering : 0) + (isHalved ? Math.ceil(engineering / 2) : 0);
};

/** A ship as repairs see it. */
export interface Repaired {
  readonly zones: HullZones;
  readonly damageCards: DamageCards;
}

/** Commands, Repair; Shields: why an effect cannot be resolved; the first reason that applies. */
export const whyNotRepaired = (
  { zones, damageCards }: Repaired,
  effect: RepairEffect,
  points: number,
): RepairRefusal | null => {
  if (REPAIR_COSTS[effect.effect] > points) return 'not-enough-points';
  if (effect.effect === 'repair-hull') return damageCards[effect.card] > 0 ? null : 'no-such-card';
  const from = effect.effect === 'move' ? effect.from : null;
  if (from === effect.to) return 'same-zone';
  if (from && zones[from].shields === 0) return 'no-shield-to-move';
  const { shields, max } = zones[effect.to];
  return shields >= max ? 'at-maximum' : null;
};

export const withShields = (zones: HullZones, zone: Zone, by: number): HullZones => ({
  ...zones,
  [zone]: { ...zones[zone], shields: zones[zone].shields + by },
});

/** One card more or less that lies so. */
export const withCard = (ship: Repaired, side: keyof DamageCards, by: number): Repaired => ({
  ...ship,
  damageCards: { ...ship.damageCards, [side]: ship.damageCards[side] + by },
});

export const afterRepair = (ship: Repaired, effect: RepairEffect): Repaired => {
  const { zones } = ship;
  switch (effect.effect) {
    case 'move':
      return { ...ship, zones: withShields(withShields(zones, effect.from, -1), effect.to, 1) };
    case 'recover':
      return { ...ship, zones: withShields(zones, effect.to, 1) };
    case 'repair-hull':
      return withCard(ship, effect.card, -1);
  }
};

export const shieldsOf = (zones: HullZones): Shields => perZone((zone) => zones[zone].shields);

/** AR-20: each effect is resolved before the next is paid for, up to the first that cannot be. */
export const repair = (ship: Repaired, points: number, effects: readonly RepairEffect[]) => {
  let now = ship;
  let left = points;
  let applied = 0;
  let reason: RepairRefusal | null = null;
  for (const effect of effects) {
    reason = whyNotRepaired(now, effect, left);
    if (reason !== null) break;
    now = afterRepair(now, effect);
    left -= REPAIR_COSTS[effect.effect];
    applied += 1;
  }
  return { ship: now, applied, reason, pointsLost: left };
};

export const isDestroyedBy = (hull: number, cards: DamageCards): boolean => cardsOf(cards) >= hull;
