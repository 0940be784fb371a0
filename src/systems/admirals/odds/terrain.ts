import { chanceAtLeast } from '../../../core/dice/sixSided';
import { cappedAt, expectation, type Distribution } from '../../../core/dice/distribution';

const DUST_GRAZES_FROM = 4;

const DUST_STRIKES_FROM = 6;

/** What a piece that enters a dust cloud has, and whether its owner would rather spend a shield (ruling dust-owner-chooses). */
export interface DustEntry {
  readonly hull: number;
  readonly shields: number;
  readonly spendShield: boolean;
}

export interface DustOdds {
  readonly unharmed: number;
  /** A shield or a Direct Hit. */
  readonly grazed: number;
  /** Two Direct Hits. */
  readonly struck: number;
  readonly shieldSpent: number;
  readonly hullLost: Distribution;
  readonly expectedHullLost: number;
  readonly defeated: number;
}

/** 8C-03: two Direct Hits on a 6, a shield or a Direct Hit on a 4 or 5, and no save. */
export function dustOdds({ hull, shields, spendShield }: DustEntry): DustOdds {
  const struck = chanceAtLeast(DUST_STRIKES_FROM);
  const grazed = chanceAtLeast(DUST_GRAZES_FROM) - struck;
  const unharmed = 1 - grazed - struck;
  const blocks = spendShield && shields > 0;
  const lost = blocks ? [unharmed + grazed, 0, struck] : [unharmed, grazed, struck];
  const hullLost = cappedAt(lost, hull);
  return {
    unharmed,
    grazed,
    struck,
    shieldSpent: blocks ? grazed : 0,
    hullLost,
    expectedHullLost: expectation(hullLost),
    defeated: hullLost[hull] ?? 0,
  };
}
