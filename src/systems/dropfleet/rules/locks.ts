import type { Rulings } from '../rulings';
import type { Layer } from '../terms';
import { modified, type Needed } from './numbers';

/** What is shot at, as far as a Lock asks: a Ship, or a dropsite. */
export interface Aim {
  readonly layer: Layer;
  /** At home in Atmosphere: a Descent Ship, or a City. */
  readonly descent: boolean;
  /** A dropsite, no Ship. */
  readonly site?: boolean;
}

export interface Lock {
  readonly lock: number;
  /** Null: none can be rolled. */
  readonly critical: Needed;
}

const SIX = 6;

/** §7.3.3: two above the Lock in use (rulings critical-follows-lock, critical-beyond-six). */
const criticalOf = (printed: number, lock: number, rulings: Rulings): Needed => {
  const needs = (rulings['critical-follows-lock'] === 'modified' ? lock : printed) + 2;
  if (needs <= SIX) return Math.max(needs, lock);
  return rulings['critical-beyond-six'] === 'none' ? null : SIX;
};

/**
 * §3.1, §7.3.3: the number to hit and the one for a critical, for any attacker (ruling atmosphere-any-attacker).
 * Some special rules take the penalties of a layer away.
 */
export const lockAgainst = (
  printed: number,
  modifiers: readonly number[],
  attacker: Layer,
  { layer, descent, site = false }: Aim,
  rulings: Rulings,
  special = '',
): Lock => {
  const has = (name: string): boolean => special.toLowerCase().includes(name);
  const isLow = layer === 'atmosphere';
  const isBomb = has('bombardment');
  const escapes = has('escape velocity');
  const isFree = attacker === 'atmosphere' && rulings['atmosphere-any-attacker'] === 'orbit-only';
  const overcomes = attacker === 'orbit' ? 're-entry' : 'air to air';
  const isSpared = isBomb || isFree || (!site && has(overcomes));
  const isOutOfReach = isLow ? descent && !isSpared && (site || !escapes) : isBomb && !site;
  if (isOutOfReach) return { lock: SIX, critical: null };
  const byLayer = rulings['lock-minus-one-harder'] === 'harder' ? -1 : 1;
  const lower = isLow && !isSpared ? byLayer : 0;
  const all = [...modifiers, lower, isBomb && isLow && site ? 2 : 0];
  const isSum = rulings['modifiers-sum-then-limit'] === 'sum';
  const lock = isSum
    ? modified(printed, ...all)
    : all.reduce((now, one) => modified(now, one), printed);
  const isUpwards = attacker === 'atmosphere' && !isLow && !escapes;
  const critical = criticalOf(printed, lock, rulings);
  if (!isUpwards) return { lock, critical };
  const mayBe = rulings['sixes-may-be-critical'] === 'may' && critical !== null;
  return { lock: SIX, critical: mayBe ? SIX : null };
};
