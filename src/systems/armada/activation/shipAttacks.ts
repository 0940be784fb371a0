import type { Unit } from '../attack/pool';
import type { Zone } from '../terms';

/** An attack as it is declared: the first defender, and those declared after it. */
export interface Declared {
  readonly zone: Zone;
  readonly targets: readonly {
    readonly id: string;
    readonly unit: Unit;
    readonly side: 'enemy' | 'friendly';
  }[];
}

export type ShipAttackRefusal =
  | 'no-attack-left'
  | 'zone-already-used'
  | 'friendly-target'
  | 'squadrons-only'
  | 'squadron-targeted-twice';

export const MOST_ATTACKS = 2;

/** Attack; Attack 6, AR-37: why an attack cannot be declared so; the first reason that applies. */
export const whyNotDeclared = (
  used: readonly Zone[],
  { zone, targets }: Declared,
): ShipAttackRefusal | null => {
  if (used.length >= MOST_ATTACKS) return 'no-attack-left';
  if (used.includes(zone)) return 'zone-already-used';
  if (targets.some(({ side }) => side === 'friendly')) return 'friendly-target';
  if (targets.length > 1 && targets.some(({ unit }) => unit === 'ship')) return 'squadrons-only';
  const isTwice = new Set(targets.map(({ id }) => id)).size < targets.length;
  return isTwice ? 'squadron-targeted-twice' : null;
};
