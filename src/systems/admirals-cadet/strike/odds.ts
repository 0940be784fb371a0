import type { Distribution } from '../../../core/dice/distribution';
import type { Role } from '../cards/types';
import { afterCritical, afterHit, type Fate, type Standing } from './damage';
import { rollOdds, type RollSpec } from './roll';

/** When the defender spends a shield box that it may spend: `best` is what makes its loss least likely. */
export const SHIELD_POLICIES = ['always', 'never', 'best'] as const;
export type ShieldPolicy = (typeof SHIELD_POLICIES)[number];

export interface TargetSpec extends Standing {
  readonly role: Role;
  readonly blocksCriticals: boolean;
  /** The chance that Armor and Flak stop an icon, as it stands and once it is crippled. */
  readonly stopped: { readonly now: number; readonly crippled: number };
  /** Ruling armor-before-shields. */
  readonly savesFirst: boolean;
  readonly shielding: ShieldPolicy;
}

export interface StrikeOdds {
  readonly destroyed: number;
  readonly crippledAlive: number;
  /** The chance of each number of hull boxes left; none left is destroyed. */
  readonly hullLeft: Distribution;
  readonly expectedHullLeft: number;
}

/** The chance of being destroyed, then of each hull left while sound, then of each while crippled. */
type Ends = Float64Array;

interface Icons {
  readonly hits: number;
  readonly criticals: number;
  readonly directs: number;
}

type Memory = Map<number, Ends>;

const endAt = (target: TargetSpec, fate: Fate): Ends => {
  const ends = new Float64Array(1 + 2 * target.hull);
  const at = fate === null ? 0 : fate.hull + (fate.crippled ? target.hull : 0);
  ends[at] = 1;
  return ends;
};

const mixed = (one: Ends, share: number, other: Ends): Ends =>
  one.map((chance, at) => chance * share + (other[at] ?? 0) * (1 - share));

const hullOf = (target: TargetSpec, at: number): number =>
  at > target.hull ? at - target.hull : at;

const expected = (target: TargetSpec, ends: Ends): number =>
  ends.reduce((sum, chance, at) => sum + chance * hullOf(target, at), 0);

const better = (target: TargetSpec, one: Ends, other: Ends): Ends => {
  const gain = (other[0] ?? 0) - (one[0] ?? 0);
  if (Math.abs(gain) > 1e-15) return gain > 0 ? one : other;
  return expected(target, one) >= expected(target, other) ? one : other;
};

const spent = (ship: Standing): Standing => ({ ...ship, shields: ship.shields - 1 });

const nextIcon = ({ hits, criticals, directs }: Icons): 'hit' | 'critical' | 'direct' | null => {
  if (hits > 0) return 'hit';
  if (criticals > 0) return 'critical';
  return directs > 0 ? 'direct' : null;
};

const without = (icons: Icons, icon: 'hit' | 'critical' | 'direct'): Icons => {
  switch (icon) {
    case 'hit':
      return { ...icons, hits: icons.hits - 1 };
    case 'critical':
      return { ...icons, criticals: icons.criticals - 1 };
    case 'direct':
      return { ...icons, directs: icons.directs - 1 };
  }
};

/** More than any of the counts in a key. */
const RADIX = 256;

/** One number for what is left to resolve and how the ship stands. */
const keyOf = ({ hits, criticals, directs }: Icons, ship: Standing): number =>
  [
    hits,
    criticals,
    directs,
    ship.hull,
    ship.shields,
    ship.orders * 2 + Number(ship.crippled),
  ].reduce((key, count) => key * RADIX + count, 0);

/** What becomes of one Hit or Critical Hit, and of all that follow it. */
const resolveIcon = (
  target: TargetSpec,
  icon: 'hit' | 'critical',
  ship: Standing,
  go: (fate: Fate) => Ends,
): Ends => {
  const through = (): Ends =>
    go(icon === 'hit' ? afterHit(ship) : afterCritical(target.role, ship));
  const stop = ship.crippled ? target.stopped.crippled : target.stopped.now;
  const rolled = (ends: Ends): Ends => (stop === 0 ? ends : mixed(go(ship), stop, ends));
  const mayShield = ship.shields > 0 && (icon === 'hit' || target.blocksCriticals);
  if (!mayShield || target.shielding === 'never') return rolled(through());
  const shielded = go(spent(ship));
  const withBox = target.savesFirst ? rolled(shielded) : shielded;
  return target.shielding === 'always' ? withBox : better(target, withBox, rolled(through()));
};

/** Resolving Attack Icons: Hits, then Critical Hits, then Direct Hits, one by one. */
const resolve = (target: TargetSpec, icons: Icons, fate: Fate, memory: Memory): Ends => {
  const icon = nextIcon(icons);
  if (fate === null || icon === null) return endAt(target, fate);
  const known = memory.get(keyOf(icons, fate));
  if (known) return known;
  const go = (next: Fate): Ends => resolve(target, without(icons, icon), next, memory);
  const ends = icon === 'direct' ? go(afterHit(fate)) : resolveIcon(target, icon, fate, go);
  memory.set(keyOf(icons, fate), ends);
  return ends;
};

const summary = (target: TargetSpec, ends: Ends): StrikeOdds => {
  const at = (index: number): number => ends[index] ?? 0;
  const hullLeft = Array.from({ length: target.hull + 1 }, (_, hull) =>
    hull === 0 ? at(0) : at(hull) + at(hull + target.hull),
  );
  const crippledAlive = ends.slice(target.hull + 1).reduce((sum, chance) => sum + chance, 0);
  return {
    destroyed: at(0),
    crippledAlive,
    hullLeft,
    expectedHullLeft: expected(target, ends),
  };
};

/** Resolving Attack Icons: what an attack does to its target, exactly. */
export const strikeOdds = (spec: RollSpec, target: TargetSpec): StrikeOdds => {
  const memory: Memory = new Map();
  const start: Standing = {
    hull: target.hull,
    shields: target.shields,
    crippled: target.crippled,
    orders: target.orders,
  };
  const ends = new Float64Array(1 + 2 * target.hull);
  for (const { chance, ...icons } of rollOdds(spec))
    resolve(target, icons, start, memory).forEach((share, at) => {
      ends[at] = (ends[at] ?? 0) + share * chance;
    });
  return summary(target, ends);
};
